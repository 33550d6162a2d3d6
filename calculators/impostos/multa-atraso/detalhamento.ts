/** Lists amount, fine and interest as lines for the payer. */
import { formatMoney, formatPercent } from '../../../src/engine/format.ts';
import type { Quantity } from '../../../src/quantity/quantity.ts';
import type { Acrescimos, EncargosDeMora } from './acrescimos.ts';

const PLACES = 4;

/**
 * Portuguese lines.
 *
 * @param terms absent for federal taxes, whose percentages depend on the days.
 */
export function linhasDoDetalhamento(
  amount: Quantity,
  charge: Acrescimos,
  terms: EncargosDeMora | undefined,
): string[] {
  const { diasAtraso, mesesCobrados, multa, juros } = charge;
  if (!diasAtraso.isAbove(0)) return ['Pagamento em dia: sem multa e sem juros.'];
  const fine = percentText(terms?.multa ?? charge.percentualMulta);
  const interest = terms
    ? `${percentText(terms.jurosAoMes)} ao mês ${mesesCobrados ? `× ${mesesCobrados.shown}` : `por ${diasAtraso.shown} dias`}`
    : percentText(charge.percentualJuros);
  return [
    `Valor original: ${formatMoney(amount.number)}`,
    `Multa de ${fine}: ${formatMoney(multa.shown)}`,
    `Juros de ${interest}: ${formatMoney(juros.shown)}`,
  ];
}

function percentText(share: Quantity | undefined): string {
  return formatPercent(share?.times(100).number ?? 0, PLACES);
}
