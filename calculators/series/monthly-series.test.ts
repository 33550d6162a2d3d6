import { describe, expect, it } from 'vitest';
import { CDI } from './cdi.ts';
import { IGPM } from './igpm.ts';
import { INPC } from './inpc.ts';
import { IPCA } from './ipca.ts';
import { MissingMonthError, monthlySeries, SeriesFaultError, type SeriesData } from './monthly-series.ts';
import { SELIC } from './selic.ts';
import { LEGAL_RATE } from './taxa-legal.ts';

const sound: SeriesData = {
  name: 'Índice',
  called: 'O índice',
  code: 1,
  source: { label: 'Banco Central do Brasil', url: 'https://api.bcb.gov.br/' },
  note: '',
  outBy: { day: 12, monthsLater: 1 },
  checkedOn: '2026-11-21',
  first: '2024-11',
  percents: {
    '2024': [0.1, -0.2],
    '2025': [1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 1, 1],
    '2026': [0.5],
  },
};

describe('MonthlySeries', () => {
  const series = monthlySeries(sound);

  it('has exactly its months', () => {
    expect([series.first, series.last]).toEqual(['2024-11', '2026-01']);
    expect(['2024-10', '2024-11', '2026-01', '2026-02'].map((month) => series.has(month))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('finds the percentage of a month', () => {
    expect(['2024-11', '2024-12', '2025-01', '2025-12', '2026-01'].map((month) => series.at(month))).toEqual([
      0.1, -0.2, 1, 1, 0.5,
    ]);
  });

  it('lists a range of months including both ends', () => {
    expect(series.between('2024-12', '2025-02')).toEqual([
      { month: '2024-12', percent: -0.2 },
      { month: '2025-01', percent: 1 },
      { month: '2025-02', percent: 2 },
    ]);
    expect(series.between('2025-02', '2025-01')).toEqual([]);
  });

  it.each(['2024-10', '2026-02'])('throws for %s', (month) => {
    expect(() => series.at(month)).toThrow(MissingMonthError);
    expect(() => series.between('2024-10', '2026-02')).toThrow(MissingMonthError);
  });

  it('names the available months in the error', () => {
    expect(() => series.at('2026-02')).toThrow(
      'Não há Índice de 02/2026. Meses disponíveis: 11/2024 a 01/2026.',
    );
  });
});

describe('monthlySeries', () => {
  it.each([
    ['a missing year', { percents: { '2024': [1, 1], '2026': [1] } }, /2026 no lugar de 2025/],
    ['a year before the first', { percents: { '2023': [1], '2024': [1, 1] } }, /2023 no lugar de 2024/],
    ['a missing month', { percents: { '2024': [1], '2025': [1] } }, /em 2024 há 1 meses, e não 2/],
    ['a month too many', { percents: { '2024': [1, 1, 1] } }, /em 2024 há 3 meses/],
    ['an empty year', { percents: { '2024': [] } }, /em 2024 há 0 meses/],
    ['an empty series', { percents: {} }, /vazia/],
    ['a percentage without its point', { percents: { '2024': [107] } }, /improvável 107/],
    ['a percentage that is not a number', { percents: { '2024': [NaN] } }, /improvável NaN/],
    ['a day that does not exist', { checkedOn: '2026-02-30' }, /checkedOn/],
    ['a month that does not exist', { first: '2024-13' }, /first como AAAA-MM/],
    ['a name without its article', { called: 'IPCA' }, /artigo/],
    ['a day 32', { outBy: { day: 32, monthsLater: 1 } }, /dia 32/],
    ['months before', { outBy: { day: 2, monthsLater: -1 } }, /-1 meses/],
    ['a source without a name', { source: { label: ' ', url: 'https://a' } }, /label/],
    ['a source without an address', { source: { label: 'a', url: 'http://a' } }, /https/],
  ])('refuses %s', (_, wrong, message) => {
    expect(() => monthlySeries({ ...sound, ...wrong })).toThrow(SeriesFaultError);
    expect(() => monthlySeries({ ...sound, ...wrong })).toThrow(message);
  });
});

describe('the published series', () => {
  it.each([
    [SELIC, '1995-01', '2026-10'],
    [IPCA, '1995-01', '2026-09'],
    [INPC, '2000-01', '2026-09'],
    [IGPM, '2000-01', '2026-09'],
    [CDI, '1995-01', '2026-10'],
    [LEGAL_RATE, '2024-08', '2026-10'],
  ])('reach back as far as calculators need, without losing a month: $name', (series, first, last) => {
    expect(series.first).toBe(first);
    expect(series.last >= last).toBe(true);
  });

  it('have the published figures', () => {
    // Banco Central: Selic of 09/2026 1,08%, taxa legal of 09/2026 1,499119% and of 10/2026 0,379020%; IBGE: IPCA and
    // INPC of 09/2026 0,82%; FGV: IGP-M of 07/2026 -1,16%.
    expect([
      SELIC.at('2026-09'),
      IPCA.at('2026-09'),
      INPC.at('2026-09'),
      IGPM.at('2026-07'),
      CDI.at('2026-07'),
      LEGAL_RATE.at('2026-09'),
      LEGAL_RATE.at('2026-10'),
    ]).toEqual([1.08, 0.82, 0.82, -1.16, 1.2152, 1.499119, 0.37902]);
  });

  it('have a CDI that matches the daily rates', () => {
    // Daily rates: 0,052531% to 05/08/2026, 0,05166% to 16/09, 0,050788% after; 21 bank days in each month.
    const month = (...parts: readonly (readonly [number, number])[]) =>
      (parts.reduce((factor, [rate, days]) => factor * (1 + rate / 100) ** days, 1) - 1) * 100;
    expect(CDI.at('2026-08')).toBeCloseTo(month([0.052531, 3], [0.05166, 18]), 4);
    expect(CDI.at('2026-09')).toBeCloseTo(month([0.05166, 11], [0.050788, 10]), 4);
    expect(CDI.at('2026-10')).toBeCloseTo(month([0.050788, 21]), 4);
  });

  it('have a CDI that agrees with the Selic, the same rate from another source', () => {
    for (const month of ['2026-08', '2026-09', '2026-10']) {
      expect(Math.abs(CDI.at(month) - SELIC.at(month))).toBeLessThanOrEqual(0.005);
    }
  });

  it('have the inflation of 2015 and 2021 printed by IBGE', () => {
    const yearOf = (year: number) =>
      IPCA.between(`${year}-01`, `${year}-12`).reduce(
        (factor, { percent }) => factor * (1 + percent / 100),
        1,
      );
    expect(((yearOf(2015) - 1) * 100).toFixed(2)).toBe('10.67');
    expect(((yearOf(2021) - 1) * 100).toFixed(2)).toBe('10.06');
  });
});
