/** The field of taxes that cost less when they are paid at once. */
import { percentageUpTo } from '../../schemas/limited.ts';

/** The discount for paying at once, in percent; blank where there is none. */
export const singlePaymentDiscount = {
  ...percentageUpTo(100),
  title: 'Desconto da cota única',
  details: true,
} as const;
