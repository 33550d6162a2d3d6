/**
 * Simples Nacional: nominal rates and deductions of annexes I to V by revenue of the last twelve months, in
 * force since 2018 (Lei Complementar nº 123/2006, as amended by Lei Complementar nº 155/2016).
 */
import type { DeductionBand } from '../formulas/progressive-bands.ts';
import { datedTable, faultInBands, type DatedEntry } from './table.ts';

export type SimplesAnnex = 'I' | 'II' | 'III' | 'IV' | 'V';

export interface SimplesTable extends DatedEntry {
  /** Six bands for each annex, in reais of revenue in twelve months. */
  readonly annexes: Readonly<Record<SimplesAnnex, readonly DeductionBand[]>>;
  /** Largest revenue in twelve months, in reais (art. 3º, II). */
  readonly revenueLimit: number;
}

const LIMITS = [180_000, 360_000, 720_000, 1_800_000, 3_600_000, 4_800_000] as const;

type Cells = readonly [number, number];

function annex(...cells: readonly [Cells, Cells, Cells, Cells, Cells, Cells]): readonly DeductionBand[] {
  return cells.map(([ratePercent, deduction], index) => ({
    upTo: LIMITS[index] ?? 0,
    ratePercent,
    deduction,
  }));
}

export const SIMPLES_NACIONAL = datedTable<SimplesTable>({
  name: 'do Simples Nacional',
  file: 'calculators/tables/simples-nacional.ts',
  entries: [
    {
      year: 2018,
      validFrom: '2018-01-01',
      validTo: undefined,
      annexes: {
        I: annex([4, 0], [7.3, 5940], [9.5, 13_860], [10.7, 22_500], [14.3, 87_300], [19, 378_000]),
        II: annex([4.5, 0], [7.8, 5940], [10, 13_860], [11.2, 22_500], [14.7, 85_500], [30, 720_000]),
        III: annex([6, 0], [11.2, 9360], [13.5, 17_640], [16, 35_640], [21, 125_640], [33, 648_000]),
        IV: annex([4.5, 0], [9, 8100], [10.2, 12_420], [14, 39_780], [22, 183_780], [33, 828_000]),
        V: annex([15.5, 0], [18, 4500], [19.5, 9900], [20.5, 17_100], [23, 62_100], [30.5, 540_000]),
      },
      revenueLimit: LIMITS[5],
      source: {
        label: 'Lei Complementar nº 123/2006, anexos I a V',
        url: 'https://www.planalto.gov.br/ccivil_03/leis/lcp/lcp123.htm',
      },
      checkedOn: '2026-11-20',
    },
  ],
  check: ({ annexes }) =>
    Object.entries(annexes)
      .map(([name, bands]) => [name, faultInBands(bands)] as const)
      .map(([name, fault]) => (fault === undefined ? undefined : `anexo ${name}: ${fault}`))
      .find((fault) => fault !== undefined),
});
