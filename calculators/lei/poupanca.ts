/**
 * The return of the savings account besides the TR (Lei nº 8.177/1991, art. 12, II, as of 04/05/2012): half a percent a
 * month while the Selic target is above 8.5% a year, otherwise 70% of the target.
 */
import { one, type Quantity } from '../../src/quantity/quantity.ts';
import { regra, type Regra } from '../../src/quantity/regra.ts';
import { equivalentMonthlyRate } from '../formulas/annuity.ts';
import {
  SELIC_DA_TAXA_CHEIA,
  TAXA_MENSAL_DA_POUPANCA,
  PARTE_DA_SELIC_NA_POUPANCA,
} from '../tabelas/investimentos.ts';

/** The rule of the return while the Selic is high. */
export const POUPANCA_DE_TAXA_FIXA = regra(
  TAXA_MENSAL_DA_POUPANCA.law,
  `Com a Selic acima de ${SELIC_DA_TAXA_CHEIA} ao ano, a poupança rende ${TAXA_MENSAL_DA_POUPANCA} ao mês, além da TR.`,
);

const POUPANCA_PELA_SELIC = regra(
  PARTE_DA_SELIC_NA_POUPANCA.law,
  `Com a Selic de até ${SELIC_DA_TAXA_CHEIA} ao ano, a poupança rende ${PARTE_DA_SELIC_NA_POUPANCA} dela, além da TR.`,
);

/** Both rules in one sentence, for the field of the Selic target. */
export const POUPANCA_E_SELIC = `Até ${SELIC_DA_TAXA_CHEIA} ao ano a poupança deixa de render ${TAXA_MENSAL_DA_POUPANCA} ao mês e rende ${PARTE_DA_SELIC_NA_POUPANCA} da Selic.`;

/** The monthly return besides the TR, and its rule. */
export interface RemuneracaoAdicional {
  readonly taxa: Quantity;
  readonly regra: Regra;
}

/**
 * The monthly rate besides the TR.
 *
 * @param selic yearly target, 0 or more.
 */
export function remuneracaoAdicional(selic: Quantity): RemuneracaoAdicional {
  return selic.isAbove(SELIC_DA_TAXA_CHEIA)
    ? { taxa: TAXA_MENSAL_DA_POUPANCA, regra: POUPANCA_DE_TAXA_FIXA }
    : {
        taxa: equivalentMonthlyRate(PARTE_DA_SELIC_NA_POUPANCA.times(selic)),
        regra: POUPANCA_PELA_SELIC,
      };
}

/** The monthly rate including the TR: (1 + additional rate) × (1 + TR) − 1. */
export function comTr(adicional: Quantity, tr: Quantity): Quantity {
  return one.plus(adicional).times(one.plus(tr)).minus(1);
}
