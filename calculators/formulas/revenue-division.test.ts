import { describe, expect, it } from 'vitest';
import { money, percent as fraction } from '../../src/quantity/quantity.ts';
import { dividedTotal, revenueOf } from './revenue-division.ts';

const percent = (valor: number) => ({ tipoEntrada: 'percentual', valor }) as const;
const inReais = (valor: number) => ({ tipoEntrada: 'valor', valor }) as const;

describe('revenueOf', () => {
  it('uses an amount unchanged', () => {
    expect(revenueOf({ tipoEntrada: 'valor', valor: money(1234.56) }, money(50_000)).number).toBe(1234.56);
  });

  it('converts a percentage of the month’s revenue', () => {
    const part = { tipoEntrada: 'percentual', valor: fraction(37.5) } as const;
    expect(revenueOf(part, money(20_000)).number).toBe(7500);
  });
});

describe('dividedTotal', () => {
  it.each([
    ['exactly 100%', [60, 40], true],
    ['0,01 too little, which is tolerated', [60, 39.99], true],
    ['0,01 too much, which is tolerated', [60.01, 40], true],
    ['0,02 too little', [60, 39.98], false],
    ['just over the tolerance', [60.0101, 40], false],
  ])('compares percentages with 100: %s', (_, values, matches) => {
    const total = dividedTotal(values.map(percent), 0);
    expect(total).toMatchObject({ entries: 'percentual', matches });
  });

  it.each([
    ['the same', [600, 400], true],
    ['one real apart, which is tolerated', [600, 401], true],
    ['one cent more', [600, 401.01], false],
    ['one cent more, below', [600, 398.99], false],
  ])('compares amounts with the month’s revenue: %s', (_, values, matches) => {
    const total = dividedTotal(values.map(inReais), 1000);
    expect(total).toMatchObject({ entries: 'valor', matches });
  });

  it('adds amounts and percentages of the month’s revenue', () => {
    const total = dividedTotal([inReais(250), percent(75)], 1000);
    expect(total).toMatchObject({ entries: 'mistos', matches: true });
    expect(total.total.toNumber()).toBe(1000);
  });

  it('adds without binary noise', () => {
    // In binary numbers 100 − 99.99 is more than 0.01, so the entries would be refused.
    expect(dividedTotal([33.3, 33.3, 33.39].map(percent), 0).matches).toBe(true);
  });
});
