import { describe, expect, it } from 'vitest';
import { reais } from '../../src/decimal/money.ts';
import { money } from '../../src/quantity/quantity.ts';
import { INSS } from '../tabelas/inss.ts';
import { contribuicaoDoEmpregado } from './inss.ts';

const contribution = (pay: number, year: number) =>
  reais(contribuicaoDoEmpregado(money(pay), INSS.forYear(year)).exact);

describe('the contribution', () => {
  // Examples published by the Receita Federal for 2026, and the ceilings of the yearly portarias.
  it.each([
    [7786.02, 2024, 908.86],
    [8157.41, 2025, 951.63],
    [8475.55, 2026, 988.09],
    [100_000, 2026, 988.09],
    [1621, 2026, 121.58],
    [0, 2026, 0],
  ])('on R$ %f in %i is R$ %f', (pay, year, expected) => {
    expect(contribution(pay, year)).toBe(expected);
  });

  it('agrees with the rate and deduction that payrolls print', () => {
    // 3.000 × 12% − 111,40, the third band of 2026.
    expect(contribution(3000, 2026)).toBe(248.6);
  });
});
