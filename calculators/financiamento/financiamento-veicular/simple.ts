import { formatPercent } from '../../../src/engine/format.ts';
import { simpleMethod } from '../../../src/engine/methods.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import { percent, type Quantity } from '../../../src/quantity/quantity.ts';
import { effectiveAnnualRate, priceFormula, pricePayment } from '../../formulas/annuity.ts';
import { priceSchedule } from '../../formulas/schedule.ts';
import type { RateKind } from '../../formulas/quoted-rate.ts';
import { termOf } from '../../formulas/term.ts';
import { monthlyRows, workedMonthlyRate } from '../../layouts/loan.ts';
import { FIXED_CREDIT_TAX } from '../../tabelas/credit.ts';

/** Yearly insurance in percent of the vehicle's value: an estimate, because the price depends on car and driver. */
export const INSURANCE_PERCENT = 3;

interface Inputs {
  readonly vehicleValue: Quantity;
  readonly downPayment: Quantity;
  readonly interestRate: Quantity;
  readonly tipoTaxa: RateKind;
  readonly years: Quantity | undefined;
  readonly parcelas: Quantity | undefined;
  readonly prazoEm: string;
}

/** The simple method: only the fixed part of the tax, outside the debt. */
export const simpleVehicleLoan = simpleMethod({
  fields: ['vehicleValue', 'downPayment', 'interestRate', 'tipoTaxa', 'years', 'parcelas', 'prazoEm'],
  because: `A conta simples só tem a parte fixa do IOF, de ${formatPercent(FIXED_CREDIT_TAX.typed)}, fora da dívida; pela lei há também a parte por dia, e os bancos somam o imposto à dívida.`,
  compute({ vehicleValue, downPayment, interestRate, tipoTaxa, ...typed }: Inputs, result: Results) {
    const { years, months } = termOf(typed.years, typed.parcelas);
    const rate = workedMonthlyRate({ rate: interestRate, kind: tipoTaxa }, result);
    const financedAmount = result.money('Valor financiado', vehicleValue.minus(downPayment));
    const downPaymentPercentage = result.percent(
      'Entrada em relação ao valor do veículo',
      downPayment.over(vehicleValue),
    );
    const numeroParcelas = result.count('Número de parcelas', months);
    const monthlyPayment = result.money(
      'Parcela mensal',
      pricePayment(financedAmount, rate, numeroParcelas),
      priceFormula(rate),
    );
    const totalPaid = result.money('Soma das parcelas', monthlyPayment.times(numeroParcelas));
    const totalInterest = result.money('Total de juros', totalPaid.minus(financedAmount), {
      note: 'Antes de arredondar cada parcela ao centavo.',
    });
    const iof = result.money('IOF', financedAmount.times(FIXED_CREDIT_TAX), {
      law: FIXED_CREDIT_TAX.law,
      note: `Só a parte fixa, de ${FIXED_CREDIT_TAX} do valor financiado: a lei cobra ainda uma parte por dia, no primeiro ano.`,
    });
    const seguro = result.money(
      'Seguro estimado',
      vehicleValue.times(percent(INSURANCE_PERCENT)).times(years),
      { note: 'O preço verdadeiro depende do carro, da cidade e do motorista.' },
    );
    const loan = { loan: financedAmount, monthlyRate: rate, months: numeroParcelas.shown };
    return {
      financedAmount,
      ...result.group('O financiamento', {
        totalPaid,
        downPaymentPercentage,
        numeroParcelas,
        effectiveAnnualRate: result.percent('Taxa efetiva ao ano', effectiveAnnualRate(rate), {
          note: 'Some o registro do contrato e as tarifas, e compare os bancos pelo Custo Efetivo Total (CET).',
        }),
      }),
      monthlyPayment,
      totalInterest,
      iof,
      seguro,
      totalCost: result.total('Custo total', totalPaid.plus(iof).plus(seguro)),
      schedule: monthlyRows('Parcelas mês a mês', priceSchedule(loan), financedAmount.shown, result),
    };
  },
});
