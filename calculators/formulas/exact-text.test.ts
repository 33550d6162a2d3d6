import { describe, expect, test } from 'vitest';
import { decimal } from '../../src/decimal/decimal.ts';
import { Results } from '../../src/quantity/declare.ts';
import { count, quantity } from '../../src/quantity/quantity.ts';
import { equalsText, exactText, operandText, sumText, workedOut } from './exact-text.ts';

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

test('exactText and operandText write quantities as their values, and workedOut explains one by its line', () => {
  expect(exactText(count(-1234.5, 'kg'))).toBe('−1.234,5');
  expect(operandText(quantity(-2))).toBe('(−2)');
  expect(equalsText(quantity(1).over(3), 2)).toBe('≈ 0,33');
  const root = new Results().number('√2', workedOut(decimal(2).sqrt(), '√2 ≈ 1,41'), { places: 2 });
  expect(root.shown).toBe(1.41);
  expect(root.named.made.formula).toMatchObject({ kind: 'explained' });
});
