/** The FGTS account when a contract ends: what was in it, what the termination adds, and what is drawn. */
import {
  firstDayOfMonth,
  lastDayOfMonth,
  wholeMonthsAndDays,
  type IsoDate,
} from '../../../src/calendar/calendar.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { count, money, sumOfAll, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { addedUp } from '../../formulas/added-up.ts';
import { payrollDays } from '../../lei/payroll-days.ts';
import type { TerminationRights } from '../../lei/termination-rights.ts';
import { twelfthsOfEarlierYears } from '../../lei/thirteenth-twelfths.ts';
import { FGTS_DEPOSIT, PAYROLL_DAYS, VACATION_DAYS } from '../../tabelas/labour.ts';
import { fgtsDrawn } from './fgts-drawn.ts';

const MONTHS_IN_YEAR = 12;

/** What the termination pays that counts for the FGTS: vacation paid at the end does not (OJ SDI-1 195 of the TST). */
interface Deposited {
  readonly saldoSalario: NamedQuantity;
  readonly avisoPrevia: NamedQuantity;
  readonly decimoTerceiro: NamedQuantity;
  /** The part of the 13th salary that the paid notice adds. */
  readonly decimoTerceiroAviso: NamedQuantity;
}

/** Facts that decide the fine and the withdrawal. */
interface Drawing {
  readonly rights: TerminationRights;
  /** True when the saque-aniversário keeps the balance. */
  readonly keepsBalance: boolean;
  /** Drawn from the account during the contract, in reais: the fine is charged on it, too (Decreto nº 99.684/1990, art. 9º, § 1º). */
  readonly drawnBefore: Quantity;
}

/**
 * The account and what is drawn from it, by the names of the results.
 *
 * @param advance the first instalment of the 13th salary, in reais: its deposit was made in the month of its payment.
 */
export function fgtsAccount(
  before: NamedQuantity,
  paid: Deposited & { readonly advance: Quantity },
  { rights, keepsBalance, drawnBefore }: Drawing,
  result: Results,
) {
  const { saldoSalario, avisoPrevia, decimoTerceiro, decimoTerceiroAviso, advance } = paid;
  const hasAdvance = advance.isAbove(0);
  const without = (pay: Quantity) => (hasAdvance ? pay.minus(advance).atLeast(money(0)) : pay);
  const onLastDays = addedUp(saldoSalario.asShown(), decimoTerceiro.asShown());
  const charged = without(addedUp(onLastDays, avisoPrevia.asShown()));
  const fgtsDepositoRescisorio = result.money('Depósito da rescisão', charged.times(FGTS_DEPOSIT), {
    law: `${FGTS_DEPOSIT.law}; Súmula 305 do TST`,
    note: hasAdvance
      ? 'Sobre o saldo de salário, o aviso e o 13º, menos a 1ª parcela: o depósito dela já foi feito.'
      : 'Sobre o saldo de salário, o aviso e o 13º.',
  });
  const fgtsSaldo = result.money('Saldo da conta', before.plus(fgtsDepositoRescisorio));
  const balance = fgtsSaldo.asShown();
  const withoutNotice = without(
    decimoTerceiroAviso.isAbove(0) ? onLastDays.minus(decimoTerceiroAviso.asShown()) : onLastDays,
  );
  const ofContract = addedUp(before.asShown(), drawnBefore);
  const fined = addedUp(ofContract, withoutNotice.times(FGTS_DEPOSIT));
  const drawn = fgtsDrawn({ balance, fined, rights, keepsBalance }, result);
  const { fgtsFine, fgtsDrawn: share } = rights;
  const fgtsMultaComAviso = result.money(
    'A multa, se o aviso contasse',
    fgtsFine ? addedUp(balance, drawnBefore).times(fgtsFine) : 0,
    { note: 'Como o FGTS Digital costuma cobrar. Pela OJ SDI-1 42 do TST, o aviso pago não conta.' },
  );
  return {
    fgtsSaldoAnterior: before,
    fgtsDepositoRescisorio,
    fgtsSaldo,
    ...drawn,
    fgtsMultaComAviso,
    fgtsSacavelCaixa:
      share === undefined || share === 'all' || keepsBalance
        ? undefined
        : result.money(
            'A sacar, pelo manual da Caixa',
            balance.plus(drawn.fgtsMulta.asShown()).times(share),
            { note: `A Caixa libera ${share} também da multa; pela lei, são ${share} dos depósitos.` },
          ),
  };
}

/** Facts for estimating the balance of an account. */
interface Estimated {
  readonly salary: Quantity;
  readonly admission: IsoDate;
  readonly lastDay: IsoDate;
  readonly wholeYears: Quantity;
  /** Vacation earned and not taken. */
  readonly daysNotTaken: Quantity;
  /** The first instalment of the 13th salary of the last year, in reais. */
  readonly advance: Quantity;
}

/**
 * What was in the account before the termination: as the statement says or, where that is not known, a deposit for every
 * month until the last one, for the 13th salaries of earlier years, for the thirds of the vacations taken and for the
 * instalment of the last 13th salary, all on the last salary and without yield.
 *
 * @param stated reais; 0 where it is not known.
 */
export function balanceBefore(
  stated: Quantity,
  { salary, admission, lastDay, wholeYears, daysNotTaken, advance }: Estimated,
  result: Results,
): NamedQuantity {
  if (stated.isAbove(0)) return result.money('Saldo anterior da conta', stated);
  const months = monthsBefore(admission, lastDay);
  const thirteenths = count(twelfthsOfEarlierYears(admission, lastDay)).over(MONTHS_IN_YEAR);
  const deposits = addedUp(months, thirteenths);
  const taken = vacationsTaken(wholeYears, daysNotTaken);
  const parts = [
    ...(deposits.isAbove(0) ? [salary.times(FGTS_DEPOSIT).times(deposits)] : []),
    ...(taken.isAbove(0) ? [salary.over(3).times(FGTS_DEPOSIT).times(taken)] : []),
    ...(advance.isAbove(0) ? [advance.times(FGTS_DEPOSIT)] : []),
  ];
  return result.money('Saldo anterior da conta, estimado', parts.length > 0 ? sumOfAll(parts) : 0, {
    law: FGTS_DEPOSIT.law,
    note: 'Com o terço das férias já tiradas e sem rendimentos; o do extrato da Caixa é o exato.',
  });
}

/** Vacations taken during the contract; one taken in part counts in part. */
function vacationsTaken(wholeYears: Quantity, daysNotTaken: Quantity): Quantity {
  return daysNotTaken.isAbove(0)
    ? wholeYears.minus(daysNotTaken.over(VACATION_DAYS)).atLeast(count(0))
    : wholeYears;
}

/** Months of the contract before that of the last day; of the first one, the part that was worked. */
function monthsBefore(admission: IsoDate, lastDay: IsoDate): Quantity {
  const { months: all } = wholeMonthsAndDays(firstDayOfMonth(admission), firstDayOfMonth(lastDay));
  if (all === 0) return count(0);
  const days = payrollDays(admission, lastDayOfMonth(admission));
  if (PAYROLL_DAYS.equals(days)) return count(all, 'meses');
  const ofFirst = count(days, 'dias').over(PAYROLL_DAYS);
  return all === 1 ? ofFirst : count(all - 1, 'meses').plus(ofFirst);
}
