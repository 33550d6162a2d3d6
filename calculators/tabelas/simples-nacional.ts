/**
 * Simples Nacional: nominal rates and deductions of annexes I to V by revenue of the last twelve months, in force
 * since 2018 (Lei Complementar nº 123/2006, as amended by Lei Complementar nº 155/2016).
 */
import { count, money, percent } from '../../src/quantity/quantity.ts';
import type { FaixaComDeducao } from './faixas.ts';
import { legalFigure } from './legal-figure.ts';
import {
  PARTILHA_ALEM_DO_TETO_DO_ISS,
  faultInShares,
  PARTILHA_DESDE_2018,
  type PartilhaPorAnexo,
  type AnexoDoSimples,
  type Partilha,
} from './partilha-do-simples.ts';
import { datedTable, faultInBands, type DatedEntry } from './table.ts';
import { NORMA_DO_VENCIMENTO_DO_SIMPLES, LEI_DO_SIMPLES } from './leis-tributarias.ts';

export interface TabelaDoSimples extends DatedEntry {
  /** Six bands per annex, in reais of revenue in twelve months. */
  readonly anexos: Readonly<Record<AnexoDoSimples, readonly FaixaComDeducao[]>>;
  /** Each tax's share of the DAS, by annex and band. */
  readonly partilha: PartilhaPorAnexo;
  /** Shares of the rest when the ISS reaches its cap, for the fifth band of the annexes where it can. */
  readonly acimaDoTetoDoIss: Readonly<Partial<Record<AnexoDoSimples, Partilha>>>;
}

/** As amended by Lei Complementar nº 155/2016. */
const IN_FORCE = { validFrom: '2018-01-01', source: LEI_DO_SIMPLES } as const;

/** Largest revenue in twelve months. */
export const LIMITE_DO_SIMPLES = legalFigure(money(4_800_000), {
  ...IN_FORCE,
  law: 'LC 123/2006, art. 3º, II',
});

/** Revenue in twelve months above which ICMS and ISS leave the DAS. */
export const SUBLIMITE_DO_SIMPLES = legalFigure(money(3_600_000), {
  ...IN_FORCE,
  law: 'LC 123/2006, art. 13-A',
});

/** Payroll, as a share of revenue, from which an activity of annex V is taxed by annex III ("fator R"). */
export const FATOR_R_DO_ANEXO_III = legalFigure(percent(28), {
  ...IN_FORCE,
  law: 'LC 123/2006, art. 18, § 5º-J',
});

/** Day of the next month on which a month's DAS is due, also for the MEI. */
export const DIA_DO_DAS = legalFigure(count(20), {
  law: 'Resolução CGSN 140/2018, art. 40',
  validFrom: '2018-08-01',
  source: NORMA_DO_VENCIMENTO_DO_SIMPLES,
});

/** Upper limits of the six bands, the same in all annexes, in reais of revenue in twelve months. */
export const FAIXAS_DO_SIMPLES = [
  180_000,
  360_000,
  720_000,
  1_800_000,
  SUBLIMITE_DO_SIMPLES.number,
  LIMITE_DO_SIMPLES.number,
] as const;

type Cells = readonly [number, number];

function annex(...cells: readonly [Cells, Cells, Cells, Cells, Cells, Cells]): readonly FaixaComDeducao[] {
  return cells.map(([ratePercent, parcelaADeduzir], index) => ({
    upTo: FAIXAS_DO_SIMPLES[index] ?? 0,
    ratePercent,
    parcelaADeduzir,
  }));
}

export const SIMPLES_NACIONAL = datedTable<TabelaDoSimples>({
  name: 'do Simples Nacional',
  file: 'calculators/tabelas/simples-nacional.ts',
  entries: [
    {
      year: 2018,
      validFrom: IN_FORCE.validFrom,
      // From 2027 on IBS and CBS take shares of the DAS.
      validTo: '2026-12-31',
      anexos: {
        I: annex([4, 0], [7.3, 5940], [9.5, 13_860], [10.7, 22_500], [14.3, 87_300], [19, 378_000]),
        II: annex([4.5, 0], [7.8, 5940], [10, 13_860], [11.2, 22_500], [14.7, 85_500], [30, 720_000]),
        III: annex([6, 0], [11.2, 9360], [13.5, 17_640], [16, 35_640], [21, 125_640], [33, 648_000]),
        IV: annex([4.5, 0], [9, 8100], [10.2, 12_420], [14, 39_780], [22, 183_780], [33, 828_000]),
        V: annex([15.5, 0], [18, 4500], [19.5, 9900], [20.5, 17_100], [23, 62_100], [30.5, 540_000]),
      },
      partilha: PARTILHA_DESDE_2018,
      acimaDoTetoDoIss: PARTILHA_ALEM_DO_TETO_DO_ISS,
      source: LEI_DO_SIMPLES,
      checkedOn: '2026-11-21',
    },
  ],
  check: ({ anexos, partilha, acimaDoTetoDoIss }) =>
    [
      ...Object.entries(anexos).map(([name, bands]) => [name, faultInBands(bands)] as const),
      ...Object.entries(partilha).map(([name, bands]) => [name, faultInShares(bands)] as const),
      ...Object.entries(acimaDoTetoDoIss).map(([name, capped]) => [name, faultInShares([capped])] as const),
    ]
      .map(([name, fault]) => (fault === undefined ? undefined : `anexo ${name}: ${fault}`))
      .find((fault) => fault !== undefined),
});
