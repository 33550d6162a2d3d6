/**
 * Income tax on the gains of fixed-income investments, which decreases with the term (Lei nº 11.033/2004, art. 1º).
 * The law counts days. A calculator that asks for years or months and knows no dates takes every month as thirty
 * days; real months are longer, so that a limit reached in months has been passed in days.
 */
import type { Quantity } from '../../src/quantity/quantity.ts';
import { regra } from '../../src/quantity/regra.ts';
import type { LegalFigure } from '../tabelas/legal-figure.ts';
import { INVESTMENT_TAX, LONG_TERM_INVESTMENT_TAX } from '../tabelas/savings.ts';

/** The rule of the rates. */
export const IMPOSTO_DA_RENDA_FIXA = regra(
  LONG_TERM_INVESTMENT_TAX.law,
  'Só o rendimento paga imposto, e a alíquota cai com o tempo da aplicação.',
);

/** Half a year of these is the 180 days of the law. */
const DAYS_IN_MONTH = 30;

/**
 * The share of a gain that the tax takes.
 *
 * @param days between deposit and redemption, 0 or more: the last day of a band is still in it.
 */
export function aliquotaPorDias(days: Quantity): LegalFigure {
  return INVESTMENT_TAX.find(({ upTo }) => !days.isAbove(upTo))?.rate ?? LONG_TERM_INVESTMENT_TAX;
}

/**
 * The share of a gain that the tax takes.
 *
 * @param months between deposit and redemption, 0 or more; may be fractional. At 6, 12 and 24 the next band begins.
 */
export function aliquotaPorMeses(months: Quantity): LegalFigure {
  const days = months.times(DAYS_IN_MONTH);
  return INVESTMENT_TAX.find(({ upTo }) => days.isBelow(upTo))?.rate ?? LONG_TERM_INVESTMENT_TAX;
}

/** The same after a term in years, 0 or more. */
export function aliquotaPorAnos(years: Quantity): LegalFigure {
  return aliquotaPorMeses(years.times(12));
}

/** Deposits of a month each, and how their gains are taxed. */
export interface FaixaDeIdade {
  /** The age, in months, at which the rate begins; 0 for the youngest deposits. */
  readonly from: number;
  /** The age at which the next one begins; undefined for the oldest deposits. */
  readonly below: number | undefined;
  readonly rate: LegalFigure;
}

/** The bands of the law by the age of a deposit in months, the youngest first. */
export const FAIXAS_DE_IDADE: readonly FaixaDeIdade[] = [
  ...INVESTMENT_TAX.map(({ upTo, rate }) => ({ below: monthsOf(upTo), rate })),
  { below: undefined, rate: LONG_TERM_INVESTMENT_TAX },
].map((band, index) => {
  const before = INVESTMENT_TAX[index - 1];
  return { from: before === undefined ? 0 : monthsOf(before.upTo), ...band };
});

function monthsOf(days: LegalFigure): number {
  return days.over(DAYS_IN_MONTH).number;
}
