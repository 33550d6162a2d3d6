import { describe, expect, it } from 'vitest';
import { ANNUAL_INCOME_TAX } from '../tables/irpf-annual.ts';
import { assess, compareModels } from './annual-assessment.ts';
import { decimal } from '../../src/decimal/decimal.ts';

const deduction = (amount: number | string) => ({ descricao: 'Despesas médicas', amount: decimal(amount) });

describe('assess', () => {
  const table = ANNUAL_INCOME_TAX.forYear(2026);

  it('taxes what the deductions leave', () => {
    // 60,000 − 12,000 = 48,000; × 22.5% − 8,054.97 = 2,745.03
    expect(assess(60_000, [deduction(12_000)], table)).toEqual({
      deducoes: { total: 12_000, detalhamento: [{ descricao: 'Despesas médicas', valor: 12_000 }] },
      baseCalculo: 48_000,
      faixaAplicavel: 4,
      impostoAntesReducao: 2745.03,
      reducao: 0,
      impostoDevido: 2745.03,
    });
  });

  it('finds band and tax by the base as it is shown, to the cent', () => {
    // 12% of 27,854.46 is 3,342.5352: 24,511.92 is left, the last cent that is exempt in 2024.
    const exercise = ANNUAL_INCOME_TAX.forYear(2024);
    expect(assess(27_854.46, [deduction('3342.5352')], exercise)).toMatchObject({
      baseCalculo: 24_511.92,
      faixaAplicavel: 1,
      impostoDevido: 0,
    });
    // 35,947.10 × 15% − 4,679.03 = 713.035
    expect(assess(44_933.87, [deduction('8986.774')], table)).toMatchObject({
      baseCalculo: 35_947.1,
      impostoDevido: 713.04,
    });
  });

  it('never has a negative base', () => {
    expect(assess(10_000, [deduction(25_000)], table)).toMatchObject({
      deducoes: { total: 25_000 },
      baseCalculo: 0,
      faixaAplicavel: 1,
      impostoDevido: 0,
    });
  });

  it('shows a base and a total of deductions that add up to the income, even below the cent', () => {
    const { deducoes, baseCalculo } = assess(10_000, [deduction('0.005'), deduction('0.005')], table);
    expect(deducoes.total).toBe(0.02);
    expect(baseCalculo).toBe(9999.98);
  });
});

describe('assess with the reduction of Lei nº 15.270/2025', () => {
  const table = ANNUAL_INCOME_TAX.forYear(2027);

  it('takes the whole tax off an income of R$ 60,000 with the simplified discount', () => {
    expect(assess(60_000, [deduction(12_000)], table)).toMatchObject({ reducao: 2694.15, impostoDevido: 0 });
  });

  it('shows the tax of the table, the reduction and the tax due so that they add up', () => {
    // 70,560 × 27.5% − 10,904.66 = 8,499.34; less 0.015 is 8,499.325, which rounds to 8,499.33
    expect(assess(88_200, [deduction(17_640)], table)).toMatchObject({
      impostoAntesReducao: 8499.34,
      reducao: 0.01,
      impostoDevido: 8499.33,
    });
  });
});

describe('compareModels', () => {
  const table = ANNUAL_INCOME_TAX.forYear(2026);
  // 48,000 × 22.5% − 8,054.97 = 2,745.03
  const simplified = assess(60_000, [deduction(12_000)], table);

  it('finds the simplified model cheaper than few deductions', () => {
    // 57,000 × 27.5% − 10,853.78 = 4,821.22
    expect(compareModels(simplified, assess(60_000, [deduction(3000)], table))).toEqual({
      modeloMaisVantajoso: 'simplificado',
      economiaModelo: 2076.19,
      impostoSimplificado: 2745.03,
      impostoCompleto: 4821.22,
    });
  });

  it('finds the complete model cheaper than the discount', () => {
    // 40,000 × 15% − 4,679.03 = 1,320.97; 2,745.03 − 1,320.97 = 1,424.06
    expect(compareModels(simplified, assess(60_000, [deduction(20_000)], table))).toMatchObject({
      modeloMaisVantajoso: 'completo',
      economiaModelo: 1424.06,
    });
  });

  it('prefers the model without receipts where both cost the same', () => {
    expect(compareModels(simplified, simplified)).toMatchObject({
      modeloMaisVantajoso: 'simplificado',
      economiaModelo: 0,
    });
  });
});
