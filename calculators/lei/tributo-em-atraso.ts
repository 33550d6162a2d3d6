/** Additions to a federal tax, or to a DAS, that is paid late: a fine for each day and the Selic (Lei 9.430/1996, art. 61). */
import type { IsoDate } from '../../src/calendar/calendar.ts';
import { monthLater, monthsApart, monthWith, type Month } from '../../src/calendar/month.ts';
import { percent, type Quantity } from '../../src/quantity/quantity.ts';
import {
  FEDERAL_FINE_A_DAY,
  FEDERAL_INTEREST_OF_LAST_MONTH,
  LARGEST_FEDERAL_FINE,
} from '../tabelas/late-payment.ts';
import { diaDeBancoAPartirDe } from './dias-uteis.ts';

/** The first due date to which the law applies; before it, other laws charged other interest. */
export const PRIMEIRO_VENCIMENTO_FEDERAL: IsoDate = FEDERAL_FINE_A_DAY.validFrom;

/** The article of the interest, as results cite it. */
export const ARTIGO_DOS_JUROS_FEDERAIS = `${FEDERAL_INTEREST_OF_LAST_MONTH.law}, § 3º`;

/** The document with which a federal tax is paid. */
export type DocumentoDoTributo = 'darf' | 'das';

/**
 * The last day without a fine. A DAS that falls due on a day without banks moves to the next one (Resolução CGSN
 * 140/2018, art. 40). A DARF keeps its date: taxes differ, and most move to the day before.
 */
export function vencimentoQueConta(documento: DocumentoDoTributo, vencimento: IsoDate): IsoDate {
  return documento === 'das' ? diaDeBancoAPartirDe(vencimento) : vencimento;
}

/** Fine as a share of the tax: a rate for each day from the one after the due date on, up to a limit. */
export function multaDeMora(diasDeAtraso: Quantity): Quantity {
  return FEDERAL_FINE_A_DAY.times(diasDeAtraso.atLeast(0)).atMost(LARGEST_FEDERAL_FINE);
}

/**
 * The months whose Selic is charged: those after the month of the due date, up to the one before payment; undefined
 * where there is none.
 */
export function mesesDeSelic(
  vencimento: IsoDate,
  pagamento: IsoDate,
): { readonly de: Month; readonly ate: Month } | undefined {
  const [de, ate] = [monthLater(monthWith(vencimento), 1), monthLater(monthWith(pagamento), -1)];
  return monthsApart(de, ate) < 0 ? undefined : { de, ate };
}

/**
 * Interest as a share of the tax: nothing in the month of the due date; after it the Selic of the months in between,
 * and a fixed rate for the month of payment.
 *
 * @param selic of `mesesDeSelic`, a fraction; undefined where there is no such month.
 */
export function jurosDeMora(vencimento: IsoDate, pagamento: IsoDate, selic: Quantity | undefined): Quantity {
  if (monthWith(pagamento) <= monthWith(vencimento)) return percent(0);
  return selic === undefined ? FEDERAL_INTEREST_OF_LAST_MONTH : selic.plus(FEDERAL_INTEREST_OF_LAST_MONTH);
}
