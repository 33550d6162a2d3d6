/** Splits a tax into equal monthly instalments. */
import { addMonths, type IsoDate } from '../../src/calendar/calendar.ts';
import { splitInstalments } from '../../src/decimal/money.ts';

export interface Instalment {
  /** Starts at 1. */
  readonly numero: number;
  /** Reais, to the cent. */
  readonly valor: number;
  readonly vencimento: IsoDate;
}

/**
 * An amount in equal instalments without due dates; the last one takes the remaining cents.
 *
 * @param total reais, 0 or more, to the cent.
 * @param count whole, 1 or more.
 * @throws RangeError when `count` is not a whole number of at least 1.
 */
export function numberedInstalments(total: number, count: number): Omit<Instalment, 'vencimento'>[] {
  return splitInstalments(total, count).map((valor, index) => ({ numero: index + 1, valor }));
}

/**
 * The same with monthly due dates.
 *
 * @param firstDue due date of the first; the others are due on the same day of the following months.
 * @throws RangeError when `count` is not a whole number of at least 1.
 */
export function monthlyInstalments(total: number, count: number, firstDue: IsoDate): Instalment[] {
  return numberedInstalments(total, count).map((each, index) => ({
    ...each,
    vencimento: addMonths(firstDue, index),
  }));
}
