/** Declares the IOF rate of a loan among the steps. */
import type { Decimal } from '../../src/decimal/decimal.ts';
import type { Results } from '../../src/quantity/declare.ts';
import type { NamedQuantity } from '../../src/quantity/quantity.ts';
import { aliquotaDoIof, diasComIof } from '../lei/iof.ts';

/**
 * The tax on a principal of 1, with its taxed days and the rate among the steps.
 *
 * @param amortizations and days as `diasComIof` takes them.
 */
export function declaraAliquotaDoIof(
  amortizations: Iterable<Decimal>,
  days: readonly number[],
  result: Results,
): NamedQuantity {
  const taxed = result.number('Dias com IOF, em média', diasComIof(amortizations, days), {
    unit: 'dias',
    decimals: 4,
  });
  result.working(taxed);
  return result.working(result.percent('IOF sobre o principal', aliquotaDoIof(taxed), { decimals: 6 }));
}
