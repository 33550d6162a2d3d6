/** Compares the figures with the official texts: published results, and figures that the law derives from others. */
import { describe, expect, it } from 'vitest';
import { decimal } from '../../src/decimal/decimal.ts';
import { reais, sumReais } from '../../src/decimal/money.ts';
import { progressive } from '../../src/quantity/progressive.ts';
import { money } from '../../src/quantity/quantity.ts';
import { findBand, rateMinusDeduction } from '../formulas/progressive-bands.ts';
import { INSS, INSS_ATE_2023 } from './inss.ts';
import { IMPOSTO_ANUAL } from './irpf-anual.ts';
import { IPVA_DOS_ESTADOS } from './ipva.ts';
import { IMPOSTO_MENSAL_ATE_2023 } from './irrf-mensal.ts';
import {
  CONTRIBUICAO_DO_MEI,
  ICMS_DO_MEI,
  ISS_DO_MEI,
  CONTRIBUICAO_DO_MEI_CAMINHONEIRO,
  LIMITE_MENSAL_DO_MEI_CAMINHONEIRO,
  LIMITE_ANUAL_DO_MEI_CAMINHONEIRO,
} from './mei.ts';
import { SALARIO_MINIMO, SALARIO_MINIMO_ATE_2023 } from './salario-minimo.ts';
import { SIMPLES_NACIONAL, LIMITE_DO_SIMPLES } from './simples-nacional.ts';

const TODAY = '2026-11-20';

