import { isoDate } from '../../../src/calendar/calendar.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import type { NamedQuantity } from '../../../src/quantity/quantity.ts';
import { PRIMEIRA_PARCELA, SEGUNDA_PARCELA } from '../../lei/decimo-terceiro.ts';

/**
 * The net value and its two instalments: half of the exact gross value without deductions, and the rest with all of
 * them.
 *
 * @param ano year of payment, if known
 */
export function declaraParcelas(
  bruto: NamedQuantity,
  descontos: readonly [inss: NamedQuantity, impostoDeRenda: NamedQuantity],
  result: Results,
  ano?: number,
): Readonly<Record<'valorLiquido' | 'primeiraParcela' | 'segundaParcela', NamedQuantity>> {
  const [inss, impostoDeRenda] = descontos;
  const valorLiquido = result.total('13º salário líquido', bruto.minus(inss).minus(impostoDeRenda));
  const primeiraParcela = result.money('1ª parcela, até 30 de novembro', bruto.over(2), {
    ...PRIMEIRA_PARCELA,
    note: 'Metade do valor bruto, sem descontos.',
    ...vencimentoEm(ano, 11, 30),
  });
  const segundaParcela = result.money('2ª parcela, até 20 de dezembro', valorLiquido.minus(primeiraParcela), {
    ...SEGUNDA_PARCELA,
    note: 'O restante, com todos os descontos.',
    ...vencimentoEm(ano, 12, 20),
  });
  return { valorLiquido, ...result.group('As duas parcelas', { primeiraParcela, segundaParcela }) };
}

function vencimentoEm(ano: number | undefined, mes: number, dia: number): { readonly due?: string } {
  return ano === undefined ? {} : { due: isoDate(ano, mes, dia) };
}
