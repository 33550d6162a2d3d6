/** Taxes on a private pension (PGBL and VGBL): income tax on withdrawals, and the IOF on contributions. */
import { count, money, percent } from '../../src/quantity/quantity.ts';
import { legalFigure, type LegalFigure } from './legal-figure.ts';
import { LEI_DO_RESGATE, DECRETO_DA_PREVIDENCIA } from './fontes-dos-investimentos.ts';

/** A step of the regressive table: the rate on contributions up to an age. */
export interface FaixaDaPrevidencia {
  /** The oldest age of a contribution, in years, with this rate. */
  readonly ate: LegalFigure;
  readonly aliquota: LegalFigure;
}

const REDEMPTION = { validFrom: '2005-01-01', source: LEI_DO_RESGATE } as const;

function step(years: number, rate: number, item: string): FaixaDaPrevidencia {
  const origin = { ...REDEMPTION, law: `Lei 11.053/2004, art. 1º, ${item}` };
  return { ate: legalFigure(count(years, 'anos'), origin), aliquota: legalFigure(percent(rate), origin) };
}

/** The regressive table, the youngest contributions first. */
export const IMPOSTO_REGRESSIVO_DA_PREVIDENCIA: readonly FaixaDaPrevidencia[] = [
  step(2, 35, 'I'),
  step(4, 30, 'II'),
  step(6, 25, 'III'),
  step(8, 20, 'IV'),
  step(10, 15, 'V'),
];

/** The rate of the regressive table for older contributions. */
export const ALIQUOTA_FINAL_DA_PREVIDENCIA = legalFigure(percent(10), {
  ...REDEMPTION,
  law: 'Lei 11.053/2004, art. 1º, VI',
});

/** Withheld under the progressive table, and settled in the yearly return. */
export const RETENCAO_DA_PREVIDENCIA = legalFigure(percent(15), {
  ...REDEMPTION,
  law: 'Lei 11.053/2004, art. 3º',
});

const CONTRIBUTION = {
  law: 'Decreto 6.306/2007, art. 22',
  validFrom: '2026-01-01',
  source: DECRETO_DA_PREVIDENCIA,
} as const;

/** Largest yearly contributions to all VGBL of a person without IOF. */
export const VGBL_SEM_IOF = legalFigure(money(600_000), CONTRIBUTION);

/** IOF on the contributions above that. */
export const IOF_NO_VGBL = legalFigure(percent(5), CONTRIBUTION);
