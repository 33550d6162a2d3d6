import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  compareDates,
  dateParts,
  dayOfMonth,
  daysBetween,
  daysInMonth,
  firstDayOfMonth,
  isIsoDate,
  isLeapYear,
  isoDate,
  lastDayOfMonth,
  laterDate,
  monthOf,
  weekday,
  wholeMonthsAndDays,
  wholeYears,
  workedMonths,
  yearOf,
} from './calendar.ts';

const date = fc.integer({ min: -25_000, max: 50_000 }).map((days) => addDays('1970-01-01', days));

describe('parsing and formatting', () => {
  it.each(['2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('accepts %s', (text) => {
    expect(isIsoDate(text)).toBe(true);
  });

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2024-13-01',
    '2024-00-10',
    '2024-04-31',
    '2024-1-1',
    '0000-01-01',
    '29/02/2024',
    '2024-02-29T00:00:00Z',
    '',
  ])('refuses %s', (text) => {
    expect(isIsoDate(text)).toBe(false);
    expect(() => dateParts(text)).toThrow(RangeError);
  });

  it('splits a date into its parts and joins them', () => {
    expect(dateParts('2024-02-09')).toEqual({ year: 2024, month: 2, day: 9 });
    expect([yearOf('2024-02-09'), monthOf('2024-02-09'), dayOfMonth('2024-02-09')]).toEqual([2024, 2, 9]);
    expect(isoDate(2024, 2, 9)).toBe('2024-02-09');
    expect(isoDate(33, 4, 3)).toBe('0033-04-03');
    expect(() => isoDate(2023, 2, 29)).toThrow(RangeError);
  });
});

describe('months and years', () => {
  it('recognizes the Gregorian leap years', () => {
    expect([1900, 2000, 2023, 2024, 2100].filter(isLeapYear)).toEqual([2000, 2024]);
    expect(daysInMonth(2024, 2)).toBe(29);
    expect(Array.from({ length: 12 }, (_, index) => daysInMonth(2023, index + 1))).toEqual([
      31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
    ]);
  });

  it('finds the first and last day of a month', () => {
    expect(firstDayOfMonth('2024-02-15')).toBe('2024-02-01');
    expect(lastDayOfMonth('2024-02-15')).toBe('2024-02-29');
  });
});

describe('days', () => {
  it('counts across months, leap days and years', () => {
    expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
    expect(daysBetween('2023-01-01', '2024-01-01')).toBe(365);
    expect(daysBetween('2024-01-01', '2023-12-31')).toBe(-1);
    expect(addDays('2024-12-31', 1)).toBe('2025-01-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
    expect(addDays('0050-01-01', 1)).toBe('0050-01-02');
  });

  it.each([
    ['1970-01-01', 4],
    ['1969-12-31', 3],
    ['2000-01-01', 6],
    ['2026-11-22', 0],
    ['1889-11-15', 5],
  ])('%s falls on day %i of the week', (day, expected) => {
    expect(weekday(day)).toBe(expected);
  });

  it('ignores daylight saving time', () => {
    // Brazil's last daylight saving time began on 4 November 2018, a day without midnight.
    expect(daysBetween('2018-11-03', '2018-11-05')).toBe(2);
    expect(addDays('2018-11-03', 1)).toBe('2018-11-04');
  });

  it('addDays is the inverse of daysBetween', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: -20_000, max: 20_000 }), (start, days) => {
        expect(daysBetween(start, addDays(start, days))).toBe(days);
      }),
    );
  });

  it('orders dates like their ISO texts', () => {
    fc.assert(
      fc.property(date, date, (a, b) => {
        expect(compareDates(a, b)).toBe(a === b ? 0 : a < b ? -1 : 1);
        expect(laterDate(a, b)).toBe(a > b ? a : b);
      }),
    );
  });
});

describe('addMonths', () => {
  it.each([
    ['2024-01-31', 1, '2024-02-29'],
    ['2023-01-31', 1, '2023-02-28'],
    ['2024-01-31', 2, '2024-03-31'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2024-02-29', 48, '2028-02-29'],
    ['2024-12-15', 1, '2025-01-15'],
    ['2024-03-31', -1, '2024-02-29'],
    ['2024-01-15', -1, '2023-12-15'],
    ['2024-05-31', 0, '2024-05-31'],
  ])('%s plus %i months is %s', (start, months, expected) => {
    expect(addMonths(start, months)).toBe(expected);
  });
});

describe('intervals', () => {
  it.each([
    // A full calendar month, including its last day.
    ['2024-01-01', '2024-02-01', 1, 0],
    ['2024-01-31', '2024-02-29', 1, 0],
    ['2023-01-31', '2023-03-01', 1, 1],
    ['2024-01-31', '2024-03-31', 2, 0],
    ['2024-01-31', '2024-03-30', 1, 30],
    ['2024-01-15', '2024-02-14', 0, 30],
    ['2024-02-29', '2025-02-28', 12, 0],
    ['2024-03-10', '2024-03-10', 0, 0],
  ])('splits [%s, %s) into %i months and %i days', (start, end, months, days) => {
    expect(wholeMonthsAndDays(start, end)).toEqual({ months, days });
  });

  it('finds the largest number of months that fits', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 15_000 }), (start, length) => {
        const end = addDays(start, length);
        const { months, days } = wholeMonthsAndDays(start, end);
        expect(addDays(addMonths(start, months), days)).toBe(end);
        expect(compareDates(addMonths(start, months + 1), end)).toBe(1);
        expect(days).toBeGreaterThanOrEqual(0);
        expect(days).toBeLessThan(31);
      }),
    );
  });

  it('counts 15 remaining days or more as a month of work', () => {
    // 1 to 14 January: 14 days. 1 to 15 January: 15 days.
    expect(workedMonths('2024-01-01', '2024-01-15')).toBe(0);
    expect(workedMonths('2024-01-01', '2024-01-16')).toBe(1);
    // Two whole months and 14, then 15 days more.
    expect(workedMonths('2024-01-10', '2024-03-24')).toBe(2);
    expect(workedMonths('2024-01-10', '2024-03-25')).toBe(3);
  });

  it('counts years by exact dates, not by rounded months', () => {
    // Hired on 1 March 2022; last day 28 February 2024 or, because that is a leap year, 29 February.
    expect(wholeYears('2022-03-01', '2024-02-29')).toBe(1);
    expect(wholeYears('2022-03-01', '2024-03-01')).toBe(2);
    // 11 months and 20 days are 12 months of work but not a year.
    expect(workedMonths('2024-01-01', '2024-12-21')).toBe(12);
    expect(wholeYears('2024-01-01', '2024-12-21')).toBe(0);
  });

  it('throws for an interval that ends before it starts', () => {
    expect(() => wholeMonthsAndDays('2024-01-02', '2024-01-01')).toThrow(RangeError);
  });
});
