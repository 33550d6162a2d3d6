/** The balance of an FGTS account: deposits of every month, of the 13th salary and of the vacation third, with their yield. */
import type { Results } from '../../src/quantity/declare.ts';
import { count, one, sumOfAll, type NamedQuantity, type Quantity } from '../../src/quantity/quantity.ts';
import { compound, effectiveAnnualRate, equivalentMonthlyRate, futureValue } from '../formulas/annuity.ts';
import { FGTS_DEPOSIT, FGTS_YIELD } from '../tabelas/labour.ts';

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
  /** Includes a deposit on the vacation third every twelve months, as if each vacation were taken when earned. */
  readonly withVacationThird: boolean;
}

/**
 * Sum of the deposits: one for each month; with the 13th salary, thirteen in twelve months; with the vacation third, a
 * third of a deposit for every twelve months (Lei nº 8.036/1990, art. 15; Lei nº 8.212/1991, art. 28, § 9º, d).
 */
export function depositedIn({
  deposit,
  months,
  withThirteenth,
  withVacationThird,
}: Omit<Deposits, 'tr'>): Quantity {
  const ofMonths = deposit.times(months);
  const ofSalaries = withThirteenth ? ofMonths.times(MONTHS_IN_YEAR + 1).over(MONTHS_IN_YEAR) : ofMonths;
  const years = wholeYearsIn(months);
  return withVacationThird && years > 0 ? ofSalaries.plus(ofThird(deposit).times(years)) : ofSalaries;
}

/**
 * The balance after the last deposit, exact. Each deposit earns from the month after it was made (Lei nº 8.036/1990,
 * art. 13); the ways to it are declared among the steps. That of the 13th salary is made with every twelfth month, and
 * with the last one a twelfth of it for each month since then; that of the vacation third with every twelfth month alone.
 */
export function balanceOf(deposits: Deposits, result: Results): Quantity {
  const { deposit, months, tr } = deposits;
  const rate = result.working(
    result.percent('Rendimento do mês', monthlyYield(tr), { law: FGTS_YIELD.law, decimals: 6 }),
  );
  const ofSalaries = result.money('Depósitos mensais, com rendimento', futureValue(deposit, rate, months));
  const years = wholeYearsIn(months);
  const withThird = deposits.withVacationThird && years > 0;
  if (!deposits.withThirteenth && !withThird) return ofSalaries.unrounded();
  const rest = count(months.number % MONTHS_IN_YEAR, 'meses');
  const ofEachYear = years > 0 ? depositsOfYears(years, rest, rate, result) : undefined;
  const parts = [ofSalaries];
  if (deposits.withThirteenth) {
    parts.push(
      result.money('Depósitos do 13º, com rendimento', thirteenths(deposit, rest, ofEachYear), {
        law: FGTS_DEPOSIT.law,
        note: 'Um a cada doze meses e, no último mês, a parte dos meses que sobram.',
      }),
    );
  }
  if (withThird && ofEachYear) {
    parts.push(
      result.money('Depósitos do terço das férias, com rendimento', ofEachYear(ofThird(deposit)), {
        law: FGTS_DEPOSIT.law,
        note: 'Um terço do depósito do mês, a cada doze meses.',
      }),
    );
  }
  return sumOfAll(parts.map((part) => result.working(part).unrounded()));
}

function wholeYearsIn(months: Quantity): number {
  return Math.floor(months.number / MONTHS_IN_YEAR);
}

/** The deposit on the third of a month's vacation. */
function ofThird(deposit: Quantity): Quantity {
  return deposit.over(3);
}

/** The yearly yield in equal monthly parts, by compound interest, on top of the TR. */
function monthlyYield(tr: Quantity): Quantity {
  if (!tr.isAbove(0)) return equivalentMonthlyRate(FGTS_YIELD);
  return one
    .plus(tr)
    .times(one.plus(FGTS_YIELD).power(one.over(MONTHS_IN_YEAR)))
    .minus(1);
}

/** The balance of one deposit made with every twelfth month, `rest` months after the last of them. */
type OfEachYear = (deposit: Quantity) => Quantity;

function depositsOfYears(years: number, rest: Quantity, rate: NamedQuantity, result: Results): OfEachYear {
  const rateOfYear = result.working(
    result.percent('Rendimento de doze meses', effectiveAnnualRate(rate), { decimals: 6 }),
  );
  return (deposit) => {
    const ofYears = futureValue(deposit, rateOfYear, count(years));
    return rest.isAbove(0) ? compound(ofYears, rate, rest) : ofYears;
  };
}

function thirteenths(deposit: Quantity, rest: Quantity, ofEachYear: OfEachYear | undefined): Quantity {
  const ofRest = deposit.times(rest).over(MONTHS_IN_YEAR);
  if (ofEachYear === undefined) return ofRest;
  return rest.isAbove(0) ? ofEachYear(deposit).plus(ofRest) : ofEachYear(deposit);
}
