import { describe, expect, it } from 'vitest';
import { decimal } from '../../src/decimal/decimal.ts';
import { centsOf, fixedPoint, timesFixed } from './fixed-point.ts';

const fixed = (value: string | number) => fixedPoint(decimal(value));

describe('fixedPoint', () => {
  it('keeps fifty places and rounds the rest', () => {
    expect(fixed('0.1')).toBe(10n ** 49n);
    expect(fixed(-2)).toBe(-2n * 10n ** 50n);
    expect(fixed(`0.${'0'.repeat(50)}4`)).toBe(0n);
    expect(fixed(`0.${'0'.repeat(50)}5`)).toBe(1n);
    expect(fixed('1e15')).toBe(10n ** 65n);
  });
});

describe('timesFixed', () => {
  it('multiplies exactly if fifty places suffice, and otherwise rounds half away from zero', () => {
    expect(timesFixed(fixed('1.21'), fixed('-0.5'))).toBe(fixed('-0.605'));
    expect(timesFixed(1n, fixed('0.5'))).toBe(1n);
    expect(timesFixed(-1n, fixed('0.5'))).toBe(-1n);
    expect(timesFixed(1n, fixed('0.49'))).toBe(0n);
  });
});

describe('centsOf', () => {
  it.each([
    ['1.005', 101],
    ['-1.005', -101],
    ['1.00499', 100],
    ['0', 0],
    ['999999999999.99', 99999999999999],
  ])('converts %s reais to %d cents', (reais, cents) => {
    expect(centsOf(fixed(reais))).toBe(cents);
  });

  it('ignores the truncation error of a division at half a cent', () => {
    // A third of 1.515 reais, three times, lacks the truncated digits of the division.
    const third = fixedPoint(decimal('1.515').div(3));
    expect(centsOf(third * 3n)).toBe(152);
    expect(centsOf(fixedPoint(decimal('0.01').div(6)) * 3n)).toBe(1);
  });
});
