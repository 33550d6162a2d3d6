import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, weekday } from '../../src/calendar/calendar.ts';
import {
  diaDeBancoAPartirDe,
  diasDeBancoEntre,
  diaUtilDoMes,
  eDiaDeBanco,
  eDiaUtil,
  diasDeSemanaEntre,
} from './dias-uteis.ts';
import { feriadosDosBancos, pascoa, feriadosNacionais, diasMoveis } from './feriados.ts';

const date = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1950-01-01', days));

describe('Easter', () => {
  // From printed calendars; 1943 and 2038 have the latest possible day, 1818 the earliest.
  it.each([
    '1818-03-22',
    '1943-04-25',
    '1954-04-18',
    '1981-04-19',
    '2000-04-23',
    '2017-04-16',
    '2020-04-12',
    '2024-03-31',
    '2025-04-20',
    '2026-04-05',
    '2027-03-28',
    '2038-04-25',
    '2049-04-18',
    '2076-04-19',
  ])('of its year is on %s', (sunday) => {
    expect(pascoa(Number(sunday.slice(0, 4)))).toBe(sunday);
  });

  it('is a Sunday between 22 March and 25 April', () => {
    for (let year = 1583; year <= 2500; year += 1) {
      const sunday = pascoa(year);
      expect(weekday(sunday)).toBe(0);
      expect(sunday.slice(5) >= '03-22' && sunday.slice(5) <= '04-25').toBe(true);
    }
  });
});

describe('the days that depend on Easter', () => {
  it('are selected by kind', () => {
    // Easter of 2026 is on 5 April.
    const of = (...kinds: Parameters<typeof diasMoveis>[1]) => diasMoveis(2026, kinds).map((day) => day.date);
    expect(of('carnaval')).toEqual(['2026-02-16', '2026-02-17']);
    expect(of('corpus-christi', 'sexta-santa')).toEqual(['2026-04-03', '2026-06-04']);
    expect(of()).toEqual([]);
  });
});

it('counts Mondays to Fridays, including holidays', () => {
  // December 2026 begins on a Tuesday and ends on a Thursday.
  expect(diasDeSemanaEntre('2026-12-01', '2027-01-01')).toBe(23);
  expect(diasDeSemanaEntre('2026-12-05', '2026-12-07')).toBe(0);
});

describe('holidays', () => {
  const datesOf = (holidays: readonly { readonly date: string }[]) =>
    holidays.map((day) => day.date.slice(5));

  it('match those that banks published for 2017', () => {
    expect(datesOf(feriadosDosBancos(2017))).toEqual([
      '01-01',
      '02-27',
      '02-28',
      '04-14',
      '04-21',
      '05-01',
      '06-15',
      '09-07',
      '10-12',
      '11-02',
      '11-15',
      '12-25',
    ]);
  });

  it('match those that banks published for 2020', () => {
    expect(datesOf(feriadosDosBancos(2020))).toEqual([
      '01-01',
      '02-24',
      '02-25',
      '04-10',
      '04-21',
      '05-01',
      '06-11',
      '09-07',
      '10-12',
      '11-02',
      '11-15',
      '12-25',
    ]);
  });

  it('start with the laws that created them', () => {
    const hasDay = (year: number, day: string) => datesOf(feriadosNacionais(year)).includes(day);
    expect([hasDay(1979, '10-12'), hasDay(1980, '10-12')]).toEqual([false, true]);
    expect([hasDay(2002, '04-21'), hasDay(2003, '04-21')]).toEqual([false, true]);
    expect([hasDay(2023, '11-20'), hasDay(2024, '11-20')]).toEqual([false, true]);
    expect(feriadosNacionais(2026)).toHaveLength(9);
    expect(feriadosNacionais(2026).every(({ name, law }) => name !== '' && law !== '')).toBe(true);
  });

  it('in the law do not include Carnival, Good Friday and Corpus Christi', () => {
    // 2026: Easter on 5 April.
    const days = ['2026-02-16', '2026-02-17', '2026-04-03', '2026-06-04'];
    expect(days.map(eDiaUtil)).toEqual([true, true, true, true]);
    expect(days.map(eDiaDeBanco)).toEqual([false, false, false, false]);
  });
});

