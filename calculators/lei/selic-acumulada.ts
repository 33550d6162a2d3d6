/** The Selic of several months as laws on taxes add it up: simply, without interest on interest. */
import type { Month } from '../../src/calendar/month.ts';
import type { Quantity } from '../../src/quantity/quantity.ts';
import { somaDosMeses } from './indices-do-mes.ts';
import { SELIC } from '../series/selic.ts';

/**
 * The monthly percentages from `from` to `to`, both included, added up: 0 when `to` comes before `from`.
 *
 * @throws MissingMonthError when the Selic of one of the months is not known.
 */
export function selicAcumulada(from: Month, to: Month): Quantity {
  return somaDosMeses(SELIC.between(from, to));
}
