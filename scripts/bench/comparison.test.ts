import { describe, expect, it } from 'vitest';
import { byHand, verdicts } from './comparison.ts';
import { measured } from './testing/measured.ts';

const byMeasure = (all: Parameters<typeof verdicts>[0]) =>
  Object.fromEntries(verdicts(all).map(({ measure, isMet, isAhead }) => [measure, { isMet, isAhead }]));

describe('byHand', () => {
  it('is the page written by hand at the same rate', () => {
    const slow = measured('by-hand', 'hand', 40, {}, 4);
    expect(byHand([measured('by-hand', 'hand', 10), slow], 4)).toBe(slow);
  });

  it('cannot be done without', () => {
    expect(() => byHand([measured('ours', 'ours', 10)], 1)).toThrow('was not measured');
  });
});

describe('verdicts', () => {
  const hand = measured('by-hand', 'hand', 10);
  const engine = measured('engine', 'engine', 30);

  it('allow 1.4 times the JavaScript, twice the mount, and 1.5 times the rest', () => {
    const limits = { scripts: 14_000, ready: 20, keys: 15, first: 15, later: 15 };
    const met = { isMet: true, isAhead: true };
    expect(byMeasure([measured('ours', 'ours', 10, limits), hand, engine])).toEqual({
      scripts: met,
      ready: met,
      keys: met,
      first: met,
      later: met,
    });
    const above = { scripts: 14_001, ready: 20.1, keys: 15.1, first: 15.1, later: 15.1 };
    const missed = { isMet: false, isAhead: true };
    expect(byMeasure([measured('ours', 'ours', 10, above), hand, engine])).toEqual({
      scripts: missed,
      ready: missed,
      keys: missed,
      first: missed,
      later: missed,
    });
  });

  it('put ours ahead only of engines that all need more', () => {
    const all = [measured('ours', 'ours', 12), hand, engine, measured('engine', 'quick', 50, { keys: 12 })];
    const verdict = byMeasure(all);
    expect(verdict['keys']).toEqual({ isMet: true, isAhead: false });
    expect(verdict['ready']).toEqual({ isMet: true, isAhead: true });
  });

  it('compare each rate with itself', () => {
    const all = [
      measured('ours', 'ours', 20),
      hand,
      measured('ours', 'ours', 40, {}, 4),
      measured('by-hand', 'hand', 40, {}, 4),
    ];
    const ratios = verdicts(all).map(({ rate, measure, ratio }) => [rate, measure, ratio]);
    expect(ratios).toContainEqual([1, 'ready', 2]);
    expect(ratios).toContainEqual([4, 'ready', 1]);
    expect(ratios.filter(([, measure]) => measure === 'scripts')).toEqual([[1, 'scripts', 2]]);
  });
});
