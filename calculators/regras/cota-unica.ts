/** Fields of taxes with a discount for a single payment, or instalments. */
import { percentageUpTo, wholeNumberBetween } from '../../schemas/limited.ts';

/** The discount for a single payment, in percent; blank without one. */
export const descontoDaCotaUnica = {
  ...percentageUpTo(100),
  title: 'Desconto da cota única',
  details: true,
} as const;

/** The number of instalments. */
export const parcelasDoImposto = {
  ...wholeNumberBetween(1, 12),
  title: 'Número de parcelas',
  unit: 'parcelas',
  details: true,
} as const;
