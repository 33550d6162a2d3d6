import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileCalculator } from '../../compiler/compile-calculator.ts';
import type { RawInputs } from '../../src/engine/definition.ts';
import { evaluate } from '../../src/engine/evaluate/evaluate.ts';
import { valueAt } from '../../src/engine/template.ts';
import { sumReais } from '../../src/decimal/money.ts';
import aposentadoria from './aposentadoria.ts';

const calculator = compileCalculator(aposentadoria);

function plan(input: RawInputs): (path: string) => number {
  const outcome = evaluate(calculator, input, { today: '2026-11-20' });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return (path) => Number(valueAt(outcome.result, path));
}

const person = fc.record({
  currentAge: fc.integer({ min: 18, max: 49 }),
  retirementAge: fc.integer({ min: 50, max: 79 }),
  desiredMonthlyIncome: fc.integer({ min: 100_000, max: 5_000_000 }).map((value) => value / 100),
  lifeExpectancy: fc.integer({ min: 80, max: 100 }),
  expectedReturn: fc.integer({ min: 0, max: 1500 }).map((value) => value / 100),
});
const inflacao = fc.integer({ min: 1, max: 1250 }).map((value) => value / 100);
const aliquotaIr = fc.integer({ min: 1, max: 35 });

describe('a retirement plan', () => {
  it('starts with nothing, reaches the required amount at retirement, and ends with nothing', () => {
    fc.assert(
      fc.property(person, (input) => {
        const result = plan(input);
        const retirement = input.retirementAge - input.currentAge;
        const end = input.lifeExpectancy - input.currentAge;
        expect(result('evolucao.0.saldo')).toBe(0);
        expect(result(`evolucao.${retirement}.saldo`)).toBe(result('totalNeeded'));
        expect(result(`evolucao.${end}.saldo`)).toBe(0);
      }),
    );
  });

  it('grows until retirement and shrinks afterwards', () => {
    fc.assert(
      fc.property(person, (input) => {
        const result = plan(input);
        const retirement = input.retirementAge - input.currentAge;
        const end = input.lifeExpectancy - input.currentAge;
        for (let year = 1; year <= end; year += 1) {
          const change = result(`evolucao.${year}.saldo`) - result(`evolucao.${year - 1}.saldo`);
          expect(year <= retirement ? change : -change).toBeGreaterThan(0);
        }
      }),
      { numRuns: 50 },
    );
  });

  it('consists of the deposits and their yield', () => {
    fc.assert(
      fc.property(person, (input) => {
        const result = plan(input);
        expect(sumReais(result('totalSaved'), result('totalInterest'))).toBe(result('totalNeeded'));
        expect(result('totalInterest')).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('still starts and ends with nothing if inflation is discounted', () => {
    fc.assert(
      fc.property(person, inflacao, (input, inflation) => {
        const result = plan({ ...input, inflacao: inflation });
        const retirement = input.retirementAge - input.currentAge;
        expect(result('evolucao.0.saldo')).toBe(0);
        expect(result(`evolucao.${retirement}.saldo`)).toBe(result('totalNeeded'));
        expect(result(`evolucao.${input.lifeExpectancy - input.currentAge}.saldo`)).toBe(0);
        // To the cent: an inflation of 0.01% may change a deposit of R$ 1.68 by less than one.
        expect(result('monthlySavings')).toBeGreaterThanOrEqual(plan(input)('monthlySavings'));
      }),
    );
  });

  it('starts with the present savings, and asks for less, but never for a negative amount', () => {
    fc.assert(
      fc.property(person, fc.integer({ min: 1, max: 200_000_000 }), (input, cents) => {
        const currentSavings = cents / 100;
        const [without, result] = [plan(input), plan({ ...input, currentSavings })];
        const retirement = input.retirementAge - input.currentAge;
        const atRetirement = Math.max(result('totalNeeded'), result('savingsAtRetirement'));
        expect(result('evolucao.0.saldo')).toBe(currentSavings);
        expect(result(`evolucao.${retirement}.saldo`)).toBe(atRetirement);
        expect(sumReais(currentSavings, result('totalSaved'), result('totalInterest'))).toBe(atRetirement);
        expect(result('monthlySavings')).toBeGreaterThanOrEqual(0);
        expect(result('monthlySavings')).toBeLessThanOrEqual(without('monthlySavings'));
        expect(result('totalNeeded')).toBe(without('totalNeeded'));
      }),
    );
  });

  it('sets aside a larger share if the income is taxed', () => {
    fc.assert(
      fc.property(person, aliquotaIr, (input, rate) => {
        const [net, gross] = [plan(input), plan({ ...input, aliquotaIr: rate })];
        // Allows half a cent of rounding on either side.
        const left = 1 - rate / 100;
        expect(Math.abs(gross('totalNeeded') * left - net('totalNeeded'))).toBeLessThan(0.011);
        expect(Math.abs(gross('grossIncome') * left - input.desiredMonthlyIncome)).toBeLessThan(0.011);
      }),
    );
  });

  it('asks an earlier saver for less a month', () => {
    fc.assert(
      fc.property(person, (input) => {
        // Ask for a high income, because a year changes a deposit of a few cents by less than one.
        const desiredMonthlyIncome = 1_000_000;
        const terms = { ...input, desiredMonthlyIncome, retirementAge: Math.max(input.retirementAge, 51) };
        const later = plan({ ...terms, currentAge: input.currentAge + 1 });
        expect(plan(terms)('monthlySavings')).toBeLessThan(later('monthlySavings'));
      }),
    );
  });
});

describe('the order of the ages', () => {
  const messagesFor = (input: RawInputs): readonly string[] => {
    const outcome = evaluate(calculator, input, { today: '2026-11-20' });
    return outcome.ok ? [] : outcome.problems.map(({ field, message }) => `${field}: ${message}`);
  };

  it('is reported before the limits if both fail', () => {
    expect(messagesFor({ currentAge: 45, retirementAge: 40, lifeExpectancy: 35 })).toEqual([
      'retirementAge: A idade de aposentadoria deve ser maior que a idade atual',
      'lifeExpectancy: A expectativa de vida deve ser maior que a idade de aposentadoria',
    ]);
  });

  it('is validated even if the current age itself is refused', () => {
    expect(messagesFor({ currentAge: 85, retirementAge: 80, lifeExpectancy: 90 })).toEqual([
      'currentAge: Digite uma idade atual entre 18 e 80 anos',
      'retirementAge: A idade de aposentadoria deve ser maior que a idade atual',
    ]);
  });
});