describe('bank days', () => {
  it.each([
    // A Friday; a Saturday; a Sunday; 20 November 2026, a holiday, before a weekend.
    ['2026-11-13', '2026-11-13'],
    ['2026-06-20', '2026-06-22'],
    ['2026-09-20', '2026-09-21'],
    ['2026-11-20', '2026-11-23'],
    // Carnival Saturday to Ash Wednesday; 20 April 2025 was Easter, 21 April Tiradentes.
    ['2026-02-14', '2026-02-18'],
    ['2025-04-20', '2025-04-22'],
    ['2026-12-31', '2026-12-31'],
    ['2027-01-01', '2027-01-04'],
  ])('the first from %s on is %s', (day, expected) => {
    expect(diaDeBancoAPartirDe(day)).toBe(expected);
  });

  it.each([
    ['2024-01-01', '2024-01-01', 0],
    // October 2026: 22 weekdays without 12 October, a Monday.
    ['2026-10-01', '2026-11-01', 21],
    // 2024: 262 weekdays without 01/01, 12/02, 13/02, 29/03, 01/05, 30/05, 15/11, 20/11 and 25/12.
    ['2024-01-01', '2025-01-01', 253],
    // 2023: 260 weekdays without 20/02, 21/02, 07/04, 21/04, 01/05, 08/06, 07/09, 12/10, 02/11, 15/11 and 25/12.
    ['2023-01-01', '2024-01-01', 249],
    ['2026-11-13', '2026-11-16', 1],
    ['2026-11-14', '2026-11-16', 0],
  ])('in [%s, %s) number %i', (start, end, expected) => {
    expect(diasDeBancoEntre(start, end)).toBe(expected);
  });

  it('match a count day by day', () => {
    fc.assert(
      fc.property(date, fc.integer({ min: 0, max: 800 }), (start, length) => {
        const days = Array.from({ length }, (_, index) => addDays(start, index));
        expect(diasDeBancoEntre(start, addDays(start, length))).toBe(days.filter(eDiaDeBanco).length);
      }),
      { numRuns: 30 },
    );
  });

  it('add up', () => {
    const length = fc.integer({ min: 0, max: 4000 });
    fc.assert(
      fc.property(date, length, length, (start, first, second) => {
        const [middle, end] = [addDays(start, first), addDays(start, first + second)];
        expect(diasDeBancoEntre(start, middle) + diasDeBancoEntre(middle, end)).toBe(
          diasDeBancoEntre(start, end),
        );
      }),
    );
  });

  it('are never far away', () => {
    fc.assert(
      fc.property(date, (day) => {
        const next = diaDeBancoAPartirDe(day);
        expect(eDiaDeBanco(next)).toBe(true);
        expect(diasDeBancoEntre(day, next)).toBe(0);
        expect(daysBetween(day, next)).toBeLessThanOrEqual(5);
      }),
    );
  });
});

describe('business days of a month', () => {
  it.each([
    // November 2026: 1 is a Sunday, 2 (Monday) a holiday: 3, 4, 5, 6, 9.
    ['2026-11', 5, '2026-11-09'],
    // May 2026: 1 (Friday) a holiday: 4 to 8.
    ['2026-05', 5, '2026-05-08'],
    ['2026-06', 1, '2026-06-01'],
    // Carnival of 2024 on 12 and 13 February counts: 1, 2, 5, …, 9, 12.
    ['2024-02', 8, '2024-02-12'],
    ['2026-01', 1, '2026-01-02'],
  ])('%s, number %i: %s', (month, number, expected) => {
    expect(diaUtilDoMes(month, number)).toBe(expected);
  });
});
