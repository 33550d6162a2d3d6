import { expect, it } from 'vitest';
import { exponentsIn, withRaisedExponents } from './exponents.ts';

it.each([
  ['R$ 1.000,00 × 1% ÷ [1 − (1 + 1%)^−360]', 'R$ 1.000,00 × 1% ÷ [1 − (1 + 1%)⁻³⁶⁰]'],
  ['(1 + 1%)^12 × (1 + 2%)^1.200', '(1 + 1%)¹² × (1 + 2%)¹²⁰⁰'],
  ['(1 + 21%)^(1 ÷ 2)', '(1 + 21%)^(1 ÷ 2)'],
  ['(1 + 1%)^27,6 e (1 + 1%)^−0,5', '(1 + 1%)^27,6 e (1 + 1%)^−0,5'],
])('%s is printed %s', (text, printed) => {
  expect(withRaisedExponents(text)).toBe(printed);
});

it('is read out as a power, and a unit as it is', () => {
  expect(exponentsIn('P × [1 − (1 + i)⁻ⁿ] ÷ 2¹² = 3 kg/m²')).toEqual([
    { text: 'P × [1 − (1 + i)' },
    { text: '⁻ⁿ', spoken: 'elevado a −n' },
    { text: '] ÷ 2' },
    { text: '¹²', spoken: 'elevado a 12' },
    { text: ' = 3 kg/m²' },
  ]);
});
