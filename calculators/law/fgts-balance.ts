/** The balance of an FGTS account: deposits of every month and of the 13th salary, with their yield. */
import type { Results } from '../../src/quantity/declare.ts';
import { count, one, type NamedQuantity, type Quantity } from '../../src/quantity/quantity.ts';
import { compound, effectiveAnnualRate, equivalentMonthlyRate, futureValue } from '../formulas/annuity.ts';
import { FGTS_DEPOSIT, FGTS_YIELD } from '../tables/labour.ts';

const MONTHS_IN_YEAR = 12;

/** Equal deposits in an account that was empty. */
export interface Deposits {
  /** Of a month, in reais; nothing is rounded before the end. */
  readonly deposit: Quantity;
  /** How many, whole; 1 or more. */
  readonly months: Quantity;
  /** The TR of every month, a share. */
  readonly tr: Quantity;
  /** Whether the 13th salary is deposited for, too. */
  readonly withThirteenth: boolean;
}

/** What was put in: a deposit for each month and, with the 13th salary, thirteen in twelve months. */
export function depositedIn({ deposit, months, withThirteenth }: Omit<Deposits, 'tr'>): Quantity {
  const ofSalaries = deposit.times(months);
  return withThirteenth ? ofSalaries.times(MONTHS_IN_YEAR + 1).over(MONTHS_IN_YEAR) : ofSalaries;
}

/**
 * The balance after the last deposit, exact. Each deposit earns from the month after it was made (Lei nº 8.036/1990,
 * art. 13); the ways to it are declared among the steps. That of the 13th salary is made with every twelfth month, and
 * with the last one a twelfth of it for each month since then.
 */
export function balanceOf({ deposit, months, tr, withThirteenth }: Deposits, result: Results): Quantity {
  const rate = result.working(
    result.percent('Rendimento do mês', monthlyYield(tr), { law: FGTS_YIELD.law, decimals: 6 }),
  );
  const ofSalaries = result.money('Depósitos mensais, com rendimento', futureValue(deposit, rate, months));
  if (!withThirteenth) return ofSalaries.unrounded();
  const ofThirteenths = result.money(
    'Depósitos do 13º, com rendimento',
    thirteenths(deposit, months.number, rate, result),
    { law: FGTS_DEPOSIT.law, note: 'Um a cada doze meses e, no último mês, a parte dos meses que sobram.' },
  );
  return result.working(ofSalaries).unrounded().plus(result.working(ofThirteenths).unrounded());
}

/** The yearly yield in equal monthly parts, by compound interest, on top of the TR. */
function monthlyYield(tr: Quantity): Quantity {
  if (!tr.isAbove(0)) return equivalentMonthlyRate(FGTS_YIELD);
  return one
    .plus(tr)
    .times(one.plus(FGTS_YIELD).power(one.over(MONTHS_IN_YEAR)))
    .minus(1);
}

function thirteenths(deposit: Quantity, months: number, rate: NamedQuantity, result: Results): Quantity {
  const years = Math.floor(months / MONTHS_IN_YEAR);
  const rest = count(months % MONTHS_IN_YEAR, 'meses');
  const ofRest = deposit.times(rest).over(MONTHS_IN_YEAR);
  if (years === 0) return ofRest;
  const rateOfYear = result.working(
    result.percent('Rendimento de doze meses', effectiveAnnualRate(rate), { decimals: 6 }),
  );
  const ofYears = futureValue(deposit, rateOfYear, count(years));
  return rest.isAbove(0) ? compound(ofYears, rate, rest).plus(ofRest) : ofYears;
}
