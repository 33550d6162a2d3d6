/** Field of taxes with a discount for a single payment. */
import { percentageUpTo } from '../../schemas/limited.ts';

/** The discount for a single payment, in percent; blank without one. */
export const singlePaymentDiscount = {
  ...percentageUpTo(100),
  title: 'Desconto da cota única',
  details: true,
} as const;
