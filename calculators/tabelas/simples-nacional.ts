/**
 * Simples Nacional: nominal rates and deductions of annexes I to V by revenue of the last twelve months, in force
 * since 2018 (Lei Complementar nº 123/2006, as amended by Lei Complementar nº 155/2016).
 */
import { count, money, percent } from '../../src/quantity/quantity.ts';
import type { DeductionBand } from './bands.ts';
import { legalFigure } from './legal-figure.ts';
import {
  BEYOND_ISS_CAP_SINCE_2018,
  faultInShares,
  SHARES_SINCE_2018,
  type SharesOfAnnexes,
  type SimplesAnnex,
  type TaxShares,
} from './simples-shares.ts';
import { datedTable, faultInBands, type DatedEntry } from './table.ts';
import { SIMPLES_DUE_DATE_RULE, SIMPLES_LAW } from './tax-laws.ts';

export interface SimplesTable extends DatedEntry {
  /** Six bands per annex, in reais of revenue in twelve months. */
  readonly annexes: Readonly<Record<SimplesAnnex, readonly DeductionBand[]>>;
  /** Each tax's share of the DAS, by annex and band. */
  readonly shares: SharesOfAnnexes;
  /** Shares of the rest when the ISS reaches its cap, for the fifth band of the annexes where it can. */
  readonly beyondIssCap: Readonly<Partial<Record<SimplesAnnex, TaxShares>>>;
}

/** As amended by Lei Complementar nº 155/2016. */
const IN_FORCE = { validFrom: '2018-01-01', source: SIMPLES_LAW } as const;

/** Largest revenue in twelve months. */
export const SIMPLES_REVENUE_LIMIT = legalFigure(money(4_800_000), {
  ...IN_FORCE,
  law: 'LC 123/2006, art. 3º, II',
});

/** Revenue in twelve months above which ICMS and ISS leave the DAS. */
export const STATE_AND_CITY_LIMIT = legalFigure(money(3_600_000), {
  ...IN_FORCE,
  law: 'LC 123/2006, art. 13-A',
});

/** Payroll, as a share of revenue, from which an activity of annex V is taxed by annex III ("fator R"). */
export const PAYROLL_FOR_ANNEX_III = legalFigure(percent(28), {
  ...IN_FORCE,
  law: 'LC 123/2006, art. 18, § 5º-J',
});

/** Day of the next month on which a month's DAS is due, also for the MEI. */
export const DAS_DUE_DAY = legalFigure(count(20), {
  law: 'Resolução CGSN 140/2018, art. 40',
  validFrom: '2018-08-01',
  source: SIMPLES_DUE_DATE_RULE,
});

/** Upper limits of the six bands, the same in all annexes, in reais of revenue in twelve months. */
export const SIMPLES_BAND_LIMITS = [
  180_000,
  360_000,
  720_000,
  1_800_000,
  STATE_AND_CITY_LIMIT.number,
  SIMPLES_REVENUE_LIMIT.number,
] as const;

type Cells = readonly [number, number];

function annex(...cells: readonly [Cells, Cells, Cells, Cells, Cells, Cells]): readonly DeductionBand[] {
  return cells.map(([ratePercent, deduction], index) => ({
    upTo: SIMPLES_BAND_LIMITS[index] ?? 0,
    ratePercent,
    deduction,
  }));
}

export const SIMPLES_NACIONAL = datedTable<SimplesTable>({
  name: 'do Simples Nacional',
  file: 'calculators/tabelas/simples-nacional.ts',
  entries: [
    {
      year: 2018,
      validFrom: IN_FORCE.validFrom,
      // From 2027 on IBS and CBS take shares of the DAS.
      validTo: '2026-12-31',
      annexes: {
        I: annex([4, 0], [7.3, 5940], [9.5, 13_860], [10.7, 22_500], [14.3, 87_300], [19, 378_000]),
        II: annex([4.5, 0], [7.8, 5940], [10, 13_860], [11.2, 22_500], [14.7, 85_500], [30, 720_000]),
        III: annex([6, 0], [11.2, 9360], [13.5, 17_640], [16, 35_640], [21, 125_640], [33, 648_000]),
        IV: annex([4.5, 0], [9, 8100], [10.2, 12_420], [14, 39_780], [22, 183_780], [33, 828_000]),
        V: annex([15.5, 0], [18, 4500], [19.5, 9900], [20.5, 17_100], [23, 62_100], [30.5, 540_000]),
      },
      shares: SHARES_SINCE_2018,
      beyondIssCap: BEYOND_ISS_CAP_SINCE_2018,
      source: SIMPLES_LAW,
      checkedOn: '2026-11-21',
    },
  ],
  check: ({ annexes, shares, beyondIssCap }) =>
    [
      ...Object.entries(annexes).map(([name, bands]) => [name, faultInBands(bands)] as const),
      ...Object.entries(shares).map(([name, bands]) => [name, faultInShares(bands)] as const),
      ...Object.entries(beyondIssCap).map(([name, capped]) => [name, faultInShares([capped])] as const),
    ]
      .map(([name, fault]) => (fault === undefined ? undefined : `anexo ${name}: ${fault}`))
      .find((fault) => fault !== undefined),
});
