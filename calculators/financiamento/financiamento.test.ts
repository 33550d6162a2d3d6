import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileCalculator } from '../../compiler/compile-calculator.ts';
import type { Definition, RawInputs } from '../../src/engine/definition.ts';
import { evaluate } from '../../src/engine/evaluate/evaluate.ts';
import { valueAt } from '../../src/engine/template.ts';
import { decimal, sum } from '../../src/decimal/decimal.ts';
import { subtractReais, sumReais } from '../../src/decimal/money.ts';
import antecipacao from './antecipacao-13.ts';
import consignado from './credito-consignado.ts';
import imobiliario from './financiamento-imobiliario.ts';
import veicular from './financiamento-veicular.ts';

function calculate(definition: Definition): (input: RawInputs) => (path: string) => number {
  const calculator = compileCalculator(definition);
  return (input) => {
    const outcome = evaluate(calculator, input, { today: '2026-11-20' });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    return (path) => Number(valueAt(outcome.result, path));
  };
}

function cents(least: number, most: number): fc.Arbitrary<number> {
  return fc.integer({ min: least * 100, max: most * 100 }).map((value) => value / 100);
}

/** The column of a list with `length` rows. */
function column(result: (path: string) => number, list: string, cell: string, length: number): number[] {
  return Array.from({ length }, (_, row) => result(`${list}.${row}.${cell}`));
}

