import { describe, expect, it } from 'vitest';
import { ANNUAL_INCOME_TAX } from '../tables/irpf-annual.ts';
import { itemizedDeductions, simplifiedDiscount } from './annual-deductions.ts';

const table = ANNUAL_INCOME_TAX.forYear(2026);
const nobody = {
  rendimentosTributaveis: 100_000,
  dependentes: 0,
  pensaoAlimenticia: 0,
  previdenciaPrivada: 0,
  despesasMedicas: 0,
  despesasEducacao: 0,
  contribuicaoPrevidenciaria: 0,
};

const amounts = (deductions: ReturnType<typeof itemizedDeductions>) =>
  deductions.map(({ descricao, amount }) => [descricao, amount.toNumber()]);

describe('simplifiedDiscount', () => {
  it('is a fifth of the income', () => {
    expect(amounts(simplifiedDiscount(50_000, table))).toEqual([['Desconto simplificado de 20%', 10_000]]);
  });

  it('stops at the cap of the year', () => {
    expect(amounts(simplifiedDiscount(100_000, table))).toEqual([
      ['Desconto simplificado de 20% (até o limite)', 16_754.34],
    ]);
  });
});

describe('itemizedDeductions', () => {
  it('lists nothing for someone without any', () => {
    expect(itemizedDeductions(nobody, table)).toEqual([]);
  });

  it('caps both pensions at 12% of the income', () => {
    const person = { ...nobody, contribuicaoPrevidenciaria: 12_000, previdenciaPrivada: 12_000.01 };
    expect(amounts(itemizedDeductions(person, table))).toEqual([
      ['Previdência oficial', 12_000],
      ['Previdência privada (até o limite)', 12_000],
    ]);
  });

  it('caps education for the taxpayer and each dependant', () => {
    const person = { ...nobody, dependentes: 2, despesasEducacao: 20_000 };
    expect(amounts(itemizedDeductions(person, table))).toEqual([
      ['2 dependentes', 4550.16],
      ['Despesas com educação (até o limite)', 10_684.5],
    ]);
  });

  it('caps neither medical expenses nor alimony', () => {
    const person = { ...nobody, despesasMedicas: 90_000, pensaoAlimenticia: 80_000 };
    expect(amounts(itemizedDeductions(person, table))).toEqual([
      ['Despesas médicas', 90_000],
      ['Pensão alimentícia', 80_000],
    ]);
  });
});
