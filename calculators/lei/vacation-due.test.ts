import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reais } from '../../src/decimal/money.ts';
import { count, money } from '../../src/quantity/quantity.ts';
import { doubleVacation, mostDoubleDays, proportionalVacation, vacationTwelfths } from './vacation-due.ts';

describe('twelfths of vacation', () => {
  it.each<[string, number, string, number]>([
    // From 1 February to 28 September: seven months and 28 days.
    ['2023-02-01', 3, '2026-09-28', 8],
    // From date to date: fourteen days beyond a month do not count, fifteen do.
    ['2026-02-02', 0, '2026-09-15', 7],
    ['2026-02-02', 0, '2026-09-16', 8],
    ['2026-05-10', 0, '2026-05-23', 0],
    ['2026-05-10', 0, '2026-05-24', 1],
    // A month from 31 January ends with February.
    ['2026-01-31', 0, '2026-03-13', 1],
    ['2026-01-31', 0, '2026-03-14', 2],
    ['2024-02-29', 1, '2025-03-27', 1],
    // The notice completes the period, and goes beyond it.
    ['2025-03-01', 0, '2026-02-28', 12],
    ['2025-03-01', 0, '2026-03-14', 12],
    ['2025-03-01', 0, '2026-03-15', 13],
    ['2020-08-20', 6, '2026-08-20', 0],
  ])('of a contract from %s, with %i years, to %s are %i', (admission, years, end, twelfths) => {
    expect(vacationTwelfths(admission, years, end)).toBe(twelfths);
  });
});

function proportional(base: number, twelfths: number, days: number): number {
  return reais(proportionalVacation(money(base), count(twelfths), count(days)).exact);
}

describe('proportional vacation', () => {
  it('is a twelfth of the salary for each, and a third', () => {
    expect(proportional(3000, 8, 30)).toBe(2666.67);
    expect(proportional(3000, 12, 30)).toBe(4000);
    expect(proportional(3000, 0, 30)).toBe(0);
  });

  it('is reduced by absences, but not beyond the twelve months to which they belong', () => {
    // 3,000 × (6 × 24 ÷ 30) ÷ 12 × 4 ÷ 3
    expect(proportional(3000, 6, 24)).toBe(1600);
    expect(proportional(3000, 6, 0)).toBe(0);
    // 3,000 × (12 × 18 ÷ 30 + 1) ÷ 12 × 4 ÷ 3
    expect(proportional(3000, 13, 18)).toBe(2733.33);
    expect(proportional(3000, 13, 0)).toBe(333.33);
    expect(proportional(3000, 13, 30)).toBe(4333.33);
  });

  it('never falls with a twelfth more or a day more', () => {
    const days = fc.constantFrom(0, 12, 18, 24, 30);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), days, days, (twelfths, a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        expect(proportional(1234.56, twelfths, less)).toBeLessThanOrEqual(
          proportional(1234.56, twelfths, more),
        );
        expect(proportional(1234.56, twelfths - 1, less)).toBeLessThanOrEqual(
          proportional(1234.56, twelfths, less),
        );
      }),
    );
  });
});

describe('double vacation', () => {
  it('is the salary of the days twice, with the third', () => {
    expect(doubleVacation(money(3000), count(30)).number).toBe(8000);
    expect(reais(doubleVacation(money(1000), count(7)).exact)).toBe(622.22);
  });

  it('is possible for every completed period but the newest', () => {
    expect([0, 1, 2, 4].map(mostDoubleDays)).toEqual([0, 0, 30, 90]);
  });
});
