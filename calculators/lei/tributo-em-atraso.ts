/** The charges on a federal tax or DAS paid late: a daily fine and the Selic (Lei 9.430/1996, art. 61). */
import type { IsoDate } from '../../src/calendar/calendar.ts';
import { monthLater, monthsApart, monthWith, type Month } from '../../src/calendar/month.ts';
import { percent, type Quantity } from '../../src/quantity/quantity.ts';
import { regra } from '../../src/quantity/regra.ts';
import {
  MULTA_FEDERAL_POR_DIA,
  JUROS_FEDERAIS_DO_ULTIMO_MES,
  MULTA_FEDERAL_MAXIMA,
} from '../tabelas/atraso.ts';
import { diaDeBancoAPartirDe } from './dias-uteis.ts';

/** The first due date covered by the law; earlier laws charged other interest. */
export const PRIMEIRO_VENCIMENTO_FEDERAL: IsoDate = MULTA_FEDERAL_POR_DIA.validFrom;

/** The rule of `multaDeMora`. */
export const MULTA_DE_MORA = regra(
  MULTA_FEDERAL_POR_DIA.law,
  `A multa é de ${MULTA_FEDERAL_POR_DIA} por dia de atraso, até ${MULTA_FEDERAL_MAXIMA}.`,
);

/** The rule of `jurosDeMora`. */
export const JUROS_DE_MORA = regra(
  `${JUROS_FEDERAIS_DO_ULTIMO_MES.law}, § 3º`,
  `Os juros são a Selic dos meses entre o vencimento e o pagamento, mais ${JUROS_FEDERAIS_DO_ULTIMO_MES} pelo mês do pagamento.`,
);

/** The payment document of a federal tax. */
export type DocumentoDoTributo = 'darf' | 'das';

/**
 * The last day without a fine. A DAS due on a day without banks moves to the next one (Resolução CGSN 140/2018, art.
 * 40). A DARF keeps its date: taxes differ, and most move to the day before.
 */
export function vencimentoQueConta(documento: DocumentoDoTributo, vencimento: IsoDate): IsoDate {
  return documento === 'das' ? diaDeBancoAPartirDe(vencimento) : vencimento;
}

/** Fine as a share of the tax: a rate for each day after the due date, up to a limit. */
export function multaDeMora(diasDeAtraso: Quantity): Quantity {
  return MULTA_FEDERAL_POR_DIA.times(diasDeAtraso.atLeast(0)).atMost(MULTA_FEDERAL_MAXIMA);
}

/**
 * The months of charged Selic: from the month after the due date to the month before payment; undefined without any.
 */
export function mesesDeSelic(
  vencimento: IsoDate,
  pagamento: IsoDate,
): { readonly de: Month; readonly ate: Month } | undefined {
  const [de, ate] = [monthLater(monthWith(vencimento), 1), monthLater(monthWith(pagamento), -1)];
  return monthsApart(de, ate) < 0 ? undefined : { de, ate };
}

/**
 * Interest as a share of the tax: none in the month of the due date, later the Selic of the months in between, plus a
 * fixed rate for the month of payment.
 *
 * @param selic sum over `mesesDeSelic`, a fraction; undefined without such months.
 */
export function jurosDeMora(vencimento: IsoDate, pagamento: IsoDate, selic: Quantity | undefined): Quantity {
  if (monthWith(pagamento) <= monthWith(vencimento)) return percent(0);
  return selic === undefined ? JUROS_FEDERAIS_DO_ULTIMO_MES : selic.plus(JUROS_FEDERAIS_DO_ULTIMO_MES);
}
