/**
 * Income tax withheld from the month's pay (IRRF), by the month of payment, because the law has changed it within
 * a year. Whole base × rate − deduction (Lei nº 11.482/2007, art. 1º, as amended).
 */
import { money } from '../../src/quantity/quantity.ts';
import { faixasComDeducao, faultInContinuity, type FaixaComDeducao } from './faixas.ts';
import { legalFigure } from './legal-figure.ts';
import { periodTable } from './period-table.ts';
import { faultInBands } from './table.ts';
import type { FormulaDaReducao } from './reducao-do-imposto.ts';
import { LEI_DO_IMPOSTO_DE_RENDA, LEI_DA_DISPENSA_DE_RETENCAO } from './leis-da-retencao.ts';
import type { Validity } from './validity.ts';

export interface TabelaMensalDoImposto extends Validity {
  /** Bands 1 (exempt) to 5 of the taxable base, in reais a month. */
  readonly faixas: readonly FaixaComDeducao[];
  /**
   * Reais a month, instead of all deductions: a quarter of the exempt limit (Lei nº 9.250/1995, art. 4º, § 2º); 0
   * before May 2023.
   */
  readonly descontoSimplificado: number;
  /** Reduction of the tax by the pay's gross amount, from 2026 on. */
  readonly reducao: FormulaDaReducao | undefined;
}

/** Upper limits of bands 2 to 4, in all periods. */
const LIMITES_ACIMA_DA_ISENCAO = [2826.65, 3751.05, 4664.68, Infinity] as const;

/** Monthly deduction per dependant. */
export const DEDUCAO_MENSAL_POR_DEPENDENTE = legalFigure(money(189.59), {
  law: 'Lei 9.250/1995, art. 4º, III',
  validFrom: '2015-04-01',
  source: LEI_DO_IMPOSTO_DE_RENDA,
});

/** Largest tax that is not withheld from income in the yearly return. */
export const RETENCAO_DISPENSADA = legalFigure(money(10), {
  law: 'Lei 9.430/1996, art. 67',
  validFrom: '1997-01-01',
  source: LEI_DA_DISPENSA_DE_RETENCAO,
});

const CHECKED_ON = '2026-11-21';

/* @__NO_SIDE_EFFECTS__ */
function lei(label: string, path: string) {
  return { label, url: `https://www.planalto.gov.br/ccivil_03/${path}` };
}

const LEI_DE_2015 = lei('Lei nº 13.149/2015', '_ato2015-2018/2015/lei/l13149.htm');
const LEI_DE_2023 = lei('Lei nº 14.663/2023', '_ato2023-2026/2023/lei/l14663.htm');
const LEI_DE_2024 = lei('Lei nº 14.848/2024', '_ato2023-2026/2024/lei/l14848.htm');
const LEI_DE_2025 = lei('Lei nº 15.191/2025', '_ato2023-2026/2025/lei/l15191.htm');
const LEI_DA_REDUCAO = lei('Lei nº 15.270/2025', '_ato2023-2026/2025/lei/l15270.htm');

const DESDE_MAIO_DE_2025 = {
  faixas: faixasComDeducao([2428.8, ...LIMITES_ACIMA_DA_ISENCAO], [182.16, 394.16, 675.49, 908.73]),
  descontoSimplificado: 607.2,
};

export const IMPOSTO_MENSAL = periodTable<TabelaMensalDoImposto>({
  name: 'do imposto de renda na fonte',
  file: 'calculators/tabelas/irrf-mensal.ts',
  entries: [
    {
      validFrom: '2023-05-01',
      validTo: '2024-01-31',
      faixas: faixasComDeducao([2112, ...LIMITES_ACIMA_DA_ISENCAO], [158.4, 370.4, 651.73, 884.96]),
      descontoSimplificado: 528,
      reducao: undefined,
      source: LEI_DE_2023,
      checkedOn: CHECKED_ON,
    },
    {
      validFrom: '2024-02-01',
      validTo: '2025-04-30',
      faixas: faixasComDeducao([2259.2, ...LIMITES_ACIMA_DA_ISENCAO], [169.44, 381.44, 662.77, 896]),
      descontoSimplificado: 564.8,
      reducao: undefined,
      source: LEI_DE_2024,
      checkedOn: CHECKED_ON,
    },
    {
      validFrom: '2025-05-01',
      validTo: '2025-12-31',
      ...DESDE_MAIO_DE_2025,
      reducao: undefined,
      source: LEI_DE_2025,
      checkedOn: CHECKED_ON,
    },
    {
      validFrom: '2026-01-01',
      validTo: undefined,
      ...DESDE_MAIO_DE_2025,
      reducao: {
        integralAte: 5000,
        reducaoIntegral: 312.89,
        parcialAte: 7350,
        parcelaFixa: 978.62,
        coeficiente: 0.133145,
      },
      source: LEI_DA_REDUCAO,
      checkedOn: CHECKED_ON,
    },
  ],
  check: ({ faixas, descontoSimplificado }) =>
    Math.abs((faixas[0]?.upTo ?? 0) / 4 - descontoSimplificado) > 0.001
      ? 'o desconto simplificado não é um quarto da faixa isenta; confira os dois com a lei.'
      : (faultInBands(faixas) ?? faultInContinuity(faixas)),
});

/** The table before `IMPOSTO_MENSAL`, for the few pages that offer past years. */
export const IMPOSTO_MENSAL_ATE_2023: readonly TabelaMensalDoImposto[] = [
  {
    validFrom: '2015-04-01',
    validTo: '2023-04-30',
    faixas: faixasComDeducao([1903.98, ...LIMITES_ACIMA_DA_ISENCAO], [142.8, 354.8, 636.13, 869.36]),
    descontoSimplificado: 0,
    reducao: undefined,
    source: LEI_DE_2015,
    checkedOn: '2026-11-24',
  },
];
