/**
 * Annual personal income tax (IRPF), by exercise: the year in which the declaration is due, on the income of
 * the previous year. Whole base x rate - deduction (Lei nº 9.250/1995, arts. 8º, 10 and 11, as amended).
 */
import { money, percent } from '../../src/quantity/quantity.ts';
import type { DeductionBand } from './bands.ts';
import { calendarYear } from './calendar-year.ts';
import { legalFigure } from './legal-figure.ts';
import { datedTable, faultInBands, type DatedEntry, type LegalSource } from './table.ts';
import { INCOME_TAX_LAW, PRIVATE_PENSION_LAW } from './tax-laws.ts';

/** Reduction of the tax by gross taxable income (Lei nº 15.270/2025), at most the tax itself. */
export interface TaxReduction {
  /** Up to this income, in reais a year, the tax falls by at most `fullReduction`. */
  readonly fullUpTo: number;
  readonly fullReduction: number;
  /**
   * From there up to this income the tax falls by `intercept` - `slope` x income; above it there is no
   * reduction.
   */
  readonly partialUpTo: number;
  readonly intercept: number;
  readonly slope: number;
}

export interface AnnualIncomeTaxTable extends DatedEntry {
  /** The year in which the income was earned: the exercise's year less one. */
  readonly incomeYear: number;
  /** Bands 1 (exempt) to 5 of the taxable base, in reais a year. */
  readonly bands: readonly DeductionBand[];
  /** Simplified discount: at most this, in reais a year. */
  readonly simplifiedCap: number;
  /** Reduction of the tax by gross taxable income, from the income of 2026 on. */
  readonly reduction: TaxReduction | undefined;
}

const RATES_PERCENT = [0, 7.5, 15, 22.5, 27.5] as const;

/** The upper limits of bands 2 to 5 have not changed in these exercises. */
const LIMITS_ABOVE_EXEMPTION = [33_919.8, 45_012.6, 55_976.16, Infinity] as const;

type Deductions = readonly [number, number, number, number];

function bands(exemptUpTo: number, deductions: Deductions): readonly DeductionBand[] {
  const limits = [exemptUpTo, ...LIMITS_ABOVE_EXEMPTION];
  return RATES_PERCENT.map((ratePercent, index) => ({
    upTo: limits[index] ?? Infinity,
    ratePercent,
    deduction: deductions[index - 1] ?? 0,
  }));
}

/** As amended by Lei nº 13.149/2015, for all exercises of the table. */
const DEDUCTIONS_IN_FORCE = '2015-01-01';

/** Deduction of a year for each dependant. */
export const DEPENDANT_DEDUCTION = legalFigure(money(2275.08), {
  law: 'Lei 9.250/1995, art. 8º, II, "c"',
  validFrom: DEDUCTIONS_IN_FORCE,
  source: INCOME_TAX_LAW,
});

/** Largest deduction of education in a year, for each person. */
export const EDUCATION_CAP = legalFigure(money(3561.5), {
  law: 'Lei 9.250/1995, art. 8º, II, "b"',
  validFrom: DEDUCTIONS_IN_FORCE,
  source: INCOME_TAX_LAW,
});

/** Private pension: deductible up to this share of income. */
export const PRIVATE_PENSION_CAP = legalFigure(percent(12), {
  law: 'Lei 9.532/1997, art. 11',
  validFrom: '1998-01-01',
  source: PRIVATE_PENSION_LAW,
});

/** Simplified discount: this share of income, in place of all deductions. */
export const SIMPLIFIED_DISCOUNT = legalFigure(percent(20), {
  law: 'Lei 9.250/1995, art. 10',
  validFrom: '1996-01-01',
  source: INCOME_TAX_LAW,
});

const CHECKED_ON = '2026-11-20';

function taxTablePage(incomeYear: number, page: string): LegalSource {
  return {
    label: `Receita Federal, tributação de ${incomeYear}: tabela progressiva anual`,
    url: `https://www.gov.br/receitafederal/pt-br/assuntos/meu-imposto-de-renda/tabelas/${page}`,
  };
}

/** Deductions are published to the cent, and each accumulates the rounding of those below it. */
const LARGEST_STEP_AT_AN_EDGE = 0.02;

/**
 * At a limit both adjacent bands must charge the same; otherwise one more cent of income would change the tax
 * by more than a cent.
 */
function faultInContinuity(all: readonly DeductionBand[]): string | undefined {
  const faulty = all.findIndex((band, index) => {
    const next = all[index + 1];
    if (next === undefined) return false;
    const step =
      ((next.ratePercent - band.ratePercent) * band.upTo) / 100 - (next.deduction - band.deduction);
    return Math.abs(step) > LARGEST_STEP_AT_AN_EDGE;
  });
  return faulty === -1
    ? undefined
    : `the tax jumps at the limit of band ${faulty + 1}; compare its deduction with the law.`;
}

export const ANNUAL_INCOME_TAX = datedTable<AnnualIncomeTaxTable>({
  name: 'do IRPF',
  file: 'calculators/tables/irpf-annual.ts',
  entries: [
    {
      ...calendarYear(2024),
      checkedOn: CHECKED_ON,
      incomeYear: 2023,
      bands: bands(24_511.92, [1838.39, 4382.38, 7758.32, 10_557.13]),
      simplifiedCap: 16_754.34,
      reduction: undefined,
      source: taxTablePage(2023, '2023'),
    },
    {
      ...calendarYear(2025),
      checkedOn: CHECKED_ON,
      incomeYear: 2024,
      bands: bands(26_963.2, [2022.24, 4566.23, 7942.17, 10_740.98]),
      simplifiedCap: 16_754.34,
      reduction: undefined,
      source: taxTablePage(2024, 'copy_of_2024'),
    },
    {
      ...calendarYear(2026),
      checkedOn: CHECKED_ON,
      incomeYear: 2025,
      bands: bands(28_467.2, [2135.04, 4679.03, 8054.97, 10_853.78]),
      simplifiedCap: 16_754.34,
      reduction: undefined,
      source: taxTablePage(2025, '2025'),
    },
    {
      ...calendarYear(2027),
      checkedOn: CHECKED_ON,
      incomeYear: 2026,
      bands: bands(29_145.6, [2185.92, 4729.91, 8105.85, 10_904.66]),
      simplifiedCap: 17_640,
      reduction: {
        fullUpTo: 60_000,
        fullReduction: 2694.15,
        partialUpTo: 88_200,
        intercept: 8429.73,
        slope: 0.095575,
      },
      source: {
        label: 'Lei nº 15.270/2025',
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/l15270.htm',
      },
    },
  ],
  check: (entry) =>
    entry.incomeYear === entry.year - 1
      ? (faultInBands(entry.bands) ?? faultInContinuity(entry.bands))
      : 'the income year is not the year before the exercise.',
});
