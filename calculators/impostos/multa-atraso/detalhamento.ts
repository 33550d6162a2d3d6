/** Lists amount, fine and interest as lines for the payer. */
import { agree } from '../../../src/engine/agree.ts';
import { formatMoney, formatPercent } from '../../../src/engine/format.ts';
import type { Quantity } from '../../../src/quantity/quantity.ts';
import type { Acrescimos, EncargosDeMora } from './acrescimos.ts';

const PLACES = 4;

/**
 * Portuguese lines.
 *
 * @param encargos absent for federal taxes, whose percentages depend on the days.
 */
export function linhasDoDetalhamento(
  valor: Quantity,
  acrescimos: Acrescimos,
  encargos: EncargosDeMora | undefined,
): string[] {
  const { diasAtraso, mesesCobrados, multa, juros } = acrescimos;
  if (!diasAtraso.isAbove(0)) return ['Pagamento em dia: sem multa e sem juros.'];
  const textoDaMulta = percentText(encargos?.multa ?? acrescimos.percentualMulta);
  const textoDosJuros = encargos
    ? `${percentText(encargos.jurosAoMes)} ao mês ${mesesCobrados ? `× ${mesesCobrados.shown}` : agree(`por ${diasAtraso.shown} dias`)}`
    : percentText(acrescimos.percentualJuros);
  return [
    `Valor original: ${formatMoney(valor.number)}`,
    `Multa de ${textoDaMulta}: ${formatMoney(multa.shown)}`,
    `Juros de ${textoDosJuros}: ${formatMoney(juros.shown)}`,
  ];
}

function percentText(share: Quantity | undefined): string {
  return formatPercent(share?.times(100).number ?? 0, PLACES);
}
