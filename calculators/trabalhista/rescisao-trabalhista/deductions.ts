/** What is deducted from what the employer pays at the end of a contract. */
import { dateParts, yearOf, type IsoDate } from '../../../src/calendar/calendar.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { sumOfAll, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { incomeTaxWithheld } from '../../lei/income-tax-withheld.ts';
import { employeeContribution, INSS_ARTICLE } from '../../lei/inss.ts';
import { INSS } from '../../tabelas/inss.ts';
import { MONTHLY_INCOME_TAX } from '../../tabelas/irrf-monthly.ts';
import { BASE_NOTICE } from '../../tabelas/labour.ts';

/** What is paid, and what is deducted from it besides the taxes. */
interface Payment {
  readonly saldoSalario: NamedQuantity;
  readonly decimoTerceiro: NamedQuantity;
  readonly pagoPelaEmpresa: NamedQuantity;
  readonly dependants: Quantity;
  /** The instalment of the 13th salary received before. */
  readonly advance: Quantity;
  /** The salary, where notice that was not worked is deducted. */
  readonly unworkedNotice: Quantity | undefined;
  /** Whether the employee resigned, and so may owe the notice. */
  readonly isResignation: boolean;
}

/** When the contract ended, and when it is paid. */
interface Days {
  readonly lastDay: IsoDate;
  readonly paidOn: IsoDate;
}

/**
 * Deductions and net, by the names of the results. The INSS is that of the end of the contract, the income tax that of the
 * month of payment (Lei nº 7.713/1988, art. 7º, § 1º). The balance of the salary and the 13th salary are each charged apart;
 * notice, vacation, the compensation of the base date and the fine for late payment are free of both taxes. What the employer deducts on its own
 * leaves nothing owed.
 */
export function deductionsFrom(payment: Payment, days: Days, result: Results) {
  const { pagoPelaEmpresa } = payment;
  const taxes = taxesOn(payment, days, result);
  const afterTaxes = pagoPelaEmpresa.asShown().minus(taxes.inss.asShown()).minus(taxes.irrf.asShown());
  const descontoAdiantamento13 = result.money(
    '13º já adiantado',
    payment.advance.isAbove(0) ? payment.advance.atMost(afterTaxes) : 0,
    'Lei 4.749/1965, art. 3º',
  );
  const descontoAviso = result.money(
    'Aviso prévio não cumprido',
    payment.unworkedNotice?.atMost(afterTaxes.minus(descontoAdiantamento13.asShown())) ?? 0,
    {
      law: 'CLT art. 487, § 2º',
      ...(payment.isResignation && payment.unworkedNotice === undefined
        ? { zero: `Se você não cumpre o aviso, a empresa pode descontar até ${BASE_NOTICE} de salário.` }
        : {}),
    },
  );
  const totalDescontos = result.total(
    'Total dos descontos',
    sumOfAll([taxes.inss, taxes.irrf, descontoAdiantamento13, descontoAviso]),
  );
  const liquido = result.total('Líquido pago pela empresa', pagoPelaEmpresa.minus(totalDescontos));
  return { ...taxes, descontoAdiantamento13, descontoAviso, totalDescontos, liquido };
}

function taxesOn(
  { saldoSalario, decimoTerceiro, dependants }: Payment,
  { lastDay, paidOn }: Days,
  result: Results,
) {
  const { year, month } = dateParts(paidOn);
  const contributions = INSS.forYear(yearOf(lastDay));
  const table = MONTHLY_INCOME_TAX.forMonth(year, month);
  const hasThirteenth = decimoTerceiro.isAbove(0);

  const inssSaldo = result.money(
    'INSS do saldo de salário',
    employeeContribution(saldoSalario.asShown(), contributions),
    INSS_ARTICLE,
  );
  const inss13 = result.money(
    'INSS do 13º',
    hasThirteenth ? employeeContribution(decimoTerceiro.asShown(), contributions) : 0,
    'Decreto 3.048/1999, art. 214, § 6º',
  );
  const inss = result.money('INSS', inssSaldo.plus(inss13));

  const ofBalance = incomeTaxWithheld(
    { of: 'do saldo', gross: saldoSalario.asShown(), inss: inssSaldo.asShown(), dependants, table },
    result,
  );
  const irrfSaldo = result.money('Imposto de renda do saldo de salário', ofBalance.tax);
  const irrf13 = result.money(
    'Imposto de renda do 13º',
    hasThirteenth
      ? incomeTaxWithheld(
          {
            of: 'do 13º',
            gross: decimoTerceiro.asShown(),
            inss: inss13.asShown(),
            dependants,
            table,
            isExclusive: true,
          },
          result,
        ).tax
      : 0,
    'Lei 7.713/1988, art. 26',
  );
  const irrf = result.money('Imposto de renda', irrfSaldo.plus(irrf13), {
    zero: hasThirteenth ? 'Nem o saldo nem o 13º chegam a pagar imposto.' : ofBalance.zero,
  });
  return { inssSaldo, inss13, inss, irrfSaldo, irrf13, irrf };
}