describe('real-estate financing', () => {
  const simulate = calculate(imobiliario);
  const deal = fc.record({
    propertyValue: cents(100_000, 3_000_000),
    downPayment: cents(0, 90_000),
    interestRate: cents(1, 30),
    years: fc.integer({ min: 1, max: 35 }),
    system: fc.constantFrom('price', 'sac'),
  });

  it('repays the loan to the cent by both systems', () => {
    fc.assert(
      fc.property(deal, (input) => {
        const result = simulate(input);
        const months = input.years * 12;
        const repaid = sum(...column(result, 'schedule', 'principal', months)).toNumber();
        expect(repaid).toBe(subtractReais(input.propertyValue, input.downPayment));
        expect(result(`schedule.${months - 1}.balance`)).toBe(0);
        expect(result('totalPaid')).toBe(sumReais(result('financedAmount'), result('totalInterest')));
      }),
      { numRuns: 30 },
    );
  });

  it('charges less interest by SAC, with a first payment that is never lower', () => {
    fc.assert(
      fc.property(deal, (input) => {
        const result = simulate(input);
        expect(result('sacSavings')).toBeGreaterThan(0);
        expect(result('sacExtraFirstPayment')).toBeGreaterThanOrEqual(0);
        for (let row = 0; row <= input.years; row += 1) {
          expect(result(`evolucao.${row}.sac`)).toBeLessThanOrEqual(result(`evolucao.${row}.price`));
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('real-estate financing with TR, insurance and extra payments', () => {
  const simulate = calculate(imobiliario);
  const extra = fc.record({
    mes: fc.integer({ min: 0, max: 11 }),
    valor: cents(0, 30_000),
    modo: fc.constantFrom('prazo', 'parcela'),
  });

  it('repays loan and correction, in rows that add up', () => {
    fc.assert(
      fc.property(
        cents(0.1, 20),
        fc.constantFrom('price', 'sac'),
        cents(0, 1),
        fc.array(extra, { maxLength: 3 }),
        (interestRate, system, trMensal, amortizacoesExtras) => {
          const result = simulate({
            propertyValue: 120_000,
            downPayment: 20_000,
            interestRate,
            years: 5,
            system,
            trMensal,
            seguroMip: 0.02,
            amortizacoesExtras,
          });
          const months = result('prazoEfetivo');
          const paid = ['payment', 'extra'].flatMap((cell) =>
            column(result, 'schedule', cell, months).filter((value) => !Number.isNaN(value)),
          );
          const upfront = amortizacoesExtras.filter(({ mes }) => mes === 0).map(({ valor }) => valor);
          const total = sumReais(Math.min(100_000, sumReais(...upfront)), ...paid);
          expect(Math.abs(total - result('totalPaid'))).toBeLessThan(0.01 * (months + 1));
          expect(result('totalPaid')).toBe(
            sumReais(100_000, result('correcaoMonetaria'), result('totalInterest')),
          );
          expect(result('economiaJuros')).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('real-estate financing with more interest by SAC', () => {
  it("names the difference by its sign, and distinguishes the contract's instalments from those until the payoff", () => {
    const calculator = compileCalculator(imobiliario);
    const outcome = evaluate(
      calculator,
      {
        propertyValue: 400_000,
        downPayment: 80_000,
        interestRate: 11.49,
        years: 30,
        system: 'sac',
        amortizacoesExtras: [{ mes: 12, valor: 30_000, modo: 'prazo' }],
      },
      { today: '2026-11-20' },
    );
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    expect(outcome.result).not.toHaveProperty('sacSavings');
    expect(outcome.trace.about('sacExtraInterest')?.label).toBe('Juros a mais no total');
    expect(outcome.result['porQueCustaMais']).toContain('acaba na parcela 229; o SAC, na 327.');
    expect(outcome.trace.about('numeroParcelas')?.label).toBe('Parcelas do contrato');
    expect(outcome.trace.about('prazoEfetivo')?.label).toBe('Parcelas até quitar');
  });
});

describe('vehicle financing', () => {
  const simulate = calculate(veicular);

  it('adds payments, tax and insurance up to the total cost', () => {
    fc.assert(
      fc.property(
        cents(10_000, 500_000),
        cents(0, 9000),
        cents(0, 20),
        fc.integer({ min: 1, max: 8 }),
        (vehicleValue, downPayment, interestRate, years) => {
          const terms = { vehicleValue, downPayment, interestRate, years };
          const simple = simulate({ ...terms, metodo: 'simplificado' });
          expect(simple('totalCost')).toBe(
            sumReais(simple('financedAmount'), simple('totalInterest'), simple('iof'), simple('seguro')),
          );
          // The rules in force include the tax in the debt.
          const result = simulate(terms);
          expect(result('totalCost')).toBe(
            sumReais(result('financedAmount'), result('totalInterest'), result('seguro')),
          );
          expect(result('financedAmount')).toBe(sumReais(result('valorRecebido'), result('iof')));
          expect(result(`schedule.${years * 12 - 1}.balance`)).toBe(0);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('approaches the payment without interest as the rate falls to 0', () => {
    const terms = { vehicleValue: 50_000, downPayment: 2000, years: 4, cobrarIof: false };
    expect(simulate({ ...terms, interestRate: 0 })('monthlyPayment')).toBe(1000);
    expect(simulate({ ...terms, interestRate: 1e-9 })('monthlyPayment')).toBe(1000);
  });
});

describe('payroll loan', () => {
  const simulate = calculate(consignado);
  const pay = cents(500, 50_000);
  const rate = cents(0.5, 1.85);
  const months = fc.integer({ min: 1, max: 96 });

  it('lends more for a wider margin, a longer term or a lower rate', () => {
    fc.assert(
      fc.property(pay, cents(1, 5), fc.integer({ min: 1, max: 6 }), (salary, interestRate, years) => {
        const base = { metodo: 'simplificado', salary, marginPercentage: 30, interestRate, years };
        const loan = simulate(base)('maxLoanValue');
        expect(simulate({ ...base, marginPercentage: 35 })('maxLoanValue')).toBeGreaterThan(loan);
        expect(simulate({ ...base, years: years + 1 })('maxLoanValue')).toBeGreaterThan(loan);
        expect(simulate({ ...base, interestRate: interestRate + 1 })('maxLoanValue')).toBeLessThan(loan);
      }),
      { numRuns: 30 },
    );
  });

  it('is paid off year by year, and never exceeds the original debt', () => {
    fc.assert(
      fc.property(pay, rate, fc.integer({ min: 1, max: 9 }), (salary, interestRate, years) => {
        const result = simulate({ salary, interestRate, prazoMeses: years * 12 });
        const owed = column(result, 'evolucao', 'saldoDevedor', years + 1);
        expect(owed[0]).toBe(result('maxLoanValue'));
        expect(owed.at(-1)).toBe(0);
        expect(owed).toEqual(owed.toSorted((a, b) => b - a));
        expect(result(`evolucao.${years}.pago`)).toBe(result('totalPaid'));
      }),
      { numRuns: 30 },
    );
  });

  it('splits the payments into the amount received, the tax and interest; a smaller margin lends less', () => {
    fc.assert(
      fc.property(
        pay,
        rate,
        months,
        cents(0, 400),
        (salary, interestRate, prazoMeses, consignacoesAtuais) => {
          const terms = { salary, interestRate, prazoMeses };
          const free = simulate(terms);
          const result = simulate({ ...terms, consignacoesAtuais });
          expect(result('totalPaid')).toBe(
            sumReais(result('valorLiberado'), result('iof'), result('totalInterest')),
          );
          expect(result('availableMargin')).toBe(
            Math.max(0, subtractReais(free('margemTotal'), consignacoesAtuais)),
          );
          expect(result('valorLiberado')).toBeLessThanOrEqual(free('valorLiberado'));
        },
      ),
      { numRuns: 30 },
    );
  });
});

describe('anticipation', () => {
  const simulate = calculate(antecipacao);
  const months = fc.integer({ min: 1, max: 6 });

  it('splits the benefit into the amount received, the discount and the fee', () => {
    fc.assert(
      fc.property(
        cents(1, 50_000),
        cents(1, 30),
        months,
        (benefitValue, interestRate, anticipationMonths) => {
          const result = simulate({ benefitValue, interestRate, anticipationMonths });
          expect(sumReais(result('netValue'), result('discount'), result('fees'))).toBe(benefitValue);
          expect(result('totalCost')).toBe(subtractReais(benefitValue, result('netValue')));
        },
      ),
    );
  });

  it('splits the withdrawals of the FGTS in the same way', () => {
    const wanted = fc.integer({ min: 1, max: 3 });
    fc.assert(
      fc.property(cents(200, 200_000), cents(1, 3), wanted, (saldoFgts, interestRate, quantidadeSaques) => {
        const terms = { modalidade: 'fgts', mesAniversario: 5, saldoFgts, interestRate, quantidadeSaques };
        const result = simulate(terms);
        expect(result('totalCedido')).toBe(sumReais(result('valorLiberado'), result('custoAntecipacao')));
        expect(result('valorAntecipado')).toBe(sumReais(result('valorLiberado'), result('iof')));
      }),
      { numRuns: 30 },
    );
  });

  it('discounts by the same percentage for any benefit', () => {
    fc.assert(
      fc.property(
        cents(1, 50_000),
        cents(1, 30),
        months,
        (benefitValue, interestRate, anticipationMonths) => {
          const terms = { interestRate, anticipationMonths };
          const growth = decimal(interestRate).div(100).plus(1);
          let discounted = decimal(100);
          for (let month = 1; month <= anticipationMonths; month += 1) discounted = discounted.div(growth);
          const exact = decimal(100).minus(discounted);
          const shown = simulate({ ...terms, benefitValue })('discountPercentage');
          expect(exact.minus(shown).abs().toNumber()).toBeLessThan(1e-9);
        },
      ),
    );
  });
});
