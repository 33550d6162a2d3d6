import { addDays, type IsoDate } from '../../../src/calendar/calendar.ts';
import { TERMINATION_PAYMENT_TERM } from '../../tables/labour.ts';

/** The last day on which the employer may pay what the end of a contract makes due: ten days after it. */
export function paidUntil(lastDay: IsoDate): IsoDate {
  return addDays(lastDay, TERMINATION_PAYMENT_TERM.number);
}
