import { simpleMethod } from '../../../src/engine/methods.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import type { Quantity } from '../../../src/quantity/quantity.ts';
import { effectiveAnnualRate, monthsInYears, pricePayment, priceFormula } from '../../formulas/annuity.ts';
import { priceSchedule } from '../../formulas/schedule.ts';
import { monthlyRows } from '../../layouts/loan.ts';

interface Inputs {
  readonly loanAmount: Quantity;
  readonly interestRate: Quantity;
  readonly years: Quantity;
}

/** Interest alone. */
export const simpleLoan = simpleMethod({
  fields: ['loanAmount', 'interestRate', 'years'],
  because:
    'A conta simples só tem juros; na prática o IOF entra na dívida, e o CET conta imposto, tarifas, seguro e os dias de cada parcela.',
  compute({ loanAmount, interestRate, years }: Inputs, result: Results) {
    const valorRecebido = result.money('Valor recebido', loanAmount);
    const numeroParcelas = result.number('Número de parcelas', monthsInYears(years), { places: 4 });
    const monthlyPayment = result.money(
      'Parcela mensal',
      pricePayment(loanAmount, interestRate, numeroParcelas),
      priceFormula(interestRate),
    );
    const totalPaid = result.total('Total pago', monthlyPayment.times(numeroParcelas));
    const loan = { loan: loanAmount, monthlyRate: interestRate, months: numeroParcelas.shown };
    return {
      monthlyPayment,
      totalPaid,
      totalInterest: result.money('Total de juros', totalPaid.minus(valorRecebido)),
      cet: result.percent('CET ao ano', effectiveAnnualRate(interestRate), {
        law: 'Taxa anual equivalente: (1 + i)¹² − 1',
        note: 'A taxa mensal acumulada em 12 meses, sem tarifas, IOF e seguros.',
      }),
      valorRecebido,
      numeroParcelas,
      schedule: Number.isInteger(loan.months)
        ? monthlyRows('Parcela a parcela', priceSchedule(loan), valorRecebido.shown, result)
        : undefined,
    };
  },
});
