import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { columnSpans, compactNumber, linearScale, niceTicks, stacked, wholeTicks } from './scales.ts';

describe('scales', () => {
  it('niceTicks returns round numbers from zero to the largest value or above', () => {
    expect(niceTicks(0, 49_308, 4)).toEqual([0, 20_000, 40_000, 60_000]);
    expect(niceTicks(0, 0, 4)).toEqual([0, 1]);
    expect(niceTicks(-5, 10, 3)).toEqual([-5, 0, 5, 10]);
  });

  it('wholeTicks returns whole numbers for years and months', () => {
    expect(wholeTicks(1, 10, 4)).toEqual([5, 10]);
    expect(wholeTicks(0, 3, 8)).toEqual([0, 1, 2, 3]);
    expect(wholeTicks(0, 360, 8)).toEqual([0, 50, 100, 150, 200, 250, 300, 350]);
  });

  it('linearScale maps values to pixels linearly, even for an empty range', () => {
    const toPixel = linearScale(0, 10, 100, 200);
    expect([toPixel(0), toPixel(5), toPixel(10)]).toEqual([100, 150, 200]);
    expect(linearScale(3, 3, 0, 100)(3)).toBe(0);
  });

  it('stacked adds the series of each point', () => {
    expect(stacked([{ values: [1, 2, 3] }])).toEqual([[1, 3, 6]]);
  });

  it('columnSpans places columns side by side or stacks them, negative ones downwards', () => {
    const points = [{ values: [3, -2, 4, -1] }];
    expect(columnSpans(points, false)).toEqual([
      [
        { from: 0, to: 3 },
        { from: 0, to: -2 },
        { from: 0, to: 4 },
        { from: 0, to: -1 },
      ],
    ]);
    expect(columnSpans(points, true)).toEqual([
      [
        { from: 0, to: 3 },
        { from: 0, to: -2 },
        { from: 3, to: 7 },
        { from: -2, to: -3 },
      ],
    ]);
  });

  it('compactNumber abbreviates large amounts', () => {
    expect(compactNumber(1_500_000)).toBe('1,5 mi');
    expect(compactNumber(20_000)).toBe('20 mil');
  });
});

it('compactNumber formats numbers like Intl.NumberFormat, with the minus sign of all other numbers', () => {
  const platform = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 });
  const amounts = fc.tuple(
    fc.integer({ min: 1, max: 999_999 }),
    fc.integer({ min: -2, max: 18 }),
    fc.boolean(),
  );
  fc.assert(
    fc.property(amounts, ([digits, zeros, isNegative]) => {
      const value = Number(`${isNegative ? '-' : ''}${digits}e${zeros}`);
      fc.pre(Math.abs(value) >= 0.05);
      expect(compactNumber(value)).toBe(platform.format(value).replaceAll('\u00a0', ' ').replace('-', '−'));
    }),
    { numRuns: 3000 },
  );
});
