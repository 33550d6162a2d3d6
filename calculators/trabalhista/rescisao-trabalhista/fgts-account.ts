/** The FGTS account when a contract ends: what was in it, what the termination adds, and what is drawn. */
import {
  firstDayOfMonth,
  lastDayOfMonth,
  wholeMonthsAndDays,
  type IsoDate,
} from '../../../src/calendar/calendar.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { count, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { addedUp } from '../../formulas/added-up.ts';
import { payrollDays } from '../../law/payroll-days.ts';
import type { TerminationRights } from '../../law/termination-rights.ts';
import { twelfthsOfEarlierYears } from '../../law/thirteenth-twelfths.ts';
import { FGTS_DEPOSIT, PAYROLL_DAYS } from '../../tables/labour.ts';
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

/** The account and what is drawn from it, by the names of the results. */
export function fgtsAccount(
  before: NamedQuantity,
  paid: Deposited,
  { rights, keepsBalance }: { readonly rights: TerminationRights; readonly keepsBalance: boolean },
  result: Results,
) {
  const { saldoSalario, avisoPrevia, decimoTerceiro, decimoTerceiroAviso } = paid;
  const onLastDays = addedUp(saldoSalario.asShown(), decimoTerceiro.asShown());
  const charged = addedUp(onLastDays, avisoPrevia.asShown());
  const fgtsDepositoRescisorio = result.money('Depósito da rescisão', charged.times(FGTS_DEPOSIT), {
    law: `${FGTS_DEPOSIT.law}; Súmula 305 do TST`,
    note: 'Sobre o saldo de salário, o aviso e o 13º.',
  });
  const fgtsSaldo = result.money('Saldo da conta', before.plus(fgtsDepositoRescisorio));
  const balance = fgtsSaldo.asShown();
  const withoutNotice = decimoTerceiroAviso.isAbove(0)
    ? onLastDays.minus(decimoTerceiroAviso.asShown())
    : onLastDays;
  const fined = addedUp(before.asShown(), withoutNotice.times(FGTS_DEPOSIT));
  const drawn = fgtsDrawn({ balance, fined, rights, keepsBalance }, result);
  const { fgtsFine } = rights;
  const fgtsMultaComAviso = result.money(
    'A multa, se o aviso contasse',
    fgtsFine ? balance.times(fgtsFine) : 0,
    { note: 'Como o FGTS Digital costuma cobrar. Pela OJ SDI-1 42 do TST, o aviso pago não conta.' },
  );
  return { fgtsSaldoAnterior: before, fgtsDepositoRescisorio, fgtsSaldo, ...drawn, fgtsMultaComAviso };
}

/**
 * What was in the account before the termination: as the statement says or, where that is not known, a deposit for every
 * month until the last one and for the 13th salaries of earlier years, all on the last salary and without yield.
 *
 * @param stated reais; 0 where it is not known.
 */
export function balanceBefore(
  stated: Quantity,
  salary: Quantity,
  [admission, lastDay]: readonly [IsoDate, IsoDate],
  result: Results,
): NamedQuantity {
  if (stated.isAbove(0)) return result.money('Saldo anterior da conta', stated);
  const months = monthsBefore(admission, lastDay);
  const thirteenths = count(twelfthsOfEarlierYears(admission, lastDay)).over(MONTHS_IN_YEAR);
  const deposits = addedUp(months, thirteenths);
  return result.money(
    'Saldo anterior da conta, estimado',
    deposits.isAbove(0) ? salary.times(FGTS_DEPOSIT).times(deposits) : 0,
    { law: FGTS_DEPOSIT.law, note: 'Sem rendimentos; o do extrato da Caixa é o exato.' },
  );
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
