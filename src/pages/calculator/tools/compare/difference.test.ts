import { describe, expect, it } from 'vitest';
import { formatValue } from '../../../../engine/format.ts';
import type { Formatting } from '../../../../quantity/formatting.ts';
import { differenceOf, EQUAL } from './difference.ts';

const MONEY: Formatting = { format: 'money' };

/** The difference, with plain spaces. */
function difference(from: unknown, to: unknown, formatting: Formatting): string | undefined {
  const given = (raw: unknown) => ({ raw, text: formatValue(raw, formatting) });
  return differenceOf(given(from), given(to), formatting)?.replaceAll('\u00a0', ' ');
}

describe('differenceOf', () => {
  it('states the amount and the percentage', () => {
    expect(difference(1000, 1100, MONEY)).toBe('+R$ 100,00 (+10%)');
    expect(difference(1000, 875, MONEY)).toBe('−R$ 125,00 (−12,5%)');
    expect(difference(3, 4, { format: 'integer', unit: 'dias' })).toBe('+1 dia (+33,3%)');
    expect(difference(24, 27, { format: 'yearsAndMonths' })).toBe('+3 meses (+12,5%)');
    expect(difference(22.86, 24.49, { format: 'number', unit: 'kg/m²' })).toBe('+1,63 kg/m² (+7,1%)');
  });

  it('treats values as equal if their texts are', () => {
    expect(difference(1000, 1000, MONEY)).toBe(EQUAL);
    expect(difference(22.861, 22.859, { format: 'number' })).toBe(EQUAL);
    expect(difference('Sobrepeso', 'Sobrepeso', { format: 'text' })).toBe(EQUAL);
  });

  it('is calculated from the rounded figures', () => {
    // 1.004 and 1.006 are written as 1 and 1.01.
    expect(difference(1.004, 1.006, { format: 'number' })).toBe('+0,01 (+1%)');
  });

  it('omits the percentage of zero, of a debt, and of a tiny amount', () => {
    expect(difference(0, 50, MONEY)).toBe('+R$ 50,00');
    expect(difference(-100, 50, MONEY)).toBe('+R$ 150,00');
    expect(difference(100, -50, MONEY)).toBe('−R$ 150,00');
    expect(difference(0.01, 500, MONEY)).toBe('+R$ 499,99');
    expect(difference(1_000_000, 1_000_000.01, MONEY)).toBe('+R$ 0,01');
    expect(difference(100, 0, MONEY)).toBe('−R$ 100,00 (−100%)');
  });

  it('is in percentage points between rates, and in days between dates', () => {
    expect(difference(9.5, 11, { format: 'percent' })).toBe('+1,5 p.p.');
    expect(difference(9.5, 9.4375, { format: 'percent', decimals: 4 })).toBe('−0,0625 p.p.');
    expect(difference('2026-11-22', '2026-12-22', { format: 'date' })).toBe('+30 dias');
    expect(difference('2026-11-22', '2026-11-21', { format: 'date' })).toBe('−1 dia');
  });

  it('returns nothing for words, years and missing values', () => {
    expect(difference('Normal', 'Sobrepeso', { format: 'text' })).toBeUndefined();
    expect(difference(2025, 2026, { format: 'text' })).toBeUndefined();
    expect(difference(true, false, { format: 'yesNo' })).toBeUndefined();
    const there = { raw: 1, text: '1' };
    expect(differenceOf(undefined, there, MONEY)).toBeUndefined();
    expect(differenceOf(there, undefined, MONEY)).toBeUndefined();
  });
});
