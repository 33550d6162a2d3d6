import { simpleMethod } from '../../../src/engine/methods.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import type { Quantity } from '../../../src/quantity/quantity.ts';
import { effectiveAnnualRate, pricePayment, priceFormula } from '../../formulas/annuity.ts';
import { priceSchedule } from '../../formulas/schedule.ts';
import type { RateKind } from '../../formulas/quoted-rate.ts';
import { termOf } from '../../formulas/term.ts';
import { monthlyRows, workedMonthlyRate } from '../../layouts/loan.ts';

interface Inputs {
  readonly loanAmount: Quantity;
  readonly interestRate: Quantity;
  readonly tipoTaxa: RateKind;
  readonly years: Quantity | undefined;
  readonly parcelas: Quantity | undefined;
  readonly prazoEm: string;
}

/** The simple method: interest only. */
export const simpleLoan = simpleMethod({
  fields: ['loanAmount', 'interestRate', 'tipoTaxa', 'years', 'parcelas', 'prazoEm'],
  because:
    'A conta simples só tem juros; na prática o IOF entra na dívida, e o CET conta imposto, tarifas, seguro e os dias de cada parcela.',
  compute({ loanAmount, interestRate, tipoTaxa, years, parcelas }: Inputs, result: Results) {
    const rate = workedMonthlyRate({ rate: interestRate, kind: tipoTaxa }, result);
    const valorRecebido = result.money('Valor recebido', loanAmount);
    const { months } = termOf(years, parcelas);
    const numeroParcelas = result.number('Número de parcelas', months, { places: 4 });
    const monthlyPayment = result.money(
      'Parcela mensal',
      pricePayment(loanAmount, rate, numeroParcelas),
      priceFormula(rate),
    );
    const totalPaid = result.total('Total pago', monthlyPayment.times(numeroParcelas));
    const loan = { loan: loanAmount, monthlyRate: rate, months: numeroParcelas.shown };
    return {
      monthlyPayment,
      totalPaid,
      totalInterest: result.money('Total de juros', totalPaid.minus(valorRecebido), {
        note: 'Antes de arredondar cada parcela ao centavo.',
      }),
      valorRecebido,
      ...result.group('Custo do crédito', {
        cet: result.percent('CET ao ano', effectiveAnnualRate(rate), {
          law: 'Taxa anual equivalente: (1 + i)¹² − 1',
          note: 'A taxa mensal acumulada em 12 meses. O CET do banco soma tarifas, IOF e seguros, e costuma ser maior.',
        }),
        numeroParcelas,
      }),
      schedule: Number.isInteger(loan.months)
        ? monthlyRows('Parcela a parcela', priceSchedule(loan), valorRecebido.shown, result)
        : undefined,
    };
  },
});
