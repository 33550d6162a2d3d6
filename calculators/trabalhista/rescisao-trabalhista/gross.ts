/** What the employer pays at the end of a contract, before deductions. */
import { firstDayOfMonth, laterDate, type IsoDate } from '../../../src/calendar/calendar.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { count, sumOfAll, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { payForDays, thirteenthSalary, vacationWithThird } from '../../formulas/labour.ts';
import {
  daysOfService,
  isDismissedBeforeBaseDate,
  noticePay,
  paidNotice,
  projectedEnd,
  proportionalNotice,
} from '../../lei/notice.ts';
import { payrollDays } from '../../lei/payroll-days.ts';
import type { TerminationRights } from '../../lei/termination-rights.ts';
import { twelfthsOfLastYear } from '../../lei/thirteenth-twelfths.ts';
import { doubleVacation, proportionalVacation, vacationTwelfths } from '../../lei/vacation-due.ts';
import { vacationDays } from '../../lei/vacation-days.ts';
import { DAYS_BEFORE_BASE_DATE, NOTICE_FOR_EACH_YEAR, PAYROLL_DAYS } from '../../tabelas/labour.ts';
import { latePayment } from './payment-term.ts';

/** A contract that ends. */
export interface Contract {
  readonly salary: Quantity;
  /** Monthly average of what is paid beside it. */
  readonly averageExtras: Quantity;
  readonly admission: IsoDate;
  /** The last day worked. */
  readonly lastDay: IsoDate;
  readonly wholeYears: Quantity;
  readonly rights: TerminationRights;
}

interface Ending extends Contract {
  /** The salary with the average of what is paid beside it. */
  readonly base: Quantity;
}

/** Answers about notice, vacation, base date and payment. */
interface Asked {
  readonly isNoticeWorked: boolean;
  readonly overdueDays: Quantity;
  readonly doubleDays: Quantity;
  /** Unjustified, in the period of vacation that has begun last. */
  readonly absences: number;
  /** From 1 to 12, on whose first day the wages of the category are adjusted; 0 where it is not known. */
  readonly baseMonth: number;
  /** The day of payment, where it is known. */
  readonly paidOn: IsoDate | undefined;
}

/** The items of the termination and their total, by the names of the results. */
export function grossPay(contract: Contract, asked: Asked, result: Results) {
  const { salary, averageExtras } = contract;
  const base = averageExtras.isAbove(0)
    ? result.working(result.money('Salário com a média de adicionais', salary.plus(averageExtras)))
    : salary;
  const ending = { ...contract, base };
  const balance = salaryBalance(ending, result);
  const notice = noticeDue(ending, asked.isNoticeWorked, result);
  const end = notice.dataProjetada.shown;
  const thirteenth = thirteenthDue(ending, end, result);
  const vacation = vacationDue(ending, asked, end, result);
  const indenizacaoAdicional = baseDateCompensation(salary, end, asked.baseMonth, result);
  const payment = latePayment(base, contract.lastDay, asked.paidOn, result);
  const pagoPelaEmpresa = result.total(
    'Total bruto pago pela empresa',
    sumOfAll([
      balance.saldoSalario,
      notice.avisoPrevia,
      thirteenth.decimoTerceiro,
      vacation.feriasTotal,
      indenizacaoAdicional,
      payment.multaAtraso,
    ]),
  );
  return {
    ...balance,
    ...notice,
    ...thirteenth,
    ...vacation,
    indenizacaoAdicional,
    ...payment,
    pagoPelaEmpresa,
  };
}

/** The days worked in the last month. */
function salaryBalance({ salary, admission, lastDay }: Ending, result: Results) {
  const from = laterDate(admission, firstDayOfMonth(lastDay));
  const diasSaldo = result.count('Dias de saldo de salário', payrollDays(from, lastDay), {
    law: PAYROLL_DAYS.law,
    unit: 'dias',
    note: 'O mês inteiro conta 30 dias, tenha quantos tiver.',
  });
  const saldoSalario = result.money('Saldo de salário', payForDays(salary, diasSaldo), PAYROLL_DAYS.law);
  return { diasSaldo, saldoSalario };
}

