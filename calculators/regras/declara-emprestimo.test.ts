import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subtractReais, sumReais } from '../../src/decimal/money.ts';
import { Results } from '../../src/quantity/declare.ts';
import { count, money, percent } from '../../src/quantity/quantity.ts';
import { cetDeParcelas } from '../lei/cet.ts';
import { declaraEmprestimo, declaraSoJuros, type Emprestimo } from './declara-emprestimo.ts';

/** R$ 1,000.00 at 1% in three payments after 30, 61 and 92 days. */
const plain = { lent: 1000, rate: 1, months: 3, fee: 0 };

type Choices = Pick<Emprestimo, 'tarifaFinanciada' | 'cobrarIof' | 'iofFinanciado'>;
const usual: Choices = { tarifaFinanciada: true, cobrarIof: true, iofFinanciado: true };

function figures({ lent, rate, months, fee }: typeof plain, choices: Choices) {
  const result = new Results();
  const days = Array.from({ length: months }, (_, index) => 30 + 31 * index);
  const loan = declaraEmprestimo(
    {
      emprestado: money(lent),
      taxa: percent(rate),
      meses: result.count('Parcelas', count(months)),
      dias: days,
      tarifa: money(fee),
      ...choices,
    },
    result,
  );
  const payment = loan.monthlyPayment.shown;
  return {
    debt: loan.financedAmount.shown,
    tax: loan.iof.shown,
    received: loan.valorRecebido.shown,
    payment,
    total: loan.totalPaid.shown,
    interest: loan.totalInterest.shown,
    rows: loan.rows,
    cost: cetDeParcelas(loan.valorRecebido.shown, days, payment),
  };
}

describe('a personal loan', () => {
  it('finances tax and fee', () => {
    // k = 0.0082% x 61.2056 days + 0.38% = 0.8818862%; 1,050 / (1 - k) = 1,059.34
    expect(figures({ ...plain, fee: 50 }, usual)).toMatchObject({
      debt: 1059.34,
      tax: 9.34,
      received: 1000,
      payment: 360.2,
    });
  });

  it('subtracts unfinanced costs from the amount lent', () => {
    // 1,000 x k = 8.82
    const choices = { ...usual, tarifaFinanciada: false, iofFinanciado: false };
    expect(figures({ ...plain, fee: 50 }, choices)).toMatchObject({
      debt: 1000,
      tax: 8.82,
      received: 941.18,
    });
  });

  it('has no tax if none is charged', () => {
    const untaxed = figures(plain, { ...usual, cobrarIof: false });
    expect(untaxed).toMatchObject({ debt: 1000, tax: 0, received: 1000, payment: 340.02, total: 1020.07 });
  });

  const loans = fc.record({
    lent: fc.integer({ min: 10_000, max: 10_000_000 }).map((cents) => cents / 100),
    rate: fc.integer({ min: 0, max: 1000 }).map((hundredths) => hundredths / 100),
    months: fc.integer({ min: 1, max: 60 }),
    fee: fc.integer({ min: 0, max: 5000 }).map((cents) => cents / 100),
  });
  const choices = fc.record({
    tarifaFinanciada: fc.boolean(),
    cobrarIof: fc.boolean(),
    iofFinanciado: fc.boolean(),
  });

  it('adds up: the debt is the amount lent, its fee and its tax; the payments are the debt and its interest', () => {
    fc.assert(
      fc.property(loans, choices, (loan, chosen) => {
        const { debt, tax, received, total, interest, rows } = figures(loan, chosen);
        const fee = chosen.tarifaFinanciada ? loan.fee : 0;
        const financedTax = chosen.iofFinanciado ? tax : 0;
        expect(debt).toBe(sumReais(loan.lent, fee, financedTax));
        expect(received).toBe(
          subtractReais(loan.lent, sumReais(loan.fee, -fee), sumReais(tax, -financedTax)),
        );
        expect(total).toBe(sumReais(debt, interest));
        expect(rows.at(-1)?.balance).toBe(0);
      }),
      { numRuns: 40 },
    );
  });

  it('costs more with tax than without, and more again with a higher fee', () => {
    fc.assert(
      fc.property(loans, (loan) => {
        const free = figures({ ...loan, fee: 0 }, { ...usual, cobrarIof: false });
        const taxed = figures({ ...loan, fee: 0 }, usual);
        const dear = figures({ ...loan, fee: 10 }, usual);
        expect(taxed.payment).toBeGreaterThanOrEqual(free.payment);
        expect(dear.payment).toBeGreaterThan(taxed.payment);
        expect(dear.cost?.aoAno).toBeGreaterThan(taxed.cost?.aoAno ?? Infinity);
      }),
      { numRuns: 40 },
    );
  });
});

it('a loan without tax and fees costs only its interest', () => {
  const result = new Results();
  const terms = {
    emprestado: result.money('Valor', money(1000)),
    taxa: percent(1),
    meses: result.count('Parcelas', count(3)),
  };
  const loan = declaraSoJuros(terms, (sum) => result.total('Total pago', sum), result);
  // 1,000 × 0.01 ÷ (1 − 1.01⁻³) = 340.02; × 3 = 1,020.07 before rounding
  expect(loan.monthlyPayment.shown).toBe(340.02);
  expect(loan.totalPaid.shown).toBe(1020.07);
  expect(loan.totalInterest.shown).toBe(20.07);
  expect(loan.rows?.map(({ balance }) => balance)).toEqual([669.98, 336.66, 0]);
});
