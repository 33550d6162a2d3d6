/** Calculates the minimum tax on high incomes, and the amount of a year's income tax left to pay or to refund. */
import { column, type Results } from '../../../src/quantity/declare.ts';
import { money, type NamedQuantity, type Quantity, percent } from '../../../src/quantity/quantity.ts';
import {
  DARF_MINIMO,
  COTA_MINIMA,
  ALTA_RENDA,
  ALIQUOTA_MAXIMA_DO_IMPOSTO_MINIMO,
  RENDA_POR_PONTO_DO_IMPOSTO_MINIMO,
} from '../../tabelas/irpf-pagamento.ts';
import { regra } from '../../../src/quantity/regra.ts';
import { addedUp } from '../../formulas/added-up.ts';
import { cotas, vencimentoDaPrimeiraCota } from '../../lei/cotas-do-irpf.ts';

/** Taxes of a year, in reais. */
export interface Taxes {
  readonly due: NamedQuantity;
  /** Addition by the minimum tax on high incomes. */
  readonly minimum: NamedQuantity;
  /** Withheld from the income, or paid by the carnê-leão. */
  readonly withheld: Quantity;
  readonly withheldFromDividends: Quantity;
}

/**
 * Settles the taxes of the year against those already withheld; at most one of payment and refund is above 0.
 *
 * @param payment desired number of quotas, and the year of the tax return
 */
export function settle(
  { due, minimum, withheld, withheldFromDividends }: Taxes,
  { wanted, year }: { readonly wanted: number; readonly year: number },
  result: Results,
) {
  const impostoRetido = result.money('Imposto retido na fonte', addedUp(withheld, withheldFromDividends), {
    zero: 'Você não informou imposto já pago.',
  });
  const owed = addedUp(due, minimum);
  const nothing = money(0);
  const isOwed = owed.isAbove(impostoRetido);
  const isRefunded = impostoRetido.isAbove(owed);
  const toPay = isOwed ? owed.minus(impostoRetido) : nothing;
  const payment = DARF_MINIMO.isAbove(toPay)
    ? { note: `Imposto de menos de ${DARF_MINIMO} não se paga por DARF.` }
    : { due: vencimentoDaPrimeiraCota(year) };
  const valorPagar = isOwed ? result.total('A pagar', toPay, payment) : result.money('A pagar', nothing);
  const valorRestituir = isRefunded
    ? result.total(
        'A restituir',
        minimum.isAbove(0) ? impostoRetido.minus(due).minus(minimum) : impostoRetido.minus(due),
      )
    : result.money('A restituir', isOwed ? nothing : impostoRetido.minus(owed));
  return {
    impostoRetido,
    valorPagar,
    valorRestituir,
    cotas: result.rows(
      'Cotas do imposto a pagar',
      { numero: column.count('Cota'), valor: column.money('Valor') },
      cotas(valorPagar.shown, wanted),
    ),
  };
}

/** Extra cost of each quota after the first. */
export const LATER_QUOTAS = `A segunda cota tem 1% de juros; da terceira em diante, a Selic acumulada mais 1%. Nenhuma fica abaixo de ${COTA_MINIMA}.`;

const ONE_POINT = percent(1);

const TRIBUTACAO_MINIMA = regra(
  ALTA_RENDA.law,
  `Quem recebe mais de ${ALTA_RENDA} no ano paga ao menos um imposto mínimo, que sobe até ${ALIQUOTA_MAXIMA_DO_IMPOSTO_MINIMO} da renda.`,
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
  if (!income.isAbove(ALTA_RENDA)) return percent(0);
  // Use the law’s own formula: the income in steps, minus ten, in percent.
  return income
    .over(RENDA_POR_PONTO_DO_IMPOSTO_MINIMO)
    .minus(10)
    .times(ONE_POINT)
    .atMost(ALIQUOTA_MAXIMA_DO_IMPOSTO_MINIMO);
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
