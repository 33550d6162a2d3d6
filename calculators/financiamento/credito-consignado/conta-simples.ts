import { option } from '../../../schemas/fields.ts';
import { yearTerms } from '../../../schemas/terms.ts';
import { simpleMethod } from '../../../src/engine/methods.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { count, percent, type Quantity } from '../../../src/quantity/quantity.ts';
import { effectiveAnnualRate, monthsInYears, presentValue } from '../../formulas/annuity.ts';
import type { RateKind } from '../../formulas/quoted-rate.ts';
import { yearlyDebt } from '../../formulas/yearly-debt.ts';
import { workedMonthlyRate, yearlyRows } from '../../layouts/loan.ts';

const CHOOSE_MARGIN = 'Escolha a margem consignável';
const YEARS_RANGE = 'Prazo deve estar entre 1 e 7 anos';

/** A margin of the simple method. */
function opcaoDeMargem<const Percentual extends number>(daRenda: Percentual, deQuem: string) {
  return option(daRenda, `${daRenda}% (${deQuem})`);
}

/** The share of the pay, chosen by the visitor. */
export const margemDaContaSimples = {
  type: 'integer',
  title: 'Margem consignável',
  description: 'A parte da renda que pode ser comprometida com a parcela.',
  oneOf: [
    opcaoDeMargem(20, 'servidor público'),
    opcaoDeMargem(25, 'aposentado'),
    opcaoDeMargem(30, 'pensionista'),
    opcaoDeMargem(35, 'especial'),
  ],
  default: 30,
  visibleWhen: "metodo == 'simplificado'",
  messages: { required: CHOOSE_MARGIN, type: CHOOSE_MARGIN, enum: CHOOSE_MARGIN },
} as const;

/** The term in years. */
export const prazoDaContaSimples = {
  type: 'integer',
  title: 'Prazo',
  oneOf: yearTerms(7),
  default: 5,
  visibleWhen: "metodo == 'simplificado'",
  messages: { required: YEARS_RANGE, type: YEARS_RANGE, enum: YEARS_RANGE },
} as const;

interface Respostas {
  readonly salary: Quantity;
  readonly marginPercentage: number | undefined;
  readonly interestRate: Quantity;
  readonly tipoTaxa: RateKind;
  readonly years: number | undefined;
}

/** A margin of the visitor's choice, and interest only. */
export const contaSimples = simpleMethod({
  fields: ['salary', 'marginPercentage', 'interestRate', 'tipoTaxa', 'years'],
  because:
    'A conta simples usa a margem escolhida e só tem juros; pelas regras em vigor a margem é a da lei, e o IOF sai do empréstimo.',
  compute(inputs: Respostas, result: Results) {
    const { salary, marginPercentage = 0, interestRate, tipoTaxa, years = 1 } = inputs;
    const taxa = workedMonthlyRate({ rate: interestRate, kind: tipoTaxa }, result);
    const availableMargin = result.money('Margem disponível', salary.times(percent(marginPercentage)), {
      note: 'Supõe que nenhum consignado esteja em andamento: desconte as parcelas que já saem do seu pagamento.',
    });
    const monthlyPayment = result.money('Parcela mensal', availableMargin);
    const prazo = count(years, 'anos');
    const numeroParcelas = result.count('Número de parcelas', monthsInYears(prazo));
    const maxLoanValue = result.money(
      'Empréstimo que cabe na margem',
      presentValue(monthlyPayment, taxa, numeroParcelas),
      'Valor presente das parcelas: P × [1 − (1 + i)⁻ⁿ] ÷ i',
    );
    const totalPaid = result.total('Total pago', monthlyPayment.times(numeroParcelas));
    return {
      maxLoanValue,
      ...result.group('Margem, parcela e taxa', {
        availableMargin,
        monthlyPayment,
        numeroParcelas,
        effectiveAnnualRate: result.percent('Taxa efetiva ao ano', effectiveAnnualRate(taxa)),
      }),
      totalPaid,
      totalInterest: result.money('Total de juros', totalPaid.minus(maxLoanValue), {
        note: 'O IOF e o seguro, se houver, ainda reduzem o que chega à conta.',
      }),
      evolucao: yearlyRows('A dívida ano a ano', yearlyDebt(maxLoanValue, taxa, prazo), result),
    };
  },
});
