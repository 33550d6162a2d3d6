/**
 * Monthly payment of a microempreendedor individual (DAS): INSS, a share of the minimum wage, and fixed ICMS and
 * ISS. The DAS changes from year to year only with the minimum wage.
 */
import { money, percent } from '../../src/quantity/quantity.ts';
import { legalFigure } from './legal-figure.ts';
import { MINIMUM_WAGE } from './minimum-wage.ts';
import { datedTable, type DatedEntry } from './table.ts';
import { MEI_CONTRIBUTION_LAW, MEI_LAW, MEI_TRUCKER_LAW } from './tax-laws.ts';

export interface MeiTable extends DatedEntry {
  /** Reais a month. */
  readonly minimumWage: number;
}

export const MEI = datedTable<MeiTable>({
  name: 'do MEI',
  file: 'calculators/tabelas/mei.ts',
  entries: MINIMUM_WAGE.entries.map(({ year, validFrom, validTo, monthly, checkedOn }) => ({
    year,
    validFrom,
    validTo,
    checkedOn,
    minimumWage: monthly,
    source: MEI_LAW,
  })),
});

/** INSS as a share of the minimum wage, as amended by Lei nº 12.470/2011. */
export const MEI_CONTRIBUTION = legalFigure(percent(5), {
  law: 'Lei 8.212/1991, art. 21, § 2º, II, "a"',
  validFrom: '2011-05-01',
  source: MEI_CONTRIBUTION_LAW,
});

const DAS_LAW = {
  law: 'LC 123/2006, art. 18-A, § 3º, V',
  validFrom: '2009-07-01',
  source: MEI_LAW,
} as const;

/** Reais a month, for commerce and industry. */
export const MEI_ICMS = legalFigure(money(1), DAS_LAW);

/** Reais a month, for services. */
export const MEI_ISS = legalFigure(money(5), DAS_LAW);

/** Largest excess over the revenue limit that ends the regime only in the next year. */
export const MEI_TOLERATED_EXCESS = legalFigure(percent(20), {
  law: 'LC 123/2006, art. 18-A, § 7º, III',
  validFrom: '2009-07-01',
  source: MEI_LAW,
});

/** Tax on an excess within the tolerance, due with the DAS of January without additions. */
export const MEI_EXCESS_ARTICLE = 'LC 123/2006, art. 18-A, § 10';

/** Largest yearly revenue, as amended by Lei Complementar nº 155/2016. */
export const MEI_REVENUE_LIMIT = legalFigure(money(81_000), {
  law: 'LC 123/2006, art. 18-A, § 1º',
  validFrom: '2018-01-01',
  source: MEI_LAW,
});

/** Largest revenue for each month, or part of one, in the year in which the company opens. */
export const MEI_MONTHLY_REVENUE_LIMIT = legalFigure(money(6750), {
  law: 'LC 123/2006, art. 18-A, § 2º',
  validFrom: '2018-01-01',
  source: MEI_LAW,
});

/** The article on self-employed freight carriers, added by Lei Complementar nº 188/2021. */
function ofTruckers(item: string) {
  return {
    law: `LC 123/2006, art. 18-F, ${item}`,
    validFrom: '2021-12-31',
    source: MEI_TRUCKER_LAW,
  } as const;
}

/** INSS of freight carriers, as a share of the minimum wage. */
export const MEI_TRUCKER_CONTRIBUTION = legalFigure(percent(12), ofTruckers('III'));

/** Largest yearly revenue of freight carriers. */
export const MEI_TRUCKER_REVENUE_LIMIT = legalFigure(money(251_600), ofTruckers('I'));

/** Largest revenue of freight carriers for each month of the year in which the company opens. */
export const MEI_TRUCKER_MONTHLY_REVENUE_LIMIT = legalFigure(money(20_966.67), ofTruckers('II'));