describe('all tables', () => {
  it.each([
    ['minimum wage', SALARIO_MINIMO, [2024, 2025, 2026], 2026],
    ['INSS', INSS, [2024, 2025, 2026], 2026],
    ['IPVA', IPVA_DOS_ESTADOS, [2026], 2026],
    ['IRPF', IMPOSTO_ANUAL, [2021, 2022, 2023, 2024, 2025, 2026, 2027], 2026],
    ['Simples', SIMPLES_NACIONAL, [2018], 2018],
  ])('list the years of %s and preselect the one in force', (_, table, years, inForce) => {
    expect(table.years).toEqual(years);
    expect(table.newestInForceOn(TODAY).year).toBe(inForce);
  });

  it('cite an official source for every entry', () => {
    const entries = [
      ...[SALARIO_MINIMO, INSS, IMPOSTO_ANUAL, SIMPLES_NACIONAL].flatMap<{ source: { url: string } }>(
        ({ entries: all }) => all,
      ),
      ...SALARIO_MINIMO_ATE_2023,
      ...INSS_ATE_2023,
      ...IMPOSTO_MENSAL_ATE_2023,
    ];
    for (const { source } of entries) {
      expect(source.url).toMatch(/^https:\/\/www\.(?:planalto|in|gov)(?:\.gov)?\.br\//);
    }
  });
});

describe('the minimum wage', () => {
  it.each([
    [2024, 1412],
    [2025, 1518],
    [2026, 1621],
  ])('of %i is %f', (year, monthly) => {
    expect(SALARIO_MINIMO.forYear(year).monthly).toBe(monthly);
  });
});

describe('INSS', () => {
  it.each([
    [2024, 7786.02, 908.86],
    [2025, 8157.41, 951.63],
    [2026, 8475.55, 988.09],
  ])('of %i charges at its ceiling, %f, the published maximum of %f', (year, ceiling, maximum) => {
    const table = INSS.forYear(year);
    expect(table.teto).toBe(ceiling);
    expect(reais(progressive(money(ceiling), table.faixas).exact)).toBe(maximum);
    expect(reais(progressive(money(100_000), table.faixas).exact)).toBe(maximum);
  });

  it.each([
    ['2020-03', 6101.06, 713.1],
    ['2021-01', 6433.57, 751.99],
    ['2022-01', 7087.22, 828.39],
    ['2023-01', 7507.49, 877.24],
    ['2023-05', 7507.49, 876.97],
  ])('from %s on charges at its ceiling, %f, the published maximum of %f', (month, ceiling, maximum) => {
    const table = INSS_ATE_2023.find(({ validFrom }) => validFrom.startsWith(month));
    expect(table?.teto).toBe(ceiling);
    expect(table && reais(progressive(money(ceiling), table.faixas).exact)).toBe(maximum);
  });

  it('ends its first band at the minimum wage of the month, in past years too', () => {
    for (const { validFrom, faixas } of INSS_ATE_2023) {
      const wage = SALARIO_MINIMO_ATE_2023.findLast((entry) => entry.validFrom <= validFrom);
      expect(faixas[0]?.upTo).toBe(wage?.monthly);
    }
  });

  it('charges 7.5% on the minimum wage', () => {
    // 1,621.00 x 7.5% = 121.575
    expect(reais(progressive(money(1621), INSS.forYear(2026).faixas).exact)).toBe(121.58);
  });
});

describe('MEI', () => {
  it.each([
    [2020, 2, 52.25, 53.25, 57.25, 58.25],
    [2021, 1, 55, 56, 60, 61],
    [2022, 1, 60.6, 61.6, 65.6, 66.6],
    [2023, 1, 65.1, 66.1, 70.1, 71.1],
    [2023, 5, 66, 67, 71, 72],
    [2024, 1, 70.6, 71.6, 75.6, 76.6],
    [2025, 1, 75.9, 76.9, 80.9, 81.9],
    [2026, 1, 81.05, 82.05, 86.05, 87.05],
  ])(
    'of %i, from month %i on, pays %f of INSS; commerce %f, services %f, both %f',
    (year, month, ...published) => {
      const [inss, commerce, services, both] = published;
      const wages = [...SALARIO_MINIMO_ATE_2023, ...SALARIO_MINIMO.entries];
      const wage = wages.find(({ validFrom }) => validFrom === `${year}-0${month}-01`);
      const paid = reais(money(wage?.monthly ?? 0).times(CONTRIBUICAO_DO_MEI).exact);
      expect(paid).toBe(inss);
      expect(sumReais(paid, ICMS_DO_MEI.number)).toBe(commerce);
      expect(sumReais(paid, ISS_DO_MEI.number)).toBe(services);
      expect(sumReais(paid, ICMS_DO_MEI.number, ISS_DO_MEI.number)).toBe(both);
    },
  );
});

describe('MEI of truckers', () => {
  it.each([
    [2024, 169.44],
    [2025, 182.16],
    [2026, 194.52],
  ])('of %i pays %f of INSS', (year, inss) => {
    const { monthly } = SALARIO_MINIMO.forYear(year);
    expect(reais(money(monthly).times(CONTRIBUICAO_DO_MEI_CAMINHONEIRO).exact)).toBe(inss);
  });

  it('has a monthly limit of a twelfth of the yearly one, to the cent', () => {
    const aMonth = reais(LIMITE_ANUAL_DO_MEI_CAMINHONEIRO.over(12).exact);
    expect(aMonth).toBe(LIMITE_MENSAL_DO_MEI_CAMINHONEIRO.number);
  });
});

describe('annual IRPF', () => {
  /**
   * Lei nº 11.482/2007, art. 1º, sole paragraph: the annual table is the sum of the monthly tables in force during
   * the year. Exempt limits, with the number of months each was in force.
   */
  it.each([
    [2021, [1903.98, 12], [0, 0]],
    [2022, [1903.98, 12], [0, 0]],
    [2023, [1903.98, 12], [0, 0]],
    [2024, [1903.98, 4], [2112, 8]],
    [2025, [2112, 1], [2259.2, 11]],
    [2026, [2259.2, 4], [2428.8, 8]],
    [2027, [2428.8, 12], [0, 0]],
  ] as const)('of exercise %i exempts the sum of the monthly limits', (year, first, second) => {
    const months = [first, second].map(([limit, count]) => reais(decimal(limit).times(count)));
    expect(IMPOSTO_ANUAL.forYear(year).faixas[0]?.upTo).toBe(sumReais(...months));
  });

  it('sets the other limits at twelve times the monthly ones', () => {
    const limits = [2826.65, 3751.05, 4664.68].map((monthly) => reais(decimal(monthly).times(12)));
    for (const { faixas } of IMPOSTO_ANUAL.entries) {
      expect(faixas.slice(1, 4).map(({ upTo }) => upTo)).toEqual(limits);
      expect(faixas.map(({ ratePercent }) => ratePercent)).toEqual([0, 7.5, 15, 22.5, 27.5]);
    }
  });

  it.each([
    [2021, [0, 1713.58, 4257.57, 7633.51, 10_432.32]],
    [2022, [0, 1713.58, 4257.57, 7633.51, 10_432.32]],
    [2023, [0, 1713.58, 4257.57, 7633.51, 10_432.32]],
    [2024, [0, 1838.39, 4382.38, 7758.32, 10_557.13]],
    [2025, [0, 2022.24, 4566.23, 7942.17, 10_740.98]],
    [2026, [0, 2135.04, 4679.03, 8054.97, 10_853.78]],
    [2027, [0, 2185.92, 4729.91, 8105.85, 10_904.66]],
  ])('of exercise %i has the published deductions', (year, deductions) => {
    expect(IMPOSTO_ANUAL.forYear(year).faixas.map(({ parcelaADeduzir }) => parcelaADeduzir)).toEqual(
      deductions,
    );
  });

  it('is continuous at the limits, except for the rounding of its deductions', () => {
    for (const { faixas } of IMPOSTO_ANUAL.entries) {
      for (const [index, band] of faixas.entries()) {
        const next = faixas[index + 1];
        if (next === undefined) continue;
        const limit = money(band.upTo);
        const step = rateMinusDeduction(limit, next).minus(rateMinusDeduction(limit, band));
        expect(Math.abs(step.number)).toBeLessThan(0.02);
      }
    }
  });

  it('caps the simplified discount at 16,754.34, and at 17,640.00 from exercise 2027 on', () => {
    expect(IMPOSTO_ANUAL.entries.map(({ tetoDoSimplificado }) => tetoDoSimplificado)).toEqual([
      ...Array<number>(6).fill(16_754.34),
      17_640,
    ]);
  });

  it('has a reduction of the tax from exercise 2027 on', () => {
    expect(IMPOSTO_ANUAL.entries.map(({ reducao }) => reducao?.reducaoIntegral)).toEqual([
      ...Array<undefined>(6).fill(undefined),
      2694.15,
    ]);
  });
});

describe('Simples Nacional', () => {
  const { anexos } = SIMPLES_NACIONAL.forYear(2018);

  it('has six bands up to the revenue limit in every annex', () => {
    for (const faixas of Object.values(anexos)) {
      expect(faixas.map(({ upTo }) => upTo)).toEqual([
        180_000, 360_000, 720_000, 1_800_000, 3_600_000, 4_800_000,
      ]);
    }
    expect(LIMITE_DO_SIMPLES.number).toBe(4_800_000);
    expect(findBand(4_800_000.01, anexos.I)).toBeUndefined();
  });

  it.each([
    // The deduction makes adjacent bands meet: at 180,000 annex I pays 4% = 7,200 = 7.3% - 5,940; annex III 6% =
    // 10,800 = 11.2% - 9,360; annex V 15.5% = 27,900 = 18% - 4,500.
    ['I', 7200],
    ['III', 10_800],
    ['V', 27_900],
  ] as const)('charges annex %s %f a year at 180,000 by both adjacent bands', (annex, tax) => {
    const [first, second] = anexos[annex];
    expect(first && rateMinusDeduction(money(180_000), first).number).toBe(tax);
    expect(second && rateMinusDeduction(money(180_000), second).number).toBe(tax);
  });
});
