import { expect, it } from 'vitest';
import { monthlyInstalments } from './instalments.ts';

it('monthlyInstalments adds the remaining cents to the last instalment', () => {
  expect(monthlyInstalments(10, 3, '2026-03-15')).toEqual([
    { numero: 1, valor: 3.33, vencimento: '2026-03-15' },
    { numero: 2, valor: 3.33, vencimento: '2026-04-15' },
    { numero: 3, valor: 3.34, vencimento: '2026-05-15' },
  ]);
});

it('monthlyInstalments runs from January to October for ten instalments', () => {
  const rows = monthlyInstalments(1000, 10, '2026-01-10');
  expect(rows.map(({ valor }) => valor)).toEqual(Array.from({ length: 10 }, () => 100));
  expect(rows.at(-1)?.vencimento).toBe('2026-10-10');
});

it('monthlyInstalments returns one instalment of 0 if nothing is due', () => {
  expect(monthlyInstalments(0, 1, '2026-03-15')).toEqual([{ numero: 1, valor: 0, vencimento: '2026-03-15' }]);
});
