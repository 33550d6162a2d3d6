/** End of a contract of employment: the time that counts, and what each kind of ending gives a right to. */
import {
  addDays,
  compareDates,
  dateParts,
  daysBetween,
  daysInMonth,
  firstDayOfMonth,
  isoDate,
  laterDate,
  wholeYears,
  workedMonths,
  type IsoDate,
} from './calendar.ts';

/** How a contract ends. */
export type TerminationType =
  'demissao-sem-justa-causa' | 'pedido-demissao' | 'demissao-justa-causa' | 'acordo-mutuo';

/** Time of service as a termination counts it. */
export interface ServiceTime {
  /** Months of the whole contract; fifteen days or more count as a month. */
  readonly months: number;
  /** Whole years of the contract. */
  readonly fullYears: number;
  /** Months of the year in which it ends, 0 to 12; fifteen days or more count as a month. */
  readonly monthsInYear: number;
  /** Days worked in the month in which it ends, 1 to 31. */
  readonly daysInLastMonth: number;
  /** Days which that month has. */
  readonly lengthOfLastMonth: number;
}

/**
 * The time between admission and termination, both days worked.
 *
 * @throws RangeError when the termination lies before the admission.
 */
export function serviceTime(admission: IsoDate, termination: IsoDate): ServiceTime {
  if (compareDates(termination, admission) < 0) {
    throw new RangeError(`The contract ends (${termination}) before it begins (${admission}).`);
  }
  const { year, month } = dateParts(termination);
  const dayAfter = addDays(termination, 1);
  const startInYear = laterDate(admission, isoDate(year, 1, 1));
  const startInMonth = laterDate(admission, firstDayOfMonth(termination));
  return {
    months: workedMonths(admission, dayAfter),
    fullYears: wholeYears(admission, dayAfter),
    monthsInYear: workedMonths(startInYear, dayAfter),
    daysInLastMonth: daysBetween(startInMonth, dayAfter),
    lengthOfLastMonth: daysInMonth(year, month),
  };
}

/** What a kind of ending gives a right to, besides the salary of the days worked and vacation already due. */
export interface TerminationRights {
  /** Percentage of the notice that is paid: 100, 50 or 0. */
  readonly noticePercent: number;
  /** The 13th and the vacation of the months worked. */
  readonly proportionalPay: boolean;
  /** The employer's fine, in percent of the FGTS balance (Lei 8.036/1990, art. 18). */
  readonly fgtsFinePercent: number;
  /** How much of the FGTS balance may be drawn, in percent. */
  readonly fgtsDrawnPercent: number;
  readonly unemploymentInsurance: boolean;
}

const RIGHTS: Readonly<Record<TerminationType, TerminationRights>> = {
  'demissao-sem-justa-causa': {
    noticePercent: 100,
    proportionalPay: true,
    fgtsFinePercent: 40,
    fgtsDrawnPercent: 100,
    unemploymentInsurance: true,
  },
  'pedido-demissao': {
    noticePercent: 0,
    proportionalPay: true,
    fgtsFinePercent: 0,
    fgtsDrawnPercent: 0,
    unemploymentInsurance: false,
  },
  'demissao-justa-causa': {
    noticePercent: 0,
    proportionalPay: false,
    fgtsFinePercent: 0,
    fgtsDrawnPercent: 0,
    unemploymentInsurance: false,
  },
  // CLT art. 484-A: half the notice, half the fine, four fifths of the balance.
  'acordo-mutuo': {
    noticePercent: 50,
    proportionalPay: true,
    fgtsFinePercent: 20,
    fgtsDrawnPercent: 80,
    unemploymentInsurance: false,
  },
};

/** Years of service from which a mutual agreement counts the notice here. */
const YEARS_FOR_NOTICE_BY_AGREEMENT = 1;

/** The rights of a kind of ending after whole years of service. */
export function terminationRights(type: TerminationType, fullYears: number): TerminationRights {
  const rights = RIGHTS[type];
  const withoutNotice = type === 'acordo-mutuo' && fullYears < YEARS_FOR_NOTICE_BY_AGREEMENT;
  return withoutNotice ? { ...rights, noticePercent: 0 } : rights;
}

/** Which rights there are at all, as a result names them; overdue vacation and days worked are always paid. */
export interface Entitlements {
  readonly temDireitoAvisoPrevia: boolean;
  readonly temDireitoDecimoTerceiro: boolean;
  readonly temDireitoFeriasProporcionais: boolean;
  /** Of the balance, or of a part of it. */
  readonly temDireitoFgtsSaque: boolean;
  readonly temDireitoSeguroDesemprego: boolean;
}

/** The rights as yes or no. */
export function entitlements(rights: TerminationRights): Entitlements {
  return {
    temDireitoAvisoPrevia: rights.noticePercent > 0,
    temDireitoDecimoTerceiro: rights.proportionalPay,
    temDireitoFeriasProporcionais: rights.proportionalPay,
    temDireitoFgtsSaque: rights.fgtsDrawnPercent > 0,
    temDireitoSeguroDesemprego: rights.unemploymentInsurance,
  };
}
