import type { Results } from '../../../src/quantity/declare.ts';
import { money, sumOfAll, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import {
  chargedShare,
  employerCharges,
  type Charge,
  type CompanyRates,
  type EmployerRegime,
} from '../../lei/employer-charges.ts';
import { TRANSPORT_SHARE } from '../../tabelas/transport-voucher.ts';

/** An employee, and what the company adds. Reais a month. */
export interface Employee {
  readonly salario: Quantity;
  /** True when a substitute is paid during the vacation. */
  readonly substitutoFerias: boolean;
  readonly custoValeTransporte: Quantity;
  readonly beneficios: Quantity;
}

const MONTHS_IN_YEAR = 12;

/** Declares what an employee costs a month under a regime. */
export function monthlyCost(
  regime: EmployerRegime,
  { salario, substitutoFerias, custoValeTransporte, beneficios }: Employee,
  company: CompanyRates,
  result: Results,
) {
  const due = employerCharges(regime, company);
  const charge = (label: string, owed: Charge | undefined): NamedQuantity =>
    result.money(label, owed === undefined ? 0 : salario.times(owed.rate), owed?.law);
  const charges = {
    inssPatronal: charge('INSS patronal', due.inssPatronal),
    rat: charge('Seguro de acidentes (RAT)', due.rat),
    terceiros: charge('Terceiros (Sistema S e outros)', due.terceiros),
    fgts: charge('FGTS', due.fgts),
    indenizacaoCompensatoria: charge('Indenização compensatória', due.indenizacaoCompensatoria),
  };
  const percentualEncargos = result.percent('Encargos sobre a folha', chargedShare(due));
  const provisao13 = result.money('Provisão do 13º salário', salario.over(MONTHS_IN_YEAR), {
    law: 'Lei 4.090/1962, art. 1º, § 1º',
    note: 'Um doze avos por mês.',
  });
  const provisaoFerias = substitutoFerias
    ? result.money('Provisão das férias com o terço', salario.over(MONTHS_IN_YEAR).times(4).over(3), {
        law: 'CLT art. 142; Constituição, art. 7º, XVII',
        note: 'Um doze avos por mês, mais um terço.',
      })
    : result.money('Provisão do terço das férias', salario.over(MONTHS_IN_YEAR).over(3), {
        law: 'Constituição, art. 7º, XVII',
        note: 'Um terço de um doze avos por mês: o salário do mês de férias já está nos doze do ano.',
      });
  const encargosProvisoes = result.money(
    'Encargos sobre as provisões',
    provisao13.asShown().plus(provisaoFerias.asShown()).times(percentualEncargos),
    { note: 'O 13º e as férias pagam os mesmos encargos.' },
  );
  const valeTransporte = result.money(
    'Vale-transporte pago pela empresa',
    custoValeTransporte.equals(0)
      ? 0
      : custoValeTransporte.minus(salario.times(TRANSPORT_SHARE)).atLeast(money(0)),
    { law: TRANSPORT_SHARE.law, note: `O que passa de ${TRANSPORT_SHARE} do salário.` },
  );
  const parts = [
    salario,
    ...Object.values(charges),
    provisao13,
    provisaoFerias,
    encargosProvisoes,
    valeTransporte,
    beneficios,
  ];
  const custoMensal = result.total('Custo por mês', sumOfAll(parts.filter((part) => part.isAbove(0))));
  return {
    ...charges,
    percentualEncargos,
    provisao13,
    provisaoFerias,
    encargosProvisoes,
    valeTransporte,
    custoMensal,
  };
}