/** The notice, and until when it makes the contract last. */
function noticeDue({ base, lastDay, wholeYears, rights }: Ending, isWorked: boolean, result: Results) {
  const { notice } = rights;
  if (notice === 'none') {
    return {
      diasAvisoPrevio: result.count('Dias de aviso prévio', 0, { unit: 'dias' }),
      avisoPrevia: result.money('Aviso prévio indenizado', 0),
      dataProjetada: result.date('Fim do contrato', lastDay),
    };
  }
  const diasAvisoPrevio = result.count('Dias de aviso prévio', proportionalNotice(wholeYears), {
    law: NOTICE_FOR_EACH_YEAR.law,
    unit: 'dias',
  });
  const paidDays = isWorked
    ? result.working(
        result.count('Dias de aviso pagos sem trabalho', paidNotice(diasAvisoPrevio, isWorked), {
          law: NOTICE_FOR_EACH_YEAR.law,
          unit: 'dias',
        }),
      )
    : diasAvisoPrevio;
  const isHalved = notice === 'half';
  return {
    diasAvisoPrevio,
    avisoPrevia: result.money(
      isHalved ? 'Metade do aviso prévio' : 'Aviso prévio indenizado',
      noticePay(base, paidDays, isHalved),
      isHalved ? 'CLT art. 484-A, I, "a"' : 'CLT art. 487, § 1º',
    ),
    dataProjetada: result.date(
      'Fim do contrato, com o aviso',
      projectedEnd(lastDay, daysOfService(paidDays, isHalved).number),
      isHalved
        ? {
            law: 'CLT arts. 484-A, I, "a", e 487, § 1º',
            note: 'No acordo, a metade dos dias pagos conta como tempo de serviço, sem a fração. Há quem projete o aviso inteiro: a diferença é de até dois avos de 13º e de férias.',
          }
        : { law: 'CLT art. 487, § 1º', note: 'O aviso pago conta como tempo de serviço.' },
    ),
  };
}

/** The 13th salary of the last year, and what of it the paid notice adds. */
function thirteenthDue({ base, admission, lastDay, rights }: Ending, end: IsoDate, result: Results) {
  const law = 'Lei 4.090/1962, arts. 1º e 3º';
  const twelfths = (until: IsoDate) =>
    rights.proportionalPay ? twelfthsOfLastYear(admission, lastDay, until) : 0;
  const avos13 = result.count('Meses que contam para o 13º', twelfths(end), {
    law: 'Lei 4.090/1962, art. 1º, § 2º',
    unit: 'meses',
    note: 'Os do calendário com 15 dias ou mais, com o aviso pago.',
  });
  const decimoTerceiro = result.money('13º proporcional', thirteenthSalary(base, avos13), law);
  const withoutNotice = twelfths(lastDay);
  const addsNothing = withoutNotice === avos13.number;
  const untilLastDay = addsNothing
    ? decimoTerceiro
    : result.working(
        result.money('13º sem o aviso', thirteenthSalary(base, count(withoutNotice, 'meses')), law),
      );
  const decimoTerceiroAviso = result.money(
    'Do 13º, o que o aviso acrescenta',
    addsNothing ? 0 : decimoTerceiro.minus(untilLastDay),
  );
  return { avos13, decimoTerceiro, decimoTerceiroAviso };
}

/** All vacation due, each with its third. */
function vacationDue(
  { base, admission, wholeYears, rights }: Ending,
  { overdueDays, doubleDays, absences }: Asked,
  end: IsoDate,
  result: Results,
) {
  const years = wholeYears.number;
  const avosFerias = result.count(
    'Meses que contam para as férias',
    rights.proportionalPay ? vacationTwelfths(admission, years, end) : 0,
    { law: 'CLT art. 146', unit: 'meses', note: 'De data a data; 15 dias ou mais contam um mês.' },
  );
  const entitled = vacationDays(absences);
  const diasDireito = result.count('Dias de férias por período', entitled.days, {
    law: entitled.law,
    unit: 'dias',
  });
  const feriasVencidas = result.money(
    'Férias vencidas, com um terço',
    overdueDays.isAbove(0) ? vacationWithThird(base, overdueDays) : 0,
    'CLT art. 146',
  );
  const feriasEmDobro = result.money(
    'Férias em dobro, com um terço',
    doubleDays.isAbove(0) ? doubleVacation(base, doubleDays) : 0,
    'CLT art. 137',
  );
  const feriasProporcionais = result.money(
    'Férias proporcionais, com um terço',
    avosFerias.isAbove(0) ? proportionalVacation(base, avosFerias, diasDireito) : 0,
    'CLT arts. 146 e 147',
  );
  const feriasTotal = result.total(
    'Férias com um terço',
    sumOfAll([feriasVencidas, feriasEmDobro, feriasProporcionais]),
    'Constituição, art. 7º, XVII',
  );
  return { avosFerias, diasDireito, feriasVencidas, feriasEmDobro, feriasProporcionais, feriasTotal };
}

/** One more salary for a dismissal in the days before the base date. */
function baseDateCompensation(
  salary: Quantity,
  end: IsoDate,
  baseMonth: number,
  result: Results,
): NamedQuantity {
  const isDue = baseMonth > 0 && isDismissedBeforeBaseDate(end, baseMonth);
  return result.money('Indenização da data-base', isDue ? salary : 0, {
    law: DAYS_BEFORE_BASE_DATE.law,
    note: `Um salário a mais, pela demissão nos ${DAYS_BEFORE_BASE_DATE} antes da data-base.`,
  });
}
