/** Calculates the minimum income tax on high incomes (Lei nº 9.250/1995, art. 16-A, added by Lei nº 15.270/2025). */
import type { Results } from '../../../src/quantity/declare.ts';
import { money, percent, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { regra } from '../../../src/quantity/regra.ts';
import { HIGH_INCOME, HIGHEST_MINIMUM_TAX, MINIMUM_TAX_STEP } from '../../tabelas/irpf-payment.ts';

const ONE_POINT = percent(1);

const TRIBUTACAO_MINIMA = regra(
  HIGH_INCOME.law,
  `Quem recebe mais de ${HIGH_INCOME} no ano paga ao menos um imposto mínimo, que sobe até ${HIGHEST_MINIMUM_TAX} da renda.`,
);

/** Reais per year, 0 or more. */
export interface HighIncome {
  /** All income except that excluded by law, such as savings and inheritances; 0 if absent. */
  readonly rendimentosAltaRenda: Quantity | undefined;
  /** Tax on income taxed separately, such as from investments. */
  readonly impostoExclusivoPago: Quantity | undefined;
}

/** The rate of the minimum tax: 0 up to R$ 600.000,00, then growing to 10% at twice that. */
export function minimumTaxRate(income: Quantity): Quantity {
  if (!income.isAbove(HIGH_INCOME)) return percent(0);
  // The law's own formula: the income in steps, less ten, in percent.
  return income.over(MINIMUM_TAX_STEP).minus(10).times(ONE_POINT).atMost(HIGHEST_MINIMUM_TAX);
}

/**
 * The addition to the tax due that raises all taxes together to the minimum; 0 if they reach it already. Ignores
 * the reducer for profits that the company has paid taxes on.
 */
export function minimumTax(
  { rendimentosAltaRenda: income = money(0), impostoExclusivoPago: paidApart = money(0) }: HighIncome,
  due: NamedQuantity,
  result: Results,
) {
  const rate = minimumTaxRate(income);
  const aliquotaMinima = result.percent('Alíquota mínima', rate, TRIBUTACAO_MINIMA);
  const added = income.times(aliquotaMinima).minus(due).minus(paidApart).atLeast(money(0));
  return {
    aliquotaMinima,
    impostoMinimo: result.money('Complemento da tributação mínima', rate.isAbove(0) ? added : money(0), {
      ...TRIBUTACAO_MINIMA,
      note: 'O redutor dos lucros que a empresa já tributou não está nesta conta e pode diminuir o complemento.',
    }),
  };
}
