import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Results } from '../../src/quantity/declare.ts';
import { count, money } from '../../src/quantity/quantity.ts';
import { INSS } from '../tabelas/inss.ts';
import { IMPOSTO_MENSAL } from '../tabelas/irrf-mensal.ts';
import { declaraDiasComTerco, declaraFerias } from './declara-ferias.ts';

const ROTULOS = { dias: 'Férias', terco: 'Um terço', regra: 'CLT art. 142' };

interface Case {
  readonly salary: number;
  readonly days: number;
  readonly sold?: number;
  readonly advance?: boolean;
  readonly dependentesDoImposto?: number;
  readonly year?: number;
  readonly month?: number;
}

function pay({
  salary,
  days,
  sold = 0,
  advance = false,
  dependentesDoImposto = 0,
  year = 2026,
  month = 11,
}: Case) {
  const result = new Results();
  const base = money(salary);
  const rest = declaraDiasComTerco(base, count(days), ROTULOS, result);
  const total = result.total('Total', rest.dias.plus(rest.terco));
  const payment = declaraFerias(
    {
      base,
      total,
      diasVendidos: count(sold),
      adiantaDecimoTerceiro: advance,
      dependentes: count(dependentesDoImposto),
      tabelaDoInss: INSS.forYear(year),
      tabelaDoImposto: IMPOSTO_MENSAL.forMonth(year, month),
    },
    result,
  );
  const shown = Object.entries({ ...payment, total }).map(([name, amount]) => [name, amount.shown]);
  return Object.fromEntries(shown) as Record<keyof typeof payment | 'total', number>;
}

describe('payments and deductions', () => {
  it('follow the table of the month of payment', () => {
    // Total 3.200,00; INSS 113,85 + 114,8292 + 406,12 × 12% = 277,4136.
    // Abril: (3.200 − 564,80) × 7,5% − 169,44 = 28,20; maio: (3.200 − 607,20) × 7,5% − 182,16 = 12,30.
    const vacation = { salary: 2400, days: 30, year: 2025 };
    expect(pay({ ...vacation, month: 4 })).toMatchObject({ inss: 277.41, irrf: 28.2, liquido: 2894.39 });
    expect(pay({ ...vacation, month: 5 })).toMatchObject({ inss: 277.41, irrf: 12.3, liquido: 2910.29 });
  });

  it('waive an income tax of up to R$ 10,00', () => {
    // Total 3.107,20; (3.107,20 − 607,20) × 7,5% − 182,16 = 5,34. INSS 228,6792 + 313,32 × 12% = 266,2776.
    const payment = pay({ salary: 2330.4, days: 30, year: 2025, month: 5 });
    expect(payment).toMatchObject({ total: 3107.2, inss: 266.28, irrf: 0, liquido: 2840.92 });
  });

  it('include income tax, but no contribution, on the third of the days sold', () => {
    // Total 8.000 ÷ 30 × 20 × 4 ÷ 3 = 7.111,11 (5.333,33 + 1.777,78); third of the sold 888,89.
    // INSS 411,1122 + (7.111,11 − 4.354,27) × 14% = 797,0698; base 7.111,11 + 888,89 − 797,07 = 7.202,93;
    // × 27,5% − 908,73 = 1.072,07575. Above 7.350,00 there is no reduction.
    expect(pay({ salary: 8000, days: 20, sold: 10 })).toMatchObject({
      total: 7111.11,
      abono: 2666.67,
      tercoAbono: 888.89,
      totalBruto: 10_666.67,
      inss: 797.07,
      irrf: 1072.08,
      liquido: 8797.52,
      fgts: 568.89,
    });
  });

  it('advance half of the 13th without any deduction (Lei 4.749/1965, art. 2º, § 2º)', () => {
    const without = pay({ salary: 5000.01, days: 30 });
    const advanced = pay({ salary: 5000.01, days: 30, advance: true });
    // 5.000,01 ÷ 2 = 2.500,005
    expect(advanced).toMatchObject({ adiantamento13: 2500.01, inss: without.inss, irrf: without.irrf });
  });
});

describe('for any vacation', () => {
  const cents = (...amounts: readonly number[]) =>
    amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0);
  const vacations = fc.record({
    salary: fc.integer({ min: 1, max: 3_000_000 }).map((amount) => amount / 100),
    days: fc.integer({ min: 1, max: 20 }),
    sold: fc.integer({ min: 0, max: 10 }),
    advance: fc.boolean(),
    dependentesDoImposto: fc.integer({ min: 0, max: 20 }),
    year: fc.constantFrom(2024, 2025, 2026),
    month: fc.integer({ min: 1, max: 12 }),
  });

  it('the parts add up to the gross pay, and the deductions leave the net pay', () => {
    fc.assert(
      fc.property(vacations, (vacation) => {
        const { total, abono, tercoAbono, adiantamento13, totalBruto, inss, irrf, liquido } = pay(vacation);
        expect(cents(totalBruto)).toBe(cents(total, abono, tercoAbono, adiantamento13));
        expect(cents(totalBruto)).toBe(cents(liquido, inss, irrf));
        expect(inss).toBeGreaterThanOrEqual(0);
        expect(irrf).toBeGreaterThanOrEqual(0);
        expect(liquido).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('selling days or advancing the 13th never lowers the net pay, except at the end of the waiver', () => {
    fc.assert(
      fc.property(vacations, (vacation) => {
        const { liquido } = pay(vacation);
        expect(liquido).toBeGreaterThanOrEqual(pay({ ...vacation, sold: 0, advance: false }).liquido - 10);
      }),
    );
  });
});
