import { describe, expect, it } from 'vitest';
import { reais } from '../../src/decimal/money.ts';
import { count, money } from '../../src/quantity/quantity.ts';
import { depositosDoFgts } from './fgts.ts';

describe('FGTS', () => {
  it('is eight percent of the salary a month (Lei 8.036/1990, art. 15), without intermediate rounding', () => {
    expect(reais(depositosDoFgts(money(3000), count(1)).exact)).toBe(240);
    // 1,518.33 × 8% = 121.4664; times twelve, 1,457.5968, not 12 × 121.47.
    expect(reais(depositosDoFgts(money(1518.33), count(12)).exact)).toBe(1457.6);
    expect(reais(depositosDoFgts(money(3000), count(0)).exact)).toBe(0);
  });
});
