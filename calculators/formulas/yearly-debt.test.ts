import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumReais } from '../../src/decimal/money.ts';
import { count, money, percent } from '../../src/quantity/quantity.ts';
import { yearlyDebt } from './yearly-debt.ts';

test('yearlyDebt of 12 payments at 1% a month agrees with financial tables: 0.0888487887 per real lent', () => {
  expect(yearlyDebt(money(12_000), percent(1), count(1))).toEqual([
    { ano: 0, pago: 0, juros: 0, amortizado: 0, saldoDevedor: 12_000 },
    { ano: 1, pago: 12_794.23, juros: 794.23, amortizado: 12_000, saldoDevedor: 0 },
  ]);
});

test('yearlyDebt falls by 1,200 a year for 100 a month at rate 0', () => {
  const rows = yearlyDebt(money(2400), percent(0), count(2));
  expect(rows.map(({ saldoDevedor }) => saldoDevedor)).toEqual([2400, 1200, 0]);
  expect(rows.map(({ juros }) => juros)).toEqual([0, 0, 0]);
});

test('yearlyDebt has a last row for a term that ends within a year', () => {
  expect(yearlyDebt(money(1000), percent(1), count(1.5)).map(({ ano }) => ano)).toEqual([0, 1, 1.5]);
});

test('yearlyDebt throws for a loan without a term', () => {
  expect(() => yearlyDebt(money(1000), percent(1), count(0))).toThrow(RangeError);
});

test('yearlyDebt pays interest plus principal, down to a balance of 0', () => {
  const cents = fc.integer({ min: 1, max: 1_000_000_000 });
  const percentHundredths = fc.integer({ min: 0, max: 1000 });
  const months = fc.integer({ min: 1, max: 420 });
  fc.assert(
    fc.property(cents, percentHundredths, months, (loanCents, hundredths, term) => {
      const loan = loanCents / 100;
      const rows = yearlyDebt(money(loan), percent(hundredths / 100), count(term / 12));
      for (const { pago, juros, amortizado, saldoDevedor } of rows) {
        expect(sumReais(juros, amortizado)).toBe(pago);
        expect(sumReais(amortizado, saldoDevedor)).toBe(loan);
        expect(juros).toBeGreaterThanOrEqual(0);
      }
      expect(rows.at(-1)?.saldoDevedor).toBe(0);
    }),
    { numRuns: 40 },
  );
});
