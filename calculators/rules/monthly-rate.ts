/** The rate field of loans that always charge interest. */
import { monthlyRate } from '../../schemas/fields.ts';

/** A monthly interest rate in percent, above zero. */
export const positiveMonthlyRate = {
  type: 'number',
  format: 'percent',
  title: 'Taxa de juros',
  unit: monthlyRate.unit,
  exclusiveMinimum: 0,
  maximum: monthlyRate.maximum,
  messages: { exclusiveMinimum: 'Informe a taxa de juros', maximum: monthlyRate.messages.maximum },
} as const;
