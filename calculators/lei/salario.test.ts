import { describe, expect, it } from 'vitest';
import { reais } from '../../src/decimal/money.ts';
import { count, money } from '../../src/quantity/quantity.ts';
import { COTA_DO_SALARIO_FAMILIA } from '../tabelas/salario-familia.ts';
import { descontoDoValeTransporte, salarioFamilia } from './salario.ts';

describe('the monthly fares', () => {
  it.each([
    // 6% of 2.000 are 120
    [2000, 0, 0],
    [2000, 119.99, 119.99],
    [2000, 120, 120],
    [2000, 300, 120],
  ])(
    'with a salary of %f cost the employee, out of %f, %f (Lei 7.418/1985, art. 4º)',
    (salary, fares, expected) => {
      expect(reais(descontoDoValeTransporte(money(salary), money(fares)).exact)).toBe(expected);
    },
  );
});

describe('the salário-família', () => {
  it.each([
    [2024, 1819.26, 62.04],
    [2025, 1906.04, 65],
    [2026, 1980.38, 67.54],
  ])('in %i is due up to %f, with %f for each child', (year, limit, amount) => {
    const allowance = (pay: number, children: number) =>
      reais(salarioFamilia(money(pay), count(children), COTA_DO_SALARIO_FAMILIA.forYear(year)).exact);
    expect(allowance(limit, 1)).toBe(amount);
    expect(allowance(limit, 3)).toBe(reais(amount * 3));
    expect(allowance(limit, 0)).toBe(0);
    expect(allowance(limit + 0.01, 3)).toBe(0);
  });
});
