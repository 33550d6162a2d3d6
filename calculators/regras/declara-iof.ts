/** Declares the IOF rate of a loan among the steps. */
import type { Decimal } from '../../src/decimal/decimal.ts';
import type { Results } from '../../src/quantity/declare.ts';
import type { NamedQuantity } from '../../src/quantity/quantity.ts';
import { aliquotaDoIof, diasComIof } from '../lei/iof.ts';

/**
 * The tax on a principal of 1, with its taxed days and the rate among the steps.
 *
 * @param amortizacoes and dias as `diasComIof` takes them.
 */
export function declaraAliquotaDoIof(
  amortizacoes: Iterable<Decimal>,
  dias: readonly number[],
  result: Results,
): NamedQuantity {
  const diasTributados = result.number('Dias com IOF, em média', diasComIof(amortizacoes, dias), {
    unit: 'dias',
    decimals: 4,
  });
  result.working(diasTributados);
  return result.working(
    result.percent('IOF sobre o principal', aliquotaDoIof(diasTributados), { decimals: 6 }),
  );
}
