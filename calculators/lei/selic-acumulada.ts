/** The Selic of several months as tax laws accumulate it: a plain sum, without interest on interest. */
import type { Month } from '../../src/calendar/month.ts';
import type { Quantity } from '../../src/quantity/quantity.ts';
import { somaDosMeses } from './indices-do-mes.ts';
import { SELIC } from '../series/selic.ts';

/**
 * The sum of the monthly percentages from `de` to `ate`, including both; 0 if `ate` is before `de`.
 *
 * @throws MissingMonthError for a month without a known Selic.
 */
export function selicAcumulada(de: Month, ate: Month): Quantity {
  return somaDosMeses(SELIC.between(de, ate));
}
