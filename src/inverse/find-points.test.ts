import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundHalfAway } from '../decimal/rounding.ts';
import type { GridFunction } from './memo.ts';
import { findPoints, MAX_TRIED, type Wanted } from './find-points.ts';

const AROUND_ZERO = [{ at: 0, perDecade: 4 }];

function find(compute: GridFunction, target: number, range: Partial<Wanted> = {}) {
  return findPoints(compute, {
    from: 0,
    to: 1e12,
    landmarks: AROUND_ZERO,
    grain: 0.01,
    target,
    ...range,
  });
}

describe('findPoints', () => {
  it('finds the point of a rising and of a falling function', () => {
    expect(find((at) => 3 * at + 7, 3_000_007)).toMatchObject({
      met: [{ from: 1_000_000, to: 1_000_000 }],
      passed: [],
      isComplete: true,
    });
    expect(find((at) => 5e9 - 2 * at, 1234).met).toEqual([{ from: 2_499_999_383, to: 2_499_999_383 }]);
  });

  it('finds points on both sides of zero', () => {
    const { met } = find((at) => at * at, 144, { from: -1e9, to: 1e9 });
    expect(met).toEqual([
      { from: -12, to: -12 },
      { from: 12, to: 12 },
    ]);
  });

  it('finds the values far from a pole, before it looks for peaks in the steps of a rounded function', () => {
    // 31.500 / at in millionths is less than half of one, and rounds to zero, beyond 63 billion.
    const inverse = (at: number) => (at === 0 ? undefined : roundHalfAway(31_500 / at, 6));
    const landmarks = [...AROUND_ZERO, { at: 300, perDecade: 1 }];
    const { met } = find(inverse, 0, { from: -1e11, to: 1e11, landmarks, grain: 1e-6 });
    expect(met).toEqual([
      { from: -1e11, to: -63e9 - 1 },
      { from: 63e9 + 1, to: 1e11 },
    ]);
  });

  it('finds the complete flat stretch of a constant function', () => {
    const steps = (at: number) => Math.floor(at / 1000);
    expect(find(steps, 42).met).toEqual([{ from: 42_000, to: 42_999 }]);
    expect(find(() => 7, 7).met).toEqual([{ from: 0, to: 1e12 }]);
  });

  it('finds both points of a valley, even between samples', () => {
    // (at − 5.000.000)² is 10.000 at a hundred points to the left and to the right.
    const valley = (at: number) => (at - 5_000_000) ** 2;
    expect(find(valley, 10_000).met).toEqual([
      { from: 4_999_900, to: 4_999_900 },
      { from: 5_000_100, to: 5_000_100 },
    ]);
    const hill = (at: number) => 1e6 - Math.abs(at - 777_777);
    expect(find(hill, 1e6).met).toEqual([{ from: 777_777, to: 777_777 }]);
  });

  it('finds the points on both sides of a jump, from any starting point', () => {
    // Rises by one per step and falls by a thousand at 317.000: it reaches 316.500 there, and again 1.000 later.
    const sawtooth = (at: number) => (at < 317_000 ? at : at - 1000);
    for (const present of [0, 250_000, 316_600, 317_100, 900_000]) {
      const landmarks = [...AROUND_ZERO, { at: present, perDecade: 1 }];
      expect(find(sawtooth, 316_500, { landmarks }).met, String(present)).toEqual([
        { from: 316_500, to: 316_500 },
        { from: 317_500, to: 317_500 },
      ]);
    }
  });

  it('reports both sides if the function jumps over the value', () => {
    const waived = (at: number) => (at * 0.11 < 1000 ? 0 : Math.floor(at * 0.11));
    // 9.091 × 0,11 = 1.000,01; 9.090 × 0,11 = 999,9.
    expect(find(waived, 500)).toMatchObject({
      met: [],
      passed: [{ before: { at: 9090, value: 0 }, after: { at: 9091, value: 1000 }, kind: 'jump' }],
    });
  });

  it('finds no point if the steps are coarser than the value’s precision', () => {
    expect(find((at) => 8 * at, 1234)).toMatchObject({
      met: [],
      passed: [{ before: { at: 154, value: 1232 }, after: { at: 155, value: 1240 }, kind: 'step' }],
    });
  });

  it('finds no point for a value out of range, and reports the range', () => {
    const bounded = (at: number) => 100 - 100 / (1 + at);
    expect(find(bounded, 250)).toMatchObject({
      met: [],
      passed: [],
      reach: { lowest: { at: 0, value: 0 }, highest: { at: 1e12 } },
      isComplete: true,
    });
  });

  it('searches up to the last accepted point', () => {
    const until = (at: number) => (at > 123_456 ? undefined : at);
    expect(find(until, 123_456)).toMatchObject({
      met: [{ from: 123_456, to: 123_456 }],
      accepted: { from: 0, to: 123_456 },
    });
  });

  it('reports the two points around a refused stretch that may contain the value', () => {
    const broken = (at: number) => (at > 2000 && at < 3000 ? undefined : at);
    expect(find(broken, 2500)).toMatchObject({
      met: [],
      passed: [{ before: { at: 2000, value: 2000 }, after: { at: 3000, value: 3000 }, kind: 'gap' }],
    });
    expect(find(broken, 3001).met).toEqual([{ from: 3001, to: 3001 }]);
    // Refused only between the first samples.
    const narrow = (at: number) => (at > 1_500_000 && at < 1_500_009 ? undefined : at);
    expect(find(narrow, 1_500_004).passed).toMatchObject([
      { before: { at: 1_500_000 }, after: { at: 1_500_009 }, kind: 'gap' },
    ]);
  });

  it('finds a point near the crossing if a sum of rounded parts fluctuates', () => {
    // 10, 9, 12, 11, 14, 13 …: 13 is next to the 14 that crosses the value.
    const wavering = (at: number) => (at % 2 === 0 ? at + 10 : at + 8);
    expect(find(wavering, 1_000_013).met).toEqual([{ from: 1_000_005, to: 1_000_005 }]);
  });

  it('finds no point if the function refuses everything', () => {
    const found = find(() => undefined, 5);
    expect(found).toMatchObject({ met: [], passed: [], isComplete: true });
    expect(found.reach).toBeUndefined();
  });

  it('reports partial results if the function is too irregular', () => {
    let seed = 1;
    const noise = () => (seed = (seed * 16_807) % 2_147_483_647) % 1000;
    const found = find(noise, 500.5);
    expect(found.isComplete).toBe(false);
    expect(found.tried).toBe(MAX_TRIED);
  });

  it('always finds the point if the function rises by at most one per step', () => {
    const cases = fc.record({
      root: fc.integer({ min: 0, max: 1e11 }),
      slope: fc.double({ min: 0.01, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(cases, ({ root, slope }) => {
        const compute = (at: number) => Math.floor(at * slope);
        const { met, tried } = find(compute, compute(root));
        expect(met).toHaveLength(1);
        expect(met[0]?.from).toBeLessThanOrEqual(root);
        expect(met[0]?.to).toBeGreaterThanOrEqual(root);
        expect(tried).toBeLessThanOrEqual(MAX_TRIED);
      }),
    );
  });
});
