/**
 * Annual personal income tax (IRPF), by exercise: the year in which the declaration is due, on the income of the
 * previous year. Whole base x rate - deduction (Lei nº 9.250/1995, arts. 8º, 10 and 11, as amended).
 */
import { money, percent } from '../../src/quantity/quantity.ts';
import { faixasComDeducao, faultInContinuity, type FaixaComDeducao } from './faixas.ts';
import { calendarYear } from './calendar-year.ts';
import { legalFigure } from './legal-figure.ts';
import { datedTable, faultInBands, type DatedEntry } from './table.ts';
import { LEI_DA_PREVIDENCIA_PRIVADA } from './leis-tributarias.ts';
import { LEI_DO_IMPOSTO_DE_RENDA } from './leis-da-retencao.ts';
import type { FormulaDaReducao } from './reducao-do-imposto.ts';
import type { LegalSource } from './validity.ts';

export interface TabelaAnualDoImposto extends DatedEntry {
  /** The year of the income: the exercise's year minus one. */
  readonly anoDosRendimentos: number;
  /** Bands 1 (exempt) to 5 of the taxable base, in reais a year. */
  readonly faixas: readonly FaixaComDeducao[];
  /** Largest simplified discount, in reais a year. */
  readonly tetoDoSimplificado: number;
  /** Reduction of the tax by gross taxable income, from the income of 2026 on. */
  readonly reducao: FormulaDaReducao | undefined;
}

/** The upper limits of bands 2 to 5 have not changed in these exercises. */
const LIMITES_ACIMA_DA_ISENCAO = [33_919.8, 45_012.6, 55_976.16, Infinity] as const;

/** As amended by Lei nº 13.149/2015, for all exercises of the table. */
const DAS_DEDUCOES = { validFrom: '2015-01-01', source: LEI_DO_IMPOSTO_DE_RENDA } as const;

/** Yearly deduction per dependant. */
export const DEDUCAO_ANUAL_POR_DEPENDENTE = legalFigure(money(2275.08), {
  ...DAS_DEDUCOES,
  law: 'Lei 9.250/1995, art. 8º, II, “c”',
});

/** Largest yearly deduction for education, per person. */
export const LIMITE_DA_INSTRUCAO = legalFigure(money(3561.5), {
  ...DAS_DEDUCOES,
  law: 'Lei 9.250/1995, art. 8º, II, “b”',
});

/** Largest deductible share of income for private pensions. */
export const LIMITE_DA_PREVIDENCIA = legalFigure(percent(12), {
  law: 'Lei 9.532/1997, art. 11',
  validFrom: '1998-01-01',
  source: LEI_DA_PREVIDENCIA_PRIVADA,
});

/** Simplified discount: this share of income replaces all deductions. */
export const DESCONTO_SIMPLIFICADO_ANUAL = legalFigure(percent(20), {
  law: 'Lei 9.250/1995, art. 10',
  validFrom: '1996-01-01',
  source: LEI_DO_IMPOSTO_DE_RENDA,
});

const CHECKED_ON = '2026-11-20';

function paginaDaTabela(anoDosRendimentos: number, page: string): LegalSource {
  return {
    label: `Receita Federal, tributação de ${anoDosRendimentos}: tabela progressiva anual`,
    url: `https://www.gov.br/receitafederal/pt-br/assuntos/meu-imposto-de-renda/tabelas/${page}`,
  };
}

/** The annual table for the incomes of 2016 to 2022: twelve times the monthly one since April 2015. */
const DESDE_2016 = {
  checkedOn: '2026-11-24',
  faixas: faixasComDeducao([22_847.76, ...LIMITES_ACIMA_DA_ISENCAO], [1713.58, 4257.57, 7633.51, 10_432.32]),
  tetoDoSimplificado: 16_754.34,
  reducao: undefined,
  source: {
    label: 'Lei nº 13.149/2015',
    url: 'https://www.planalto.gov.br/ccivil_03/_ato2015-2018/2015/lei/l13149.htm',
  },
} as const;

export const IMPOSTO_ANUAL = datedTable<TabelaAnualDoImposto>({
  name: 'do IRPF',
  file: 'calculators/tabelas/irpf-anual.ts',
  entries: [
    { ...calendarYear(2021), anoDosRendimentos: 2020, ...DESDE_2016 },
    { ...calendarYear(2022), anoDosRendimentos: 2021, ...DESDE_2016 },
    { ...calendarYear(2023), anoDosRendimentos: 2022, ...DESDE_2016 },
    {
      ...calendarYear(2024),
      checkedOn: CHECKED_ON,
      anoDosRendimentos: 2023,
      faixas: faixasComDeducao(
        [24_511.92, ...LIMITES_ACIMA_DA_ISENCAO],
        [1838.39, 4382.38, 7758.32, 10_557.13],
      ),
      tetoDoSimplificado: 16_754.34,
      reducao: undefined,
      source: paginaDaTabela(2023, '2023'),
    },
    {
      ...calendarYear(2025),
      checkedOn: CHECKED_ON,
      anoDosRendimentos: 2024,
      faixas: faixasComDeducao(
        [26_963.2, ...LIMITES_ACIMA_DA_ISENCAO],
        [2022.24, 4566.23, 7942.17, 10_740.98],
      ),
      tetoDoSimplificado: 16_754.34,
      reducao: undefined,
      source: paginaDaTabela(2024, 'copy_of_2024'),
    },
    {
      ...calendarYear(2026),
      checkedOn: CHECKED_ON,
      anoDosRendimentos: 2025,
      faixas: faixasComDeducao(
        [28_467.2, ...LIMITES_ACIMA_DA_ISENCAO],
        [2135.04, 4679.03, 8054.97, 10_853.78],
      ),
      tetoDoSimplificado: 16_754.34,
      reducao: undefined,
      source: paginaDaTabela(2025, '2025'),
    },
    {
      ...calendarYear(2027),
      checkedOn: CHECKED_ON,
      anoDosRendimentos: 2026,
      faixas: faixasComDeducao(
        [29_145.6, ...LIMITES_ACIMA_DA_ISENCAO],
        [2185.92, 4729.91, 8105.85, 10_904.66],
      ),
      tetoDoSimplificado: 17_640,
      reducao: {
        integralAte: 60_000,
        reducaoIntegral: 2694.15,
        parcialAte: 88_200,
        parcelaFixa: 8429.73,
        coeficiente: 0.095575,
      },
      source: {
        label: 'Lei nº 15.270/2025',
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/l15270.htm',
      },
    },
  ],
  check: (entry) =>
    entry.anoDosRendimentos === entry.year - 1
      ? (faultInBands(entry.faixas) ?? faultInContinuity(entry.faixas))
      : 'o ano dos rendimentos não é o anterior ao exercício.',
});
