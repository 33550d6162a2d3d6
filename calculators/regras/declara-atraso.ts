/** Declares fine and interest of a federal tax that is paid late, and refuses days for which the Selic is not known yet. */
import { daysBetween, type IsoDate } from '../../src/calendar/calendar.ts';
import { formatDate } from '../../src/calendar/format-date.ts';
import { firstDayIn, lastDayIn, monthLater } from '../../src/calendar/month.ts';
import type { Results } from '../../src/quantity/declare.ts';
import { count, type NamedQuantity, type Quantity } from '../../src/quantity/quantity.ts';
import { selicAcumulada } from '../lei/selic-acumulada.ts';
import {
  ARTIGO_DOS_JUROS_FEDERAIS,
  jurosDeMora,
  mesesDeSelic,
  multaDeMora,
} from '../lei/tributo-em-atraso.ts';
import { lateSeriesWarning } from '../series/freshness.ts';
import { SELIC } from '../series/selic.ts';
import { FEDERAL_FINE_A_DAY } from '../tabelas/late-payment.ts';

/** A tax and its days. */
export interface TributoEmAtraso {
  /** Reais, exact. */
  readonly valor: Quantity;
  /** The last day without a fine; where it falls on a day without banks, the caller has the next one. */
  readonly vencimento: IsoDate;
  readonly pagamento: IsoDate;
}

/** The additions as declared results; all 0 when nothing is late. */
export interface AtrasoDeclarado {
  readonly diasAtraso: NamedQuantity;
  /** Of the amount; unrounded. */
  readonly percentualMulta: NamedQuantity;
  /** Of the amount; unrounded. */
  readonly percentualJuros: NamedQuantity;
  readonly multa: NamedQuantity;
  readonly juros: NamedQuantity;
}

/**
 * The sentence that refuses a day of payment for which the Selic is not published yet, or undefined where all that is
 * charged is known. For a rule's `check`.
 */
export function faltaSelic(vencimento: IsoDate, pagamento: IsoDate): string | undefined {
  const meses = mesesDeSelic(vencimento, pagamento);
  if (meses === undefined || meses.ate <= SELIC.last) return undefined;
  const ultimoDia = lastDayIn(monthLater(SELIC.last, 1));
  return `A Selic desse período ainda não foi publicada. Escolha um pagamento até ${formatDate(ultimoDia)}`;
}

/**
 * The warning rule where interest reaches the last month of a Selic that is late.
 *
 * @param when expression: whether interest is charged at all.
 * @param vencimento name of the due date that counts.
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
 * @throws MissingMonthError where `faltaSelic` has a sentence, and for due dates before the Selic is known.
 */
export function declaraAtraso(
  { valor, vencimento, pagamento }: TributoEmAtraso,
  result: Results,
): AtrasoDeclarado {
  const dias = Math.max(0, daysBetween(vencimento, pagamento));
  const diasAtraso = result.count('Dias de atraso', count(dias, 'dias'), { unit: 'dias' });
  const percentualMulta = result.percent(
    'Multa em porcentagem',
    multaDeMora(diasAtraso),
    FEDERAL_FINE_A_DAY.law,
  );
  const meses = mesesDeSelic(vencimento, pagamento);
  const selic =
    meses &&
    result.working(
      result.percent('Selic acumulada', selicAcumulada(meses.de, meses.ate), ARTIGO_DOS_JUROS_FEDERAIS),
    );
  const percentualJuros = result.percent(
    'Juros em porcentagem',
    jurosDeMora(vencimento, pagamento, selic),
    ARTIGO_DOS_JUROS_FEDERAIS,
  );
  return {
    diasAtraso,
    percentualMulta,
    percentualJuros,
    multa: result.money('Multa', valor.times(percentualMulta), FEDERAL_FINE_A_DAY.law),
    juros: result.money('Juros', valor.times(percentualJuros), {
      law: ARTIGO_DOS_JUROS_FEDERAIS,
      zero: 'No mês do vencimento não há juros.',
    }),
  };
}
