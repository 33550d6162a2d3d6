import { expect, test } from 'vitest';
import { compileCalculator } from '../../compiler/compile-calculator.ts';
import { evaluate } from '../../src/engine/evaluate/evaluate.ts';
import financiamento from './financiamento.ts';

const RATE = 'Taxa muito alta - verifique se está correta';
const PAYMENT = 'Parcela mensal acima de R$ 10.000 - verifique se cabe no seu orçamento';

const calculator = compileCalculator(financiamento);

function warningsOf(input: Record<string, number>): readonly string[] | undefined {
  const outcome = evaluate(calculator, input, { today: '2026-11-20' });
  return outcome.ok ? outcome.warnings : undefined;
}

test('the card accepts 20% a year, and warns of anything above', () => {
  expect(warningsOf({ interestRate: 20 })).toEqual([]);
  expect(warningsOf({ interestRate: 20.01 })).toEqual([RATE]);
});

test('the card warns of a payment above 10.000 a month', () => {
  expect(warningsOf({ propertyValue: 2_000_000, downPayment: 200_000 })).toEqual([PAYMENT]);
  expect(warningsOf({ propertyValue: 2_000_000, downPayment: 200_000, interestRate: 21 })).toEqual([
    RATE,
    PAYMENT,
  ]);
});

test('the card accepts a payment of 10.000,00', () => {
  // 12 payments of 10.000 at 1% repay 112.550,7747: 10.000 × (1 − 1,01^−12) ÷ 0,01.
  const terms = { downPayment: 0, interestRate: 12, years: 1 };
  expect(warningsOf({ ...terms, propertyValue: 112_550.77 })).toEqual([]);
  expect(warningsOf({ ...terms, propertyValue: 112_560 })).toEqual([PAYMENT]);
});
