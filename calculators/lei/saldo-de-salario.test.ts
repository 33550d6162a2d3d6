import { describe, expect, it } from 'vitest';
import { reais } from '../../src/decimal/money.ts';
import { count, money } from '../../src/quantity/quantity.ts';
import { diasDeSaldo, salarioDosDias } from './saldo-de-salario.ts';

describe('paid days of a month', () => {
  it.each<[string, string, number]>([
    ['2026-08-01', '2026-08-20', 20],
    ['2026-08-20', '2026-08-20', 1],
    // A month of 31 days counts as thirty; so do thirty of its days.
    ['2026-08-01', '2026-08-31', 30],
    ['2026-08-01', '2026-08-30', 30],
    ['2026-08-02', '2026-08-31', 30],
    ['2026-08-03', '2026-08-31', 29],
    ['2026-09-01', '2026-09-30', 30],
    // All of February counts as thirty, a part of it only as its days.
    ['2026-02-01', '2026-02-28', 30],
    ['2026-02-01', '2026-02-27', 27],
    ['2026-02-02', '2026-02-28', 27],
    ['2024-02-01', '2024-02-28', 28],
    ['2024-02-01', '2024-02-29', 30],
  ])('from %s to %s are %i', (from, to, days) => {
    expect(diasDeSaldo(from, to)).toBe(days);
  });
});

describe('pay for days', () => {
  it('is a thirtieth of the salary for each day, in every month (CLT art. 64)', () => {
    expect(reais(salarioDosDias(money(3000), count(30)).exact)).toBe(3000);
    expect(reais(salarioDosDias(money(2500), count(20)).exact)).toBe(1666.67);
    expect(reais(salarioDosDias(money(3000), count(0)).exact)).toBe(0);
  });
});
