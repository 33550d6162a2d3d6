import { isoDate } from '../../../src/calendar/calendar.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import type { NamedQuantity } from '../../../src/quantity/quantity.ts';
import { PRIMEIRA_PARCELA, SEGUNDA_PARCELA } from '../../lei/decimo-terceiro.ts';

/**
 * The net value and its two instalments: half of the exact gross value without deductions, and the rest with all of
 * them.
 *
 * @param year year of payment, if known
 */
export function declaraParcelas(
  gross: NamedQuantity,
  deductions: readonly [inss: NamedQuantity, incomeTax: NamedQuantity],
  result: Results,
  year?: number,
): Readonly<Record<'valorLiquido' | 'primeiraParcela' | 'segundaParcela', NamedQuantity>> {
  const [inss, incomeTax] = deductions;
  const valorLiquido = result.total('13º salário líquido', gross.minus(inss).minus(incomeTax));
  const primeiraParcela = result.money('1ª parcela, até 30 de novembro', gross.over(2), {
    ...PRIMEIRA_PARCELA,
    note: 'Metade do valor bruto, sem descontos.',
    ...vencimentoEm(year, 11, 30),
  });
  const segundaParcela = result.money('2ª parcela, até 20 de dezembro', valorLiquido.minus(primeiraParcela), {
    ...SEGUNDA_PARCELA,
    note: 'O restante, com todos os descontos.',
    ...vencimentoEm(year, 12, 20),
  });
  return { valorLiquido, ...result.group('As duas parcelas', { primeiraParcela, segundaParcela }) };
}

function vencimentoEm(year: number | undefined, month: number, day: number): { readonly due?: string } {
  return year === undefined ? {} : { due: isoDate(year, month, day) };
}
