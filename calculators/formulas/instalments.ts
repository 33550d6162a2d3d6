/** A tax paid in equal monthly instalments. */
import { addMonths, type IsoDate } from '../../src/calendar/calendar.ts';
import { splitInstalments } from '../../src/decimal/money.ts';

/** One instalment. */
export interface Instalment {
  /** From 1. */
  readonly numero: number;
  /** Reais, to the cent. */
  readonly valor: number;
  readonly vencimento: IsoDate;
}

/**
 * An amount in equal instalments, one a month; the last one takes the odd cents.
 *
 * @param total reais, 0 or more, to the cent.
 * @param count whole, 1 or more.
 * @param firstDue the day of the first; the others fall on the same day of the months that follow.
 * @throws RangeError when `count` is not a whole number of at least 1.
 */
export function monthlyInstalments(total: number, count: number, firstDue: IsoDate): Instalment[] {
  return splitInstalments(total, count).map((valor, index) => ({
    numero: index + 1,
    valor,
    vencimento: addMonths(firstDue, index),
  }));
}
