/**
 * What a microempreendedor individual pays a month in the DAS, by calendar year: a fixed sum of INSS, a
 * percentage of the minimum wage (Lei nº 8.212/1991, art. 21, § 2º, II, a), plus fixed ICMS and ISS (Lei
 * Complementar nº 123/2006, art. 18-A, § 3º, V). The figures change with the minimum wage alone.
 */
import { percentOf, reais } from '../../src/decimal/money.ts';
import { MINIMUM_WAGE } from './minimum-wage.ts';
import { datedTable, type DatedEntry } from './table.ts';

export interface MeiTable extends DatedEntry {
  /** Reais a month. */
  readonly minimumWage: number;
  readonly inssPercent: number;
  /** Reais a month: `inssPercent` of the minimum wage. */
  readonly inss: number;
  /** Reais a month, for comércio and indústria. */
  readonly icms: number;
  /** Reais a month, for serviços. */
  readonly iss: number;
  /** Largest revenue a year, in reais (art. 18-A, § 1º). */
  readonly annualRevenueLimit: number;
}

const INSS_PERCENT = 5;

export const MEI = datedTable<MeiTable>({
  name: 'do MEI',
  file: 'calculators/tables/mei.ts',
  entries: MINIMUM_WAGE.entries.map(({ year, validFrom, validTo, monthly, checkedOn }) => ({
    year,
    validFrom,
    validTo,
    checkedOn,
    minimumWage: monthly,
    inssPercent: INSS_PERCENT,
    inss: reais(percentOf(monthly, INSS_PERCENT)),
    icms: 1,
    iss: 5,
    annualRevenueLimit: 81_000,
    source: {
      label: 'Lei Complementar nº 123/2006, art. 18-A',
      url: 'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp123.htm',
    },
  })),
});
