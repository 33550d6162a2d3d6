/** The minimum income tax on high incomes (Lei nº 15.270/2025). */
import { money, percent, type Quantity } from '../../src/quantity/quantity.ts';
import { regra } from '../../src/quantity/regra.ts';
import {
  ALTA_RENDA,
  ALIQUOTA_MAXIMA_DO_IMPOSTO_MINIMO,
  RENDA_POR_PONTO_DO_IMPOSTO_MINIMO,
} from '../tabelas/irpf-pagamento.ts';

/** The rule of the minimum. */
export const TRIBUTACAO_MINIMA = regra(
  ALTA_RENDA.law,
  `Quem recebe mais de ${ALTA_RENDA} no ano paga um imposto mínimo, que sobe até ${ALIQUOTA_MAXIMA_DO_IMPOSTO_MINIMO} da renda.`,
);

const UM_PONTO = percent(1);

/** The rate of the minimum on a year's income in reais: 0 up to R$ 600.000,00, then growing to 10% at twice that. */
export function aliquotaMinima(renda: Quantity): Quantity {
  if (!renda.isAbove(ALTA_RENDA)) return percent(0);
  // Use the law’s own formula: the income in steps, minus ten, in percent.
  return renda
    .over(RENDA_POR_PONTO_DO_IMPOSTO_MINIMO)
    .minus(10)
    .times(UM_PONTO)
    .atMost(ALIQUOTA_MAXIMA_DO_IMPOSTO_MINIMO);
}

/**
 * The addition to the tax due that raises all taxes together to the minimum, in reais, exact; 0 if they reach it
 * already. Ignores the reducer for profits that the company has paid taxes on.
 *
 * @param aliquota the minimum rate of the income.
 * @param devido the tax due on the tax return.
 * @param pagoAParte the tax on income taxed separately.
 */
export function complementoDoMinimo(
  renda: Quantity,
  aliquota: Quantity,
  devido: Quantity,
  pagoAParte: Quantity,
): Quantity {
  if (!aliquota.isAbove(0)) return money(0);
  return renda.times(aliquota).minus(devido).minus(pagoAParte).atLeast(money(0));
}
