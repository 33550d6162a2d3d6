import { describe, expect, it } from 'vitest';
import { count, one, quantity, sumOfAll } from '../../src/quantity/quantity.ts';
import {
  FAIXAS_DE_IDADE,
  aliquotaPorDias,
  aliquotaPorMeses,
  aliquotaPorAnos,
} from './imposto-da-renda-fixa.ts';

describe('the tax on earnings of fixed income', () => {
  it.each([
    [1, '22,5%'],
    [180, '22,5%'],
    [181, '20%'],
    [360, '20%'],
    [361, '17,5%'],
    [720, '17,5%'],
    [721, '15%'],
    [10_000, '15%'],
  ])('after %i days is %s', (days, rate) => {
    expect(String(aliquotaPorDias(count(days)))).toBe(rate);
  });

  it.each([
    [0, '22,5%'],
    [5.99, '22,5%'],
    [6, '20%'],
    [11.99, '20%'],
    [12, '17,5%'],
    [23.99, '17,5%'],
    [24, '15%'],
    [1200, '15%'],
  ])('after %f months is %s', (months, rate) => {
    expect(String(aliquotaPorMeses(count(months)))).toBe(rate);
  });

  it.each([
    [0, '22,5%'],
    [0.499, '22,5%'],
    [0.5, '20%'],
    [0.999, '20%'],
    [1, '17,5%'],
    [1.999, '17,5%'],
    [2, '15%'],
    [30, '15%'],
  ])('after %f years is %s', (years, rate) => {
    expect(String(aliquotaPorAnos(quantity(years)))).toBe(rate);
  });

  it('treats a term below half a year by truncation error alone as half a year', () => {
    const sixth = one.over(6);
    expect(String(aliquotaPorAnos(sumOfAll([sixth, sixth, sixth])))).toBe('20%');
  });

  it('never rises with the term', () => {
    const rates = Array.from({ length: 800 }, (_, days) => aliquotaPorDias(count(days)).number);
    expect(rates).toEqual(rates.toSorted((a, b) => b - a));
  });

  it('has adjacent bands of months', () => {
    expect(FAIXAS_DE_IDADE.map(({ desde, antesDe, aliquota }) => [desde, antesDe, String(aliquota)])).toEqual(
      [
        [0, 6, '22,5%'],
        [6, 12, '20%'],
        [12, 24, '17,5%'],
        [24, undefined, '15%'],
      ],
    );
  });
});
