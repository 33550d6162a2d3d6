/** Tests the comparison with the CDI, at 13.75% a year, against calculations by hand. */
import { expect, it } from 'vitest';
import { compileCalculator } from '../../compiler/compile-calculator.ts';
import { evaluate } from '../../src/engine/evaluate/evaluate.ts';
import poupanca from './poupanca.ts';

const calculator = compileCalculator(poupanca);

function compared(initialAmount: number, monthlyContribution: number, years: number) {
  const outcome = evaluate(
    calculator,
    { initialAmount, monthlyContribution, years },
    { today: '2026-11-01' },
  );
  return outcome.ok ? outcome.result : outcome;
}

it('takes 15% off the earnings at the CDI of 1,000 kept for two years', () => {
  // 1,000 × 1.1375² = 1,293.90625; 293.90625 × 85% = 249.8203125.
  expect(compared(1000, 0, 2)).toMatchObject({
    cdiValue: 1249.82,
    evolucao: [{ ano: 1 }, { ano: 2, cdi: 1249.82 }],
  });
});

it('takes 17.5% off the earnings at the CDI of 100 at the end of each of twelve months', () => {
  // 100 × 0.1375 ÷ (1.1375^(1 ÷ 12) − 1) = 1,273.8663…; 1,200 + 73.8663 × 82.5% = 1,260.94.
  expect(compared(0, 100, 1)).toMatchObject({ cdiValue: 1260.94, evolucao: [{ cdi: 1260.94 }] });
});

it('takes no tax off a loss at the CDI', () => {
  // After 0.48 of a month: 1,000 × (1.1375^0.04 − 1) ÷ (1.1375^(1 ÷ 12) − 1) = 478.6602…, less than the 480 deposited.
  expect(compared(0, 1000, 0.04)).toMatchObject({ totalContributed: 480, cdiValue: 478.66 });
});
