import { expect, it } from 'vitest';
import { daysToMonthlyDates } from './due-dates.ts';

it('daysToMonthlyDates counts the days to each date, including the first one', () => {
  // 22 December, 22 January and 22 February: 30, 31 and 31 days apart.
  expect(daysToMonthlyDates('2026-11-22', 3)).toEqual([30, 61, 92]);
  expect(daysToMonthlyDates('2026-11-22', 2, '2026-11-22')).toEqual([0, 30]);
  expect(daysToMonthlyDates('2026-11-22', 0)).toEqual([]);
});

it('daysToMonthlyDates returns to the day of the month after a month that lacks it', () => {
  // 31 January, 28 February, 31 March.
  expect(daysToMonthlyDates('2026-01-01', 3, '2026-01-31')).toEqual([30, 58, 89]);
});
