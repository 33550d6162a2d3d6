/** A year with a contract of employment: eleven salaries, a vacation, a 13th salary, the FGTS and the benefits. */
import type { Results } from '../../../src/quantity/declare.ts';
import { count, sumOfAll, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { salaryWithholdings } from '../../lei/salary.ts';
import { thirteenthWithholdings } from '../../lei/thirteenth-pay.ts';
import { daysWithThird, payVacation } from '../../lei/vacation.ts';
import type { InssTable } from '../../tabelas/inss.ts';
import type { MonthlyIncomeTaxTable } from '../../tabelas/irrf-monthly.ts';
import { FGTS_DEPOSIT, VACATION_DAYS } from '../../tabelas/labour.ts';

/** Reais a month. */
export interface Employee {
  readonly salary: Quantity;
  readonly benefits: Quantity;
  /** How many. */
  readonly dependants: Quantity;
  readonly inss: InssTable;
  readonly incomeTax: MonthlyIncomeTaxTable;
}

const MONTHS_IN_YEAR = 12;
/** In the twelfth month the vacation is paid. */
const MONTHS_OF_WORK = 11;

/** Declares the year, and what a month of it comes to. */
export function asEmployee({ salary, benefits, ...pay }: Employee, result: Results) {
  const gross = result.money('Salário bruto', salary);
  const { inss, irrf } = salaryWithholdings({ gross, ...pay }, result);
  result.working(inss);
  result.working(irrf);
  const salarioLiquidoClt = result.money('Salário líquido do mês', gross.minus(inss).minus(irrf));
  const salariosClt = result.money(
    'Onze salários líquidos',
    salarioLiquidoClt.asShown().times(MONTHS_OF_WORK),
  );
  const feriasClt = vacation(gross, pay, result);
  const decimoTerceiroClt = thirteenth(gross, pay, result);
  const fgtsClt = result.money('FGTS do ano', salary.times(FGTS_DEPOSIT).times(40).over(3), {
    law: FGTS_DEPOSIT.law,
    note: 'Sobre doze salários, o 13º e o terço das férias.',
  });
  const beneficiosAnuais = result.money(
    'Benefícios do ano',
    benefits.isAbove(0) ? benefits.times(MONTHS_IN_YEAR) : 0,
  );
  const parts = [salariosClt, feriasClt, decimoTerceiroClt, fgtsClt, beneficiosAnuais];
  const totalCltAnual = result.total(
    'Com carteira, por ano',
    sumOfAll(parts.filter((part) => part.isAbove(0))),
  );
  const totalCltMensal = result.money('Com carteira, por mês', totalCltAnual.asShown().over(MONTHS_IN_YEAR));
  return {
    ...result.group('Um mês com carteira', { salarioLiquidoClt, totalCltMensal }),
    salariosClt,
    feriasClt,
    decimoTerceiroClt,
    fgtsClt,
    beneficiosAnuais,
    totalCltAnual,
  };
}

type Payroll = Omit<Employee, 'salary' | 'benefits'>;

function vacation(gross: NamedQuantity, { dependants, ...tables }: Payroll, result: Results): NamedQuantity {
  const called = { pay: 'Férias', third: 'Um terço constitucional', law: 'CLT art. 142' };
  const rest = daysWithThird(gross.asShown(), VACATION_DAYS, called, result);
  const { inss, irrf, liquido } = payVacation(
    {
      base: gross.asShown(),
      total: result.working(result.total('Férias com o terço', rest.pay.plus(rest.third))),
      daysSold: count(0),
      advancesThirteenth: false,
      of: ' das férias',
      dependants,
      ...tables,
    },
    result,
  );
  for (const step of [rest.third, inss, irrf]) result.working(step);
  return result.money('Férias líquidas', liquido.named.made);
}

function thirteenth(gross: NamedQuantity, pay: Payroll, result: Results): NamedQuantity {
  const { inss, incomeTax } = thirteenthWithholdings({ gross, of: ' do 13º', ...pay }, result);
  result.working(incomeTax);
  return result.money('13º salário líquido', gross.minus(inss).minus(incomeTax));
}
