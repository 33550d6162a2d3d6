/** Calculates the rest of a year's income tax to pay or to refund. */
import { column, type Results } from '../../../src/quantity/declare.ts';
import { money, type NamedQuantity, type Quantity } from '../../../src/quantity/quantity.ts';
import { LEAST_DARF, LEAST_QUOTA } from '../../tabelas/irpf-payment.ts';
import { addedUp } from '../../formulas/added-up.ts';
import { firstQuotaDueDate, quotas } from './quotas.ts';

/** Taxes of a year, in reais. */
export interface Taxes {
  readonly due: NamedQuantity;
  /** Addition by the minimum tax on high incomes. */
  readonly minimum: NamedQuantity;
  /** Withheld from the income, or paid by the carnê-leão. */
  readonly withheld: Quantity;
  /** Withheld from dividends. */
  readonly withheldFromDividends: Quantity;
}

/**
 * Settles the taxes; only the payment or the refund is above 0, as the sum of all.
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
  const payment = LEAST_DARF.isAbove(toPay)
    ? { note: `Imposto de menos de ${LEAST_DARF} não se paga por DARF.` }
    : { due: firstQuotaDueDate(year) };
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
      quotas(valorPagar.shown, wanted),
    ),
  };
}

/** Extra cost of each quota after the first. */
export const LATER_QUOTAS = `A segunda cota tem 1% de juros; da terceira em diante, a Selic acumulada mais 1%. Nenhuma fica abaixo de ${LEAST_QUOTA}.`;
