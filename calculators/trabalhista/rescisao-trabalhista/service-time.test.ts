import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayOfMonth,
  daysInMonth,
  isoDate,
  yearOf,
  type IsoDate,
} from '../../../src/calendar/calendar.ts';
import { serviceTime } from './service-time.ts';

describe('time of service', () => {
  it('counts both the first and the last day', () => {
    expect(serviceTime('2026-03-10', '2026-03-23')).toMatchObject({ months: 0, daysInLastMonth: 14 });
    expect(serviceTime('2026-03-10', '2026-03-24')).toMatchObject({ months: 1, daysInLastMonth: 15 });
    expect(serviceTime('2026-03-10', '2026-03-10')).toMatchObject({ months: 0, daysInLastMonth: 1 });
  });

  it('completes a month on the day before the admission day', () => {
    expect(serviceTime('2025-05-05', '2026-05-03').fullYears).toBe(0);
    expect(serviceTime('2025-05-05', '2026-05-04').fullYears).toBe(1);
    expect(serviceTime('2026-02-01', '2026-02-28')).toMatchObject({ months: 1, lengthOfLastMonth: 28 });
  });

  it('takes whole years from the dates, not from the rounded months', () => {
    // Eleven months and twenty-eight days count as twelve months, yet they are no year.
    expect(serviceTime('2025-05-05', '2026-05-02')).toMatchObject({ months: 12, fullYears: 0 });
  });

  it('takes the last day of a month that has no 29th, 30th or 31st', () => {
    // One month from 31 January ends with February; fifteen days of March make another.
    expect(serviceTime('2024-01-31', '2024-02-28')).toMatchObject({ months: 1 });
    expect(serviceTime('2024-01-31', '2024-03-13')).toMatchObject({ months: 1 });
    expect(serviceTime('2024-01-31', '2024-03-14')).toMatchObject({ months: 2 });
    expect(serviceTime('2024-02-29', '2025-02-27').fullYears).toBe(1);
    expect(serviceTime('2024-02-29', '2025-02-26').fullYears).toBe(0);
    expect(serviceTime('2024-02-29', '2028-02-28').fullYears).toBe(4);
    expect(serviceTime('2024-02-29', '2028-02-27').fullYears).toBe(3);
  });

  it('counts the year of the termination from 1 January or from the admission', () => {
    expect(serviceTime('2020-06-17', '2026-01-14').monthsInYear).toBe(0);
    expect(serviceTime('2020-06-17', '2026-01-15').monthsInYear).toBe(1);
    expect(serviceTime('2020-06-17', '2026-12-16').monthsInYear).toBe(12);
    expect(serviceTime('2020-06-17', '2026-12-31').monthsInYear).toBe(12);
    expect(serviceTime('2026-01-01', '2026-12-31')).toMatchObject({ monthsInYear: 12, fullYears: 1 });
    expect(serviceTime('2026-09-20', '2026-12-04').monthsInYear).toBe(3);
    expect(serviceTime('2026-09-20', '2026-12-03').monthsInYear).toBe(2);
  });

  it('pays the days of the last month from its first day or from the admission', () => {
    expect(serviceTime('2020-06-17', '2024-02-29')).toMatchObject({
      daysInLastMonth: 29,
      lengthOfLastMonth: 29,
    });
    expect(serviceTime('2024-02-20', '2024-02-29')).toMatchObject({
      daysInLastMonth: 10,
      lengthOfLastMonth: 29,
    });
    expect(serviceTime('2023-02-20', '2024-02-29').daysInLastMonth).toBe(29);
  });

  it('refuses an end before the beginning', () => {
    expect(() => serviceTime('2026-03-10', '2026-03-09')).toThrow('ends (2026-03-09) before it begins');
  });
});

/** Counted on the fingers: day by day from the admission, a month at each day that completes one. */
function countedDayByDay(admission: IsoDate, termination: IsoDate) {
  const anchor = dayOfMonth(admission);
  let [months, left] = [0, 0];
  for (let day = addDays(admission, 1); day <= addDays(termination, 1); day = addDays(day, 1)) {
    const lastOfMonth = daysInMonth(yearOf(day), Number(day.slice(5, 7)));
    left += 1;
    if (dayOfMonth(day) === Math.min(anchor, lastOfMonth)) [months, left] = [months + 1, 0];
  }
  return { months: left >= 15 ? months + 1 : months, fullYears: Math.floor(months / 12) };
}

describe('time of service against a count day by day', () => {
  const admissions = ['2023-12-31', '2024-01-01', '2024-01-29', '2024-01-30', '2024-01-31', '2024-02-28'];
  const more = ['2024-02-29', '2024-03-31', '2023-02-28', '2024-06-15', '2024-08-31', '2024-10-16'];

  it.each([...admissions, ...more])(
    'agrees for every termination in the four years after %s',
    (admission) => {
      for (let days = 1; days < 1500; days += 17) {
        const termination = addDays(admission, days);
        const { months, fullYears, monthsInYear } = serviceTime(admission, termination);
        expect({ termination, months, fullYears }).toEqual({
          termination,
          ...countedDayByDay(admission, termination),
        });
        const newYear = isoDate(yearOf(termination), 1, 1);
        const start = admission > newYear ? admission : newYear;
        expect({ termination, monthsInYear }).toEqual({
          termination,
          monthsInYear: countedDayByDay(start, termination).months,
        });
        expect(monthsInYear).toBeLessThanOrEqual(12);
      }
    },
  );
});
