import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstDayIn,
  formatMonth,
  isMonth,
  lastDayIn,
  monthInWords,
  monthLater,
  monthsApart,
  monthsThrough,
  monthWith,
  parseMonth,
} from './month.ts';

const month = fc
  .tuple(fc.integer({ min: 1900, max: 2200 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);

describe('Month', () => {
  it.each(['2026-01', '2026-12', '0001-01', '9999-12'])('accepts %s', (text) => {
    expect(isMonth(text)).toBe(true);
  });

  it.each(['2026-13', '2026-00', '2026-1', '01/2026', '2026-01-01', '0000-01', ''])('refuses %j', (text) => {
    expect(isMonth(text)).toBe(false);
  });

  it('throws for any other text', () => {
    expect(() => monthLater('2026-13', 1)).toThrow(RangeError);
    expect(() => firstDayIn('2026')).toThrow(RangeError);
  });

  it('has a first and a last day', () => {
    expect(monthWith('2024-02-29')).toBe('2024-02');
    expect([firstDayIn('2024-02'), lastDayIn('2024-02')]).toEqual(['2024-02-01', '2024-02-29']);
    expect(lastDayIn('2026-12')).toBe('2026-12-31');
  });

  it('counts across years', () => {
    expect(monthLater('2026-11', 2)).toBe('2027-01');
    expect(monthLater('2026-01', -1)).toBe('2025-12');
    expect(monthsApart('2025-11', '2026-02')).toBe(3);
    expect(monthsThrough('2025-11', '2026-02')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(monthsThrough('2026-02', '2026-02')).toEqual(['2026-02']);
    expect(monthsThrough('2026-02', '2026-01')).toEqual([]);
  });

  it('is formatted as in Brazil', () => {
    expect(formatMonth('2026-11')).toBe('11/2026');
    expect(monthInWords('2026-03')).toBe('março de 2026');
  });

  it('monthLater is the inverse of monthsApart', () => {
    fc.assert(
      fc.property(month, fc.integer({ min: -1000, max: 1000 }), (start, months) => {
        expect(monthsApart(start, monthLater(start, months))).toBe(months);
      }),
    );
  });
});

describe('parseMonth', () => {
  it.each([
    ['10/2026', '2026-10'],
    ['1/2026', '2026-01'],
    [' 01-2026 ', '2026-01'],
    ['2026-10', '2026-10'],
    ['1/20', '2020-01'],
    ['jul/94', '1994-07'],
    ['12/79', '2079-12'],
    ['12/80', '1980-12'],
    ['1/202', undefined],
    ['13/2026', undefined],
    ['2026-00', undefined],
    ['0/2026', undefined],
    ['2026', undefined],
    ['outubro de 2026', '2026-10'],
    ['Mar/2026', '2026-03'],
    ['set. 2026', '2026-09'],
    ['fev. de 2026', '2026-02'],
    ['outubro', undefined],
    ['outono de 2026', undefined],
    ['de 2026', undefined],
  ])('reads %s as %s', (typed, read) => {
    expect(parseMonth(typed)).toBe(read);
  });
});
