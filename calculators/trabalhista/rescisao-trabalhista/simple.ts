import { simpleMethod } from '../../../src/engine/methods.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import type { Quantity } from '../../../src/quantity/quantity.ts';
import {
  fgtsDeposits,
  noticeDays,
  noticeForYears,
  payForDays,
  proportionalVacationDays,
  thirteenthSalary,
  vacationWithThird,
} from '../../formulas/labour.ts';
import {
  terminationRights,
  type TerminationRights,
  type TerminationType,
} from '../../lei/termination-rights.ts';
import { FGTS_DEPOSIT, NOTICE_FOR_EACH_YEAR, VACATION_DAYS } from '../../tabelas/labour.ts';
import { fgtsDrawn } from './fgts-drawn.ts';
import { groupResults } from './groups.ts';
import { grantedRights } from './rights.ts';
import { countedTime, serviceTime } from './service-time.ts';
import { paidUntil } from './payment-term.ts';

/** Whole years of service from which a mutual agreement counts the notice here. */
const YEARS_FOR_NOTICE_BY_AGREEMENT = 1;

interface Asked {
  readonly salario: Quantity;
  readonly dataAdmissao: string;
  readonly dataRescisao: string;
  readonly tipoRescisao: TerminationType;
  readonly feriasVencidas: Quantity;
}

/** Gross amounts, with the day of leaving as the end of everything. */
export const simpleTermination = simpleMethod({
  fields: ['salario', 'dataAdmissao', 'dataRescisao', 'tipoRescisao', 'feriasVencidas'],
  because:
    'A conta simples para no último dia de trabalho e não desconta nada; pela lei, o aviso pago conta como tempo de serviço, as férias contam desde o aniversário do contrato, e há INSS e imposto de renda.',
  compute(
    { salario, dataAdmissao, dataRescisao, tipoRescisao, feriasVencidas: overdueDays }: Asked,
    result: Results,
  ) {
    const time = countedTime(serviceTime(dataAdmissao, dataRescisao), result);
    const rights = rightsAfter(tipoRescisao, time.anosTrabalhados.number);
    const monthsPaid = rights.proportionalPay ? time.mesesNoAno : undefined;

    const saldoSalario = result.money(
      'Saldo de salário',
      salario.over(time.diasDoMes).times(time.diasTrabalhadosNoMes),
    );
    const notice = noticeDue(salario, time.anosTrabalhados, rights, result);
    const decimoTerceiro = result.money(
      '13º proporcional',
      monthsPaid ? thirteenthSalary(salario, monthsPaid) : 0,
      'Lei 4.090/1962, art. 3º',
    );
    const vacation = vacationDue(salario, overdueDays, monthsPaid, result);
    const pagoPelaEmpresa = result.total(
      'Total pago pela empresa',
      saldoSalario.plus(notice.avisoPrevia).plus(decimoTerceiro).plus(vacation.feriasTotal),
      { due: paidUntil(dataRescisao) },
    );
    const fgtsSaldo = result.money('Saldo estimado da conta', fgtsDeposits(salario, time.mesesTrabalhados), {
      law: FGTS_DEPOSIT.law,
      note: 'Só os depósitos deste contrato, sem rendimentos. O que não é liberado continua na conta.',
    });
    const drawn = fgtsDrawn({ balance: fgtsSaldo, fined: fgtsSaldo, rights, keepsBalance: false }, result);
    const total = result.total('Total estimado da rescisão', pagoPelaEmpresa.plus(drawn.fgtsSacavel));
    const paid = { saldoSalario, ...notice, decimoTerceiro, ...vacation, pagoPelaEmpresa };
    const ended = { ...paid, fgtsSaldo, ...drawn, ...time, ...grantedRights(rights, result) };
    groupResults(ended, result);
    return { ...ended, total };
  },
});

function rightsAfter(type: TerminationType, wholeYears: number): TerminationRights {
  const rights = terminationRights(type);
  const withoutNotice = type === 'acordo-mutuo' && wholeYears < YEARS_FOR_NOTICE_BY_AGREEMENT;
  return withoutNotice ? { ...rights, notice: 'none' } : rights;
}

function noticeDue(salary: Quantity, wholeYears: Quantity, { notice }: TerminationRights, result: Results) {
  const diasAvisoPrevio = result.count(
    'Dias de aviso prévio',
    notice === 'none' ? 0 : noticeDays(noticeForYears(wholeYears)),
    { law: NOTICE_FOR_EACH_YEAR.law, unit: 'dias' },
  );
  const whole = payForDays(salary, diasAvisoPrevio);
  const avisoPrevia = {
    whole: () => result.money('Aviso prévio indenizado', whole, 'CLT art. 487, § 1º'),
    half: () => result.money('Metade do aviso prévio', whole.over(2), 'CLT art. 484-A, I, "a"'),
    none: () => result.money('Aviso prévio indenizado', 0),
  }[notice]();
  return { diasAvisoPrevio, avisoPrevia };
}

/** @param monthsPaid months of the year that give a right to proportional vacation; undefined without that right. */
function vacationDue(
  salary: Quantity,
  overdueDays: Quantity,
  monthsPaid: Quantity | undefined,
  result: Results,
) {
  const feriasVencidas = result.money(
    'Férias vencidas, com um terço',
    overdueDays.isAbove(0) ? vacationWithThird(salary, overdueDays) : 0,
    'CLT art. 146',
  );
  const diasFeriasProporcionais = result.count(
    'Dias de férias proporcionais',
    monthsPaid ? proportionalVacationDays(monthsPaid) : 0,
    { law: VACATION_DAYS.law, unit: 'dias' },
  );
  const feriasProporcionais = result.money(
    'Férias proporcionais, com um terço',
    monthsPaid ? vacationWithThird(salary, diasFeriasProporcionais) : 0,
    'CLT arts. 146 e 147',
  );
  const feriasTotal = result.total('Férias com um terço', feriasVencidas.plus(feriasProporcionais));
  return { feriasVencidas, diasFeriasProporcionais, feriasProporcionais, feriasTotal };
}
