import { describe, expect, it } from 'vitest';
import {
  addDays,
  dayOfMonth,
  daysInMonth,
  isoDate,
  yearOf,
  type IsoDate,
} from '../../src/calendar/calendar.ts';
import { tempoDeServico } from './tempo-de-servico.ts';

describe('time of service', () => {
  it('counts both the first and the last day', () => {
    expect(tempoDeServico('2026-03-10', '2026-03-23')).toMatchObject({ meses: 0, diasNoUltimoMes: 14 });
    expect(tempoDeServico('2026-03-10', '2026-03-24')).toMatchObject({ meses: 1, diasNoUltimoMes: 15 });
    expect(tempoDeServico('2026-03-10', '2026-03-10')).toMatchObject({ meses: 0, diasNoUltimoMes: 1 });
  });

  it('completes a month on the day before the admission day', () => {
    expect(tempoDeServico('2025-05-05', '2026-05-03').anosCompletos).toBe(0);
    expect(tempoDeServico('2025-05-05', '2026-05-04').anosCompletos).toBe(1);
    expect(tempoDeServico('2026-02-01', '2026-02-28')).toMatchObject({ meses: 1, diasDoMes: 28 });
  });

  it('counts whole years by the dates, not by the rounded months', () => {
    // Eleven months and twenty-eight days count as twelve months, but not as a year.
    expect(tempoDeServico('2025-05-05', '2026-05-02')).toMatchObject({ meses: 12, anosCompletos: 0 });
  });

  it('uses the last day of a month without a 29th, 30th or 31st', () => {
    // One month from 31 January ends with February; fifteen days of March add another.
    expect(tempoDeServico('2024-01-31', '2024-02-28')).toMatchObject({ meses: 1 });
    expect(tempoDeServico('2024-01-31', '2024-03-13')).toMatchObject({ meses: 1 });
    expect(tempoDeServico('2024-01-31', '2024-03-14')).toMatchObject({ meses: 2 });
    expect(tempoDeServico('2024-02-29', '2025-02-27').anosCompletos).toBe(1);
    expect(tempoDeServico('2024-02-29', '2025-02-26').anosCompletos).toBe(0);
    expect(tempoDeServico('2024-02-29', '2028-02-28').anosCompletos).toBe(4);
    expect(tempoDeServico('2024-02-29', '2028-02-27').anosCompletos).toBe(3);
  });

  it('counts the year of the termination from 1 January or from the admission', () => {
    expect(tempoDeServico('2020-06-17', '2026-01-14').mesesNoAno).toBe(0);
    expect(tempoDeServico('2020-06-17', '2026-01-15').mesesNoAno).toBe(1);
    expect(tempoDeServico('2020-06-17', '2026-12-16').mesesNoAno).toBe(12);
    expect(tempoDeServico('2020-06-17', '2026-12-31').mesesNoAno).toBe(12);
    expect(tempoDeServico('2026-01-01', '2026-12-31')).toMatchObject({ mesesNoAno: 12, anosCompletos: 1 });
    expect(tempoDeServico('2026-09-20', '2026-12-04').mesesNoAno).toBe(3);
    expect(tempoDeServico('2026-09-20', '2026-12-03').mesesNoAno).toBe(2);
  });

  it('counts the days of the last month from its first day or from the admission', () => {
    expect(tempoDeServico('2020-06-17', '2024-02-29')).toMatchObject({
      diasNoUltimoMes: 29,
      diasDoMes: 29,
    });
    expect(tempoDeServico('2024-02-20', '2024-02-29')).toMatchObject({
      diasNoUltimoMes: 10,
      diasDoMes: 29,
    });
    expect(tempoDeServico('2023-02-20', '2024-02-29').diasNoUltimoMes).toBe(29);
  });

  it('refuses an end before the start', () => {
    expect(() => tempoDeServico('2026-03-10', '2026-03-09')).toThrow('ends (2026-03-09) before it begins');
  });
});

/** Largest number of days between admission and termination in the comparison: four years and a little more. */
const MAX_DAYS = 1500;

/**
 * Months and years of service for each possible termination, counted day by day from the admission, with a month at
 * each day that completes one.
 */
function countedDayByDay(admission: IsoDate) {
  const anchor = dayOfMonth(admission);
  const counted = new Map<IsoDate, { readonly meses: number; readonly anosCompletos: number }>();
  let [months, left] = [0, 0];
  for (let days = 0; days < MAX_DAYS; days += 1) {
    const day = addDays(admission, days + 1);
    const lastOfMonth = daysInMonth(yearOf(day), Number(day.slice(5, 7)));
    left += 1;
    if (dayOfMonth(day) === Math.min(anchor, lastOfMonth)) [months, left] = [months + 1, 0];
    counted.set(addDays(admission, days), {
      meses: left >= 15 ? months + 1 : months,
      anosCompletos: Math.floor(months / 12),
    });
  }
  return counted;
}

describe('time of service compared with a count day by day', () => {
  const admissions = ['2023-12-31', '2024-01-01', '2024-01-29', '2024-01-30', '2024-01-31', '2024-02-28'];
  const more = ['2024-02-29', '2024-03-31', '2023-02-28', '2024-06-15', '2024-08-31', '2024-10-16'];

  it.each([...admissions, ...more])(
    'agrees for every termination in the four years after %s',
    (admission) => {
      const whole = countedDayByDay(admission);
      const years = new Map<IsoDate, ReturnType<typeof countedDayByDay>>();
      for (const [termination, expected] of whole) {
        const { meses, anosCompletos, mesesNoAno } = tempoDeServico(admission, termination);
        expect({ termination, meses, anosCompletos }).toEqual({ termination, ...expected });
        const newYear = isoDate(yearOf(termination), 1, 1);
        const start = admission > newYear ? admission : newYear;
        const year = years.get(start) ?? countedDayByDay(start);
        years.set(start, year);
        expect({ termination, mesesNoAno }).toEqual({
          termination,
          mesesNoAno: year.get(termination)?.meses,
        });
      }
    },
  );
});
