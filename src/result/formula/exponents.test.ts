import { expect, it } from 'vitest';
import { withRaisedExponents } from './exponents.ts';

it.each([
  ['R$ 1.000,00 × 1% ÷ [1 − (1 + 1%)^−360]', 'R$ 1.000,00 × 1% ÷ [1 − (1 + 1%)⁻³⁶⁰]'],
  ['(1 + 1%)^12 × (1 + 2%)^1.200', '(1 + 1%)¹² × (1 + 2%)¹²⁰⁰'],
  ['(1 + 21%)^(1 ÷ 2)', '(1 + 21%)^(1 ÷ 2)'],
  ['(1 + 1%)^1.196,4 e (1 + 1%)^−1.200,25', '(1 + 1%)^1.196,4 e (1 + 1%)^−1.200,25'],
  ['(1 + 1%)^27,6 e (1 + 1%)^−0,5', '(1 + 1%)^27,6 e (1 + 1%)^−0,5'],
])('withRaisedExponents turns %s into %s', (text, printed) => {
  expect(withRaisedExponents(text)).toBe(printed);
});
