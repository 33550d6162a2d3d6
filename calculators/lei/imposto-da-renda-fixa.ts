/**
 * Income tax on the gains of fixed-income investments, which decreases with the term (Lei nº 11.033/2004, art. 1º). The
 * law counts days. A calculator that asks for years or months without dates takes every month as thirty days; real
 * months are longer, so a term that reaches a limit in months has passed it in days.
 */
import type { Quantity } from '../../src/quantity/quantity.ts';
import { regra } from '../../src/quantity/regra.ts';
import type { LegalFigure } from '../tabelas/legal-figure.ts';
import { ALIQUOTAS_DA_RENDA_FIXA, ALIQUOTA_FINAL_DA_RENDA_FIXA } from '../tabelas/investimentos.ts';

/** The rule of the rates. */
export const IMPOSTO_DA_RENDA_FIXA = regra(
  ALIQUOTA_FINAL_DA_RENDA_FIXA.law,
  'Só o rendimento paga imposto, e a alíquota cai com o tempo da aplicação.',
);

/** Half a year of these months is the 180 days of the law. */
const DIAS_DO_MES = 30;

/**
 * The tax rate on a gain.
 *
 * @param dias between deposit and redemption, 0 or more: the last day of a band belongs to it.
 */
export function aliquotaPorDias(dias: Quantity): LegalFigure {
  return (
    ALIQUOTAS_DA_RENDA_FIXA.find(({ ate }) => !dias.isAbove(ate))?.aliquota ?? ALIQUOTA_FINAL_DA_RENDA_FIXA
  );
}

/**
 * The tax rate on a gain.
 *
 * @param meses between deposit and redemption, 0 or more; may be fractional. At 6, 12 and 24 the next band starts.
 */
export function aliquotaPorMeses(meses: Quantity): LegalFigure {
  const dias = meses.times(DIAS_DO_MES);
  return (
    ALIQUOTAS_DA_RENDA_FIXA.find(({ ate }) => dias.isBelow(ate))?.aliquota ?? ALIQUOTA_FINAL_DA_RENDA_FIXA
  );
}

/** The tax rate on a gain after a term in years, 0 or more. */
export function aliquotaPorAnos(anos: Quantity): LegalFigure {
  return aliquotaPorMeses(anos.times(12));
}

/** A range of ages of monthly deposits, and the tax rate on their gains. */
export interface FaixaDeIdade {
  /** Age in months at the start of the range; 0 for the youngest deposits. */
  readonly desde: number;
  /** Age in months at the start of the next range; undefined for the oldest deposits. */
  readonly antesDe: number | undefined;
  readonly aliquota: LegalFigure;
}

/** The legal bands by age of a deposit in months, youngest first. */
export const FAIXAS_DE_IDADE: readonly FaixaDeIdade[] = [
  ...ALIQUOTAS_DA_RENDA_FIXA.map(({ ate, aliquota }) => ({ antesDe: mesesDe(ate), aliquota })),
  { antesDe: undefined, aliquota: ALIQUOTA_FINAL_DA_RENDA_FIXA },
].map((faixa, index) => {
  const anterior = ALIQUOTAS_DA_RENDA_FIXA[index - 1];
  return { desde: anterior === undefined ? 0 : mesesDe(anterior.ate), ...faixa };
});

function mesesDe(dias: LegalFigure): number {
  return dias.over(DIAS_DO_MES).number;
}
