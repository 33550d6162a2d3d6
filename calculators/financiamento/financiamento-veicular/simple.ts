import { formatPercent } from '../../../src/engine/format.ts';
import { simpleMethod } from '../../../src/engine/methods.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { percent, type Quantity } from '../../../src/quantity/quantity.ts';
import { effectiveAnnualRate, monthsInYears, priceFormula, pricePayment } from '../../formulas/annuity.ts';
import { priceSchedule } from '../../formulas/schedule.ts';
import { monthlyRows } from '../../layouts/loan.ts';
import { FIXED_CREDIT_TAX } from '../../tables/credit.ts';

/** Insurance a year in percent of the vehicle's value: an estimate, for the price depends on car and driver. */
export const INSURANCE_PERCENT = 3;

interface Inputs {
  readonly vehicleValue: Quantity;
  readonly downPayment: Quantity;
  readonly interestRate: Quantity;
  readonly years: Quantity;
}

/** The fixed part of the tax alone, beside the debt. */
export const simpleVehicleLoan = simpleMethod({
  fields: ['vehicleValue', 'downPayment', 'interestRate', 'years'],
  because: `A conta simples só tem a parte fixa do IOF, de ${formatPercent(FIXED_CREDIT_TAX.typed)}, fora da dívida; pela lei há também a parte por dia, e os bancos somam o imposto à dívida.`,
  compute({ vehicleValue, downPayment, interestRate, years: term }: Inputs, result: Results) {
    const financedAmount = result.money('Valor financiado', vehicleValue.minus(downPayment));
    const downPaymentPercentage = result.percent(
      'Entrada em relação ao valor do veículo',
      downPayment.over(vehicleValue),
    );
    const numeroParcelas = result.count('Número de parcelas', monthsInYears(term));
    const monthlyPayment = result.money(
      'Parcela mensal',
      pricePayment(financedAmount, interestRate, numeroParcelas),
      priceFormula(interestRate),
    );
    const totalPaid = result.money('Soma das parcelas', monthlyPayment.times(numeroParcelas), {
      note: 'Antes de arredondar cada uma ao centavo.',
    });
    const totalInterest = result.money('Total de juros', totalPaid.minus(financedAmount));
    const iof = result.money('IOF', financedAmount.times(FIXED_CREDIT_TAX), FIXED_CREDIT_TAX.law);
    const seguro = result.money(
      'Seguro estimado',
      vehicleValue.times(percent(INSURANCE_PERCENT)).times(term),
      { note: 'O preço verdadeiro depende do carro, da cidade e do motorista.' },
    );
    const loan = { loan: financedAmount, monthlyRate: interestRate, months: numeroParcelas.shown };
    return {
      financedAmount,
      downPaymentPercentage,
      numeroParcelas,
      effectiveAnnualRate: result.percent('Taxa efetiva ao ano', effectiveAnnualRate(interestRate)),
      monthlyPayment,
      totalPaid,
      totalInterest,
      iof,
      seguro,
      totalCost: result.total('Custo total', totalPaid.plus(iof).plus(seguro), { note: 'Sem a entrada.' }),
      schedule: monthlyRows('Parcelas mês a mês', priceSchedule(loan), financedAmount.shown, result),
    };
  },
});
