import { option } from '../../../schemas/fields.ts';
import { yearTerms } from '../../../schemas/terms.ts';
import { simpleMethod } from '../../../src/engine/methods.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { count, percent, type Quantity } from '../../../src/quantity/quantity.ts';
import { effectiveAnnualRate, monthsInYears, presentValue } from '../../formulas/annuity.ts';
import { yearlyDebt } from '../../formulas/yearly-debt.ts';
import { yearlyRows } from '../../layouts/loan.ts';

const CHOOSE_MARGIN = 'Escolha a margem consignável';
const YEARS_RANGE = 'Prazo deve estar entre 1 e 7 anos';

/** A margin of the simple method. */
function margin<const Percent extends number>(ofIncome: Percent, whose: string) {
  return option(ofIncome, `${ofIncome}% (${whose})`);
}

/** The share of the pay, which the visitor chooses. */
export const simpleMargin = {
  type: 'integer',
  title: 'Margem consignável',
  description: 'A parte da renda que pode ser comprometida com a parcela.',
  oneOf: [
    margin(20, 'servidor público'),
    margin(25, 'aposentado'),
    margin(30, 'pensionista'),
    margin(35, 'especial'),
  ],
  default: 30,
  visibleWhen: "metodo == 'simplificado'",
  messages: { required: CHOOSE_MARGIN, type: CHOOSE_MARGIN, enum: CHOOSE_MARGIN },
} as const;

/** The term in years. */
export const simpleTerm = {
  type: 'integer',
  title: 'Prazo',
  oneOf: yearTerms(7),
  default: 5,
  visibleWhen: "metodo == 'simplificado'",
  messages: { required: YEARS_RANGE, type: YEARS_RANGE, enum: YEARS_RANGE },
} as const;

interface Inputs {
  readonly salary: Quantity;
  readonly marginPercentage: number | undefined;
  readonly interestRate: Quantity;
  readonly years: number | undefined;
}

/** A margin of the visitor's choice, and interest alone. */
export const simplePayrollLoan = simpleMethod({
  fields: ['salary', 'marginPercentage', 'interestRate', 'years'],
  because:
    'A conta simples usa a margem escolhida e só tem juros; pelas regras em vigor a margem é a da lei, e o IOF sai do empréstimo.',
  compute({ salary, marginPercentage = 0, interestRate, years = 1 }: Inputs, result: Results) {
    const availableMargin = result.money('Margem disponível', salary.times(percent(marginPercentage)));
    const monthlyPayment = result.money('Parcela mensal', availableMargin);
    const term = count(years, 'anos');
    const numeroParcelas = result.count('Número de parcelas', monthsInYears(term));
    const maxLoanValue = result.money(
      'Empréstimo que cabe na margem',
      presentValue(monthlyPayment, interestRate, numeroParcelas),
      'Valor presente das parcelas: P × [1 − (1 + i)⁻ⁿ] ÷ i',
    );
    const totalPaid = result.total('Total pago', monthlyPayment.times(numeroParcelas));
    return {
      availableMargin,
      maxLoanValue,
      monthlyPayment,
      numeroParcelas,
      effectiveAnnualRate: result.percent('Taxa efetiva ao ano', effectiveAnnualRate(interestRate)),
      totalPaid,
      totalInterest: result.money('Total de juros', totalPaid.minus(maxLoanValue)),
      evolucao: yearlyRows('A dívida ano a ano', yearlyDebt(maxLoanValue, interestRate, term), result),
    };
  },
});
