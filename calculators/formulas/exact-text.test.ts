import { describe, expect, test } from 'vitest';
import { decimal } from '../../src/decimal/decimal.ts';
import { Results } from '../../src/quantity/declare.ts';
import { count, leaf, quantity } from '../../src/quantity/quantity.ts';
import { calculationText, equalsText, exactText, operandText, sumText } from './exact-text.ts';

describe('exactText', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [1234.5, '1.234,5'],
    [-1234567, '−1.234.567'],
    [0.001, '0,001'],
    ['123456789012345678901', '123.456.789.012.345.678.901'],
    ['0.1234567890125', '0,123456789013'],
    ['-0.0000000000001', '0'],
  ])('writes %s as %s', (value, text) => {
    expect(exactText(value)).toBe(text);
  });
});

test('operandText puts negative numbers in parentheses', () => {
  expect(operandText(-2)).toBe('(−2)');
  expect(operandText(2)).toBe('2');
});

describe('equalsText', () => {
  test('distinguishes an exact value from an approximation', () => {
    expect(equalsText(decimal(0.5), 2)).toBe('= 0,5');
    expect(equalsText(decimal(1).div(3), 2)).toBe('≈ 0,33');
  });

  test('treats a third times three as exact', () => {
    expect(equalsText(decimal(1).div(3).times(3), 2)).toBe('= 1');
  });
});

describe('sumText', () => {
  test('writes a polynomial', () => {
    const terms = [
      { coefficient: 2, symbol: 'x²' },
      { coefficient: -1, symbol: 'x' },
      { coefficient: 3, symbol: '' },
    ];
    expect(sumText(terms)).toBe('2x² − x + 3');
  });

  test('leaves out terms of 0 and keeps a leading sign', () => {
    const terms = [
      { coefficient: -1, symbol: 'x²' },
      { coefficient: 0, symbol: 'x' },
      { coefficient: -1, symbol: '' },
    ];
    expect(sumText(terms)).toBe('−x² − 1');
  });

  test('writes an empty sum as 0', () => {
    expect(sumText([{ coefficient: 0, symbol: 'x' }])).toBe('0');
  });
});

test('exactText, operandText and equalsText write quantities as their values', () => {
  expect(exactText(count(-1234.5, 'kg'))).toBe('−1.234,5');
  expect(operandText(quantity(-2))).toBe('(−2)');
  expect(equalsText(quantity(1).over(3), 2)).toBe('≈ 0,33');
});

describe('calculationText', () => {
  const [two, minusThree] = [quantity(2), quantity(-3)];

  test.each([
    ['−3 + 2', minusThree.plus(two)],
    ['2 − (−3)', two.minus(minusThree)],
    ['−3 × (−3) ÷ 2', minusThree.times(minusThree).over(two)],
    ['(−3)² − 4 × 2', minusThree.power(2).minus(quantity(4).times(two))],
    ['2^10', two.power(10)],
    ['(−3 + 2) ÷ (2 × 2)', minusThree.plus(two).over(two.times(two))],
    ['2 + (−3 × 2)', two.plus(minusThree.times(two))],
    ['(2 × 2)²', two.times(two).power(2)],
  ])('writes %s', (text, calculation) => {
    expect(calculationText(calculation)).toBe(text);
  });

  test('shows inputs with every digit, and a constant with the decimal places of its formatting', () => {
    const typed = leaf(decimal('0.12345678901'), 0.12345678901, { format: 'number', decimals: 10 }, 'x');
    const constant = leaf(decimal('0.126'), 0.126, { format: 'number', decimals: 2 });
    expect(calculationText(typed.plus(constant))).toBe('0,12345678901 + 0,13');
  });

  test('has no text for a figure alone', () => {
    expect(calculationText(two)).toBeUndefined();
    expect(calculationText(new Results().number('x', two.plus(1)))).toBeUndefined();
  });
});
