import { expect, it } from 'vitest';
import { readingAt } from './reading.ts';

it('readingAt describes each series at a point', () => {
  const chart = {
    xLabel: 'Ano',
    seriesLabels: ['Investido', 'Juros'],
    formatting: { label: 'Juros', value: 'juros', format: 'money' as const },
    points: [{ x: 3, label: '3', values: [1000, 331] }],
  };
  expect(readingAt(chart, 0)).toEqual({
    point: 'Ano: 3',
    values: [
      { label: 'Investido', text: 'R$ 1.000,00' },
      { label: 'Juros', text: 'R$ 331,00' },
    ],
    spoken: 'Ano: 3. Investido: R$ 1.000,00. Juros: R$ 331,00',
  });
});
