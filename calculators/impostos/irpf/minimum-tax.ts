/** The minimum income tax of high incomes (Lei nº 9.250/1995, art. 16-A, as of Lei nº 15.270/2025). */
import type { Results } from '../../../src/quantity/declare.ts';
import { money, percent, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { HIGH_INCOME, HIGHEST_MINIMUM_TAX, MINIMUM_TAX_STEP } from '../../tabelas/irpf-payment.ts';

const ONE_POINT = percent(1);

/** Reais of a year, 0 or more. */
export interface HighIncome {
  /** All income but that which the law leaves out, such as savings and inheritances; 0 where it is not given. */
  readonly rendimentosAltaRenda: Quantity | undefined;
  /** Tax on income that is taxed apart, such as that of investments. */
  readonly impostoExclusivoPago: Quantity | undefined;
}

/** The rate of the minimum tax: none up to R$ 600.000,00, then growing to 10% at twice that. */
export function minimumTaxRate(income: Quantity): Quantity {
  if (!income.isAbove(HIGH_INCOME)) return percent(0);
  // The law's own words: what the income is in steps, less ten, in percent.
  return income.over(MINIMUM_TAX_STEP).minus(10).times(ONE_POINT).atMost(HIGHEST_MINIMUM_TAX);
}

/**
 * What is added to the tax due so that all taxes together reach the minimum; 0 where they do already. The reducer for
 * profits that the company has paid taxes on is not reckoned.
 */
export function minimumTax(
  { rendimentosAltaRenda: income = money(0), impostoExclusivoPago: paidApart = money(0) }: HighIncome,
  due: NamedQuantity,
  result: Results,
) {
  const rate = minimumTaxRate(income);
  const aliquotaMinima = result.percent('Alíquota mínima', rate, HIGH_INCOME.law);
  const added = income.times(aliquotaMinima).minus(due).minus(paidApart).atLeast(money(0));
  return {
    aliquotaMinima,
    impostoMinimo: result.money('Complemento da tributação mínima', rate.isAbove(0) ? added : money(0), {
      law: HIGH_INCOME.law,
      note: 'O redutor dos lucros que a empresa já tributou não está nesta conta e pode diminuir o complemento.',
    }),
  };
}
