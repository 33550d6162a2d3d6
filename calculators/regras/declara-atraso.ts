/** Declares fine and interest of a federal tax paid late, and refuses days without a known Selic. */
import { requiredDate } from '../../schemas/fields.ts';
import { daysBetween, type IsoDate } from '../../src/calendar/calendar.ts';
import { formatDate } from '../../src/calendar/format-date.ts';
import { firstDayIn, lastDayIn, monthLater } from '../../src/calendar/month.ts';
import type { Results } from '../../src/quantity/declare.ts';
import { count, type NamedQuantity, type Quantity } from '../../src/quantity/quantity.ts';
import { selicAcumulada } from '../lei/selic-acumulada.ts';
import {
  JUROS_DE_MORA,
  MULTA_DE_MORA,
  jurosDeMora,
  mesesDeSelic,
  multaDeMora,
} from '../lei/tributo-em-atraso.ts';
import { lateSeriesWarning } from '../series/freshness.ts';
import { SELIC } from '../series/selic.ts';

/** The field of the day of payment, today by default. */
export const diaDoPagamento = {
  ...requiredDate('Informe a data do pagamento'),
  title: 'Data do pagamento',
  description: 'Hoje, se você não disser outra: cada dia de atraso pode mudar o total.',
  defaultOn: (today: string) => today,
  details: true,
} as const;

/** A tax and its days. */
export interface TributoEmAtraso {
  /** Reais, exact. */
  readonly valor: Quantity;
  /** The last day without a fine; if it falls on a day without banks, the caller passes the next bank day. */
  readonly vencimento: IsoDate;
  readonly pagamento: IsoDate;
}

/** The additions, as declared results; all 0 if nothing is late. */
export interface AtrasoDeclarado {
  readonly diasAtraso: NamedQuantity;
  /** Share of the amount; unrounded. */
  readonly percentualMulta: NamedQuantity;
  /** Share of the amount; unrounded. */
  readonly percentualJuros: NamedQuantity;
  readonly multa: NamedQuantity;
  readonly juros: NamedQuantity;
}

/**
 * The sentence that refuses a payment date without a published Selic; undefined if all charges are known. For a rule's
 * `check`.
 */
export function faltaSelic(vencimento: IsoDate, pagamento: IsoDate): string | undefined {
  const meses = mesesDeSelic(vencimento, pagamento);
  if (meses === undefined || meses.ate <= SELIC.last) return undefined;
  const ultimoDia = lastDayIn(monthLater(SELIC.last, 1));
  return `A Selic desse período ainda não foi publicada. Escolha um pagamento até ${formatDate(ultimoDia)}`;
}

/**
 * The warning rule for interest that reaches the last month of a late Selic.
 *
 * @param when expression that is true if interest is charged.
 * @param vencimento name of the effective due date.
 * @param pagamento name of the day of payment, which is the rule's field.
 */
export function avisoDeSelicAtrasada<Campo extends string>(
  when: string,
  vencimento: string,
  pagamento: Campo,
) {
  const [first, last] = [firstDayIn(SELIC.last), lastDayIn(SELIC.last)];
  return lateSeriesWarning(
    SELIC,
    pagamento,
    `${when} and ${vencimento} < "${first}" and ${pagamento} > "${last}"`,
  );
}

/**
 * Declares fine and interest of a tax, each rounded on the amount itself, and the Selic between the two days.
 *
 * @throws MissingMonthError if `faltaSelic` has a sentence, and for due dates before the first known Selic.
 */
export function declaraAtraso(
  { valor, vencimento, pagamento }: TributoEmAtraso,
  result: Results,
): AtrasoDeclarado {
  const dias = Math.max(0, daysBetween(vencimento, pagamento));
  const diasAtraso = result.count('Dias de atraso', count(dias, 'dias'), { unit: 'dias' });
  const percentualMulta = result.percent('Multa em porcentagem', multaDeMora(diasAtraso), MULTA_DE_MORA);
  const meses = mesesDeSelic(vencimento, pagamento);
  const selic =
    meses &&
    result.working(result.percent('Selic acumulada', selicAcumulada(meses.de, meses.ate), JUROS_DE_MORA));
  const percentualJuros = result.percent(
    'Juros em porcentagem',
    jurosDeMora(vencimento, pagamento, selic),
    JUROS_DE_MORA,
  );
  return {
    diasAtraso,
    percentualMulta,
    percentualJuros,
    multa: result.money('Multa', valor.times(percentualMulta), MULTA_DE_MORA),
    juros: result.money('Juros', valor.times(percentualJuros), {
      ...JUROS_DE_MORA,
      zero: 'No mês do vencimento não há juros.',
    }),
  };
}
