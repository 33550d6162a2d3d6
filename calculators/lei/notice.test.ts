import { describe, expect, it } from 'vitest';
import { count, money } from '../../src/quantity/quantity.ts';
import {
  daysOfService,
  isDismissedBeforeBaseDate,
  noticePay,
  paidNotice,
  projectedEnd,
  proportionalNotice,
} from './notice.ts';

describe('notice', () => {
  it.each([
    [0, 30],
    [1, 33],
    [19, 87],
    [20, 90],
    [21, 90],
    [45, 90],
  ])('after %i whole years is %i days', (years, days) => {
    expect(proportionalNotice(count(years)).number).toBe(days);
  });

  it('that is worked leaves to be paid what the years add', () => {
    expect(paidNotice(count(39), false).number).toBe(39);
    expect(paidNotice(count(39), true).number).toBe(9);
    expect(paidNotice(count(30), true).number).toBe(0);
  });

  it('pays thirtieths of the salary, by agreement half of them', () => {
    expect(noticePay(money(3000), count(39), false).number).toBe(3900);
    expect(noticePay(money(3000), count(39), true).number).toBe(1950);
  });
});

describe('the projection', () => {
  it('counts the days that are paid, by agreement half of them without the fraction', () => {
    expect(daysOfService(count(39), false).number).toBe(39);
    expect(daysOfService(count(39), true).number).toBe(19);
    expect(daysOfService(count(42), true).number).toBe(21);
    expect(daysOfService(count(0), true).number).toBe(0);
  });

  it('counts the paid days from the day after the last one worked', () => {
    expect(projectedEnd('2026-08-20', 39)).toBe('2026-09-28');
    expect(projectedEnd('2026-08-20', 0)).toBe('2026-08-20');
  });

  it('runs over the turn of the year and through February', () => {
    expect(projectedEnd('2025-12-10', 33)).toBe('2026-01-12');
    expect(projectedEnd('2024-01-31', 30)).toBe('2024-03-01');
    expect(projectedEnd('2026-01-31', 30)).toBe('2026-03-02');
  });
});

describe('thirty days before the base date', () => {
  it.each<[string, number, boolean]>([
    // Base date 1 March 2026: the thirtieth day before it is 30 January.
    ['2026-01-29', 3, false],
    ['2026-01-30', 3, true],
    ['2026-02-28', 3, true],
    // A projection that reaches the base date, or passes it, gives none.
    ['2026-03-01', 3, false],
    ['2026-03-02', 3, false],
    // The next base date may lie in the next year.
    ['2025-12-01', 1, false],
    ['2025-12-02', 1, true],
    ['2025-12-31', 1, true],
    ['2026-01-01', 1, false],
    // In a leap year February has a day more.
    ['2024-01-30', 3, false],
    ['2024-01-31', 3, true],
  ])('%s, with a base date in month %i: %s', (end, month, isWithin) => {
    expect(isDismissedBeforeBaseDate(end, month)).toBe(isWithin);
  });
});
