import { describe, expect, it } from 'vitest';
import { roundTo } from '../../src/decimal/money.ts';
import { percent } from '../../src/quantity/quantity.ts';
import { remuneracaoAdicional, comTr } from './poupanca.ts';

/** In percent, to six places. */
function monthly(selic: number, tr = 0): number {
  return roundTo(comTr(remuneracaoAdicional(percent(selic)).taxa, percent(tr)).exact.times(100), 6);
}

describe('the monthly return of the savings account', () => {
  it.each([13.75, 8.51, 100])('is half a percent at a Selic rate of %f%', (selic) => {
    expect(monthly(selic)).toBe(0.5);
    expect(remuneracaoAdicional(percent(selic)).regra.law).toBe('Lei 8.177/1991, art. 12, II, “a”');
  });

  it.each([
    // 70% of 8.5% is 5.95%: 1.0595^(1/12) = 1.00482804…
    [8.5, 0.482804],
    // 70% of 2% is 1.4%: 1.014^(1/12) = 1.00115925…
    [2, 0.115925],
    [0, 0],
  ])('is 70% of a Selic rate of %f%: %f%', (selic, rate) => {
    expect(monthly(selic)).toBe(rate);
    expect(remuneracaoAdicional(percent(selic)).regra.law).toBe('Lei 8.177/1991, art. 12, II, “b”');
  });

  it('compounds with the TR', () => {
    // 1.005 × 1.0015 = 1.0065075
    expect(monthly(13.75, 0.15)).toBe(0.65075);
    expect(monthly(0, 0.15)).toBe(0.15);
  });
});
