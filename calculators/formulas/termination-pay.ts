/** What the end of a contract of employment pays: by the employer, and out of the FGTS account. */
import { decimal } from './decimal.ts';
import {
  fgtsDeposits,
  noticeDays,
  payForDays,
  proportionalVacationDays,
  thirteenthSalary,
  vacationWithThird,
} from './labour.ts';
import { percentOf, reais, sumReais } from './money.ts';
import type { ServiceTime, TerminationRights } from './termination.ts';

/** A contract that has ended. */
export interface EndedContract {
  /** Gross, in reais a month. */
  readonly salary: number;
  /** Days of vacation earned in earlier years and not taken, 0 or more. */
  readonly overdueVacationDays: number;
  readonly time: ServiceTime;
  readonly rights: TerminationRights;
}

/** Reais, each rounded to the cent on its own; sums are those of the rounded amounts. */
export interface TerminationAmounts {
  /** Salary of the days worked in the last month, by the days which that month has. */
  readonly saldoSalario: number;
  /** Notice paid in place of worked (Lei 12.506/2011; half of it by mutual agreement). */
  readonly avisoPrevia: number;
  /** The 13th of the months worked in the year (Lei 4.090/1962, art. 3º). */
  readonly decimoTerceiro: number;
  /** Overdue vacation with its third (CLT art. 146). */
  readonly feriasVencidas: number;
  /** Vacation of the months worked in the year, with its third (CLT arts. 146 and 147). */
  readonly feriasProporcionais: number;
  readonly feriasTotal: number;
  /** All of the above. */
  readonly pagoPelaEmpresa: number;
  /** Deposits of this contract, without interest (Lei 8.036/1990, art. 15). */
  readonly fgtsSaldo: number;
  /** The part of them that may be drawn. */
  readonly fgtsSaldoLiberado: number;
  /** The employer's fine (Lei 8.036/1990, art. 18). */
  readonly fgtsMulta: number;
  readonly fgtsSacavel: number;
  /** pagoPelaEmpresa + fgtsSacavel. */
  readonly total: number;
}

/** What is paid, and the days by which notice and proportional vacation were reckoned; 0 without a right to them. */
export function terminationPay({ salary, overdueVacationDays, time, rights }: EndedContract): {
  readonly amounts: TerminationAmounts;
  readonly daysOfNotice: number;
  readonly daysOfVacation: number;
} {
  const daysOfNotice = rights.noticePercent > 0 ? noticeDays(time.fullYears).total : 0;
  const monthsPaid = rights.proportionalPay ? time.monthsInYear : 0;
  const daysOfVacation = proportionalVacationDays(monthsPaid);

  const saldoSalario = reais(decimal(salary).times(time.daysInLastMonth).div(time.lengthOfLastMonth));
  const avisoPrevia = reais(percentOf(payForDays(salary, daysOfNotice), rights.noticePercent));
  const decimoTerceiro = reais(thirteenthSalary(salary, monthsPaid));
  const feriasVencidas = reais(vacationWithThird(salary, overdueVacationDays));
  const feriasProporcionais = reais(vacationWithThird(salary, daysOfVacation));
  const feriasTotal = sumReais(feriasVencidas, feriasProporcionais);
  const pagoPelaEmpresa = sumReais(saldoSalario, avisoPrevia, decimoTerceiro, feriasTotal);

  const fgtsBalance = fgtsDeposits(salary, time.months);
  const fgtsMulta = reais(percentOf(fgtsBalance, rights.fgtsFinePercent));
  const fgtsSaldoLiberado = reais(percentOf(fgtsBalance, rights.fgtsDrawnPercent));
  const fgtsSacavel = sumReais(fgtsSaldoLiberado, fgtsMulta);

  const amounts = {
    saldoSalario,
    avisoPrevia,
    decimoTerceiro,
    feriasVencidas,
    feriasProporcionais,
    feriasTotal,
    pagoPelaEmpresa,
    fgtsSaldo: reais(fgtsBalance),
    fgtsSaldoLiberado,
    fgtsMulta,
    fgtsSacavel,
    total: sumReais(pagoPelaEmpresa, fgtsSacavel),
  };
  return { amounts, daysOfNotice, daysOfVacation };
}
