import { expect, it } from 'vitest';
import { summaryOf } from './summary.ts';

const point = (year: number, ...values: number[]) => ({ x: year, label: String(year), values });
const chart = {
  title: 'Evolução',
  xLabel: 'Ano',
  seriesLabels: ['Investido', 'Saldo'],
  formatting: { label: 'Saldo', value: 'saldo', format: 'money' as const },
};

it('summaryOf describes the first and last value of each series, and any extremes between them', () => {
  const points = [point(0, 100, 100), point(1, 150, 400), point(2, 200, 50), point(3, 250, 60)];
  expect(summaryOf({ ...chart, points })).toBe(
    'Evolução (Ano, de 0 a 3). Investido: de R$ 100,00 a R$ 250,00. ' +
      'Saldo: de R$ 100,00 a R$ 60,00; máximo de R$ 400,00 (Ano: 1); mínimo de R$ 50,00 (Ano: 2).',
  );
});

it('summaryOf describes the values of a single point', () => {
  expect(summaryOf({ ...chart, points: [point(7, 1, 2)] })).toBe(
    'Evolução (Ano: 7). Investido: R$ 1,00. Saldo: R$ 2,00.',
  );
});
