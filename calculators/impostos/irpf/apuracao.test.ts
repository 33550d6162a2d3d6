import { describe, expect, it } from 'vitest';
import { readResult } from '../../../src/engine/evaluate/read-result.ts';
import { Results } from '../../../src/quantity/declare.ts';
import { money, type Quantity } from '../../../src/quantity/quantity.ts';
import { IMPOSTO_ANUAL } from '../../tabelas/irpf-anual.ts';
import { declaraApuracao } from './modelos.ts';

/** The assessment of an income with deductions in reais, as plain data. */
function assessed(exercise: number, income: number, ...deductions: Quantity[]) {
  const result = new Results();
  const listed = deductions.map((amount) => ({
    descricao: 'Despesas médicas',
    valor: result.money('Despesas médicas', amount),
  }));
  const table = IMPOSTO_ANUAL.forYear(exercise);
  return readResult(declaraApuracao(money(income), listed, table, result), result).result;
}

describe('declaraApuracao', () => {
  it('taxes the income minus the deductions', () => {
    // 60,000 − 12,000 = 48,000; × 22.5% − 8,054.97 = 2,745.03
    expect(assessed(2026, 60_000, money(12_000))).toEqual({
      deducoes: { total: 12_000, detalhamento: [{ descricao: 'Despesas médicas', valor: 12_000 }] },
      baseCalculo: 48_000,
      faixaAplicavel: 4,
      impostoAntesReducao: 2745.03,
      reducao: 0,
      impostoDevido: 2745.03,
    });
  });

  it('finds band and tax by the displayed base, to the cent', () => {
    // 12% of 27,854.46 is 3,342.5352, which leaves 24,511.92, the last exempt cent in 2024.
    expect(assessed(2024, 27_854.46, money(3342.5352))).toMatchObject({
      baseCalculo: 24_511.92,
      faixaAplicavel: 1,
      impostoDevido: 0,
    });
    // 35,947.10 × 15% − 4,679.03 = 713.035
    expect(assessed(2026, 44_933.87, money(8986.774))).toMatchObject({
      baseCalculo: 35_947.1,
      impostoDevido: 713.04,
    });
  });

  it('never has a negative base', () => {
    expect(assessed(2026, 10_000, money(25_000))).toMatchObject({
      deducoes: { total: 25_000 },
      baseCalculo: 0,
      faixaAplicavel: 1,
      impostoDevido: 0,
    });
  });

  it('shows a base and a total of deductions that add up to the income, even below a cent', () => {
    expect(assessed(2026, 10_000, money(0.005), money(0.005))).toMatchObject({
      deducoes: { total: 0.02 },
      baseCalculo: 9999.98,
    });
  });
});

describe('the tax of exercise 2027', () => {
  it.each([
    [29_145.6, 1, 0],
    // 33,919.80 × 7.5% − 2,185.92 = 358.065
    [33_919.8, 2, 358.07],
    // 45,012.60 × 15% − 4,729.91 = 2,021.98
    [45_012.6, 3, 2021.98],
    // 48,000 × 22.5% − 8,105.85: the tax that the law's reduction cancels
    [48_000, 4, 2694.15],
    // 64,000 × 27.5% − 10,904.66
    [64_000, 5, 6695.34],
  ])('on a base of %f is in band %i and pays %f', (base, band, tax) => {
    expect(assessed(2027, base)).toMatchObject({ faixaAplicavel: band, impostoAntesReducao: tax });
  });
});

describe('the reduction of Lei nº 15.270/2025', () => {
  it('takes the whole tax off an income of R$ 60,000 with the simplified discount', () => {
    expect(assessed(2027, 60_000, money(12_000))).toMatchObject({ reducao: 2694.15, impostoDevido: 0 });
  });

  it('never takes off more than the tax', () => {
    // 30,479.00 × 7.5% − 2,185.92 = 100.005
    expect(assessed(2027, 40_000, money(9521))).toMatchObject({
      impostoAntesReducao: 100.01,
      reducao: 100.01,
      impostoDevido: 0,
    });
  });

  it('shrinks from 60,000 to 88,200', () => {
    // 8,429.73 − 0.095575 × 80,000 = 783.73
    expect(assessed(2027, 80_000, money(16_000))).toMatchObject({
      impostoAntesReducao: 6695.34,
      reducao: 783.73,
      impostoDevido: 5911.61,
    });
    expect(assessed(2027, 88_200.01, money(17_640))).toMatchObject({ reducao: 0 });
  });

  it('makes the displayed table tax, reduction and tax due add up', () => {
    // 70,560 × 27.5% − 10,904.66 = 8,499.34; less 0.015 is 8,499.325, which rounds to 8,499.33
    expect(assessed(2027, 88_200, money(17_640))).toMatchObject({
      impostoAntesReducao: 8499.34,
      reducao: 0.01,
      impostoDevido: 8499.33,
    });
  });

  it('is 0 in exercises without it', () => {
    expect(assessed(2026, 40_000)).toMatchObject({ reducao: 0 });
  });
});

describe('the reason for owing nothing', () => {
  it.each([
    [2026, 28_467.2, 'A base de cálculo é isenta.'],
    // 28,467.21 × 7.5% − 2,135.04 = 0.00075, in an exercise without the reduction
    [2026, 28_467.21, 'O imposto não chega a um centavo.'],
    [2027, 40_000, 'A Lei 15.270/2025 o reduz a zero.'],
  ])('in exercise %i on an income of %f is “%s”', (exercise, income, reason) => {
    const table = IMPOSTO_ANUAL.forYear(exercise);
    const { shown, about } = declaraApuracao(money(income), [], table, new Results()).impostoDevido.named;
    expect([shown, about.zero]).toEqual([0, reason]);
  });
});
