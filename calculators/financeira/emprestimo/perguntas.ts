/** Fields of a contract besides amount, rate, term and costs: first due date and insurance. */
import { amount, date } from '../../../schemas/fields.ts';
import { addDays, addMonths } from '../../../src/calendar/calendar.ts';

/** Months until the latest possible first instalment. */
const MAIOR_CARENCIA = 120;

export const primeiroVencimento = {
  ...date,
  title: 'Primeiro vencimento',
  description: 'Quanto mais longe, maiores o IOF e o prazo do CET; as parcelas seguem mês a mês.',
  minimumOn: (today: string) => addDays(today, 1),
  maximumOn: (today: string) => addMonths(today, MAIOR_CARENCIA),
  defaultOn: (today: string) => addMonths(today, 1),
  details: true,
  messages: {
    ...date.messages,
    required: 'Informe o primeiro vencimento',
    minimum: 'O primeiro vencimento deve ser depois de hoje',
    maximum: 'O primeiro vencimento pode ser em até dez anos',
  },
} as const;

export const seguroMensal = {
  ...amount,
  title: 'Seguro por mês',
  description: 'O seguro prestamista, que é opcional, pesa no CET como se fosse juro.',
  default: 0,
  details: true,
} as const;
