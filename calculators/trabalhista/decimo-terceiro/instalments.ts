import { isoDate } from '../../../src/calendar/calendar.ts';
import type { Results } from '../../../src/quantity/declare.ts';
import type { NamedQuantity } from '../../../src/quantity/quantity.ts';

/**
 * The net value and its two instalments: half of the exact gross value without any deduction, and the rest with all of
 * them.
 *
 * @param year in which they are paid, where it is known
 */
export function instalments(
  gross: NamedQuantity,
  deductions: readonly [inss: NamedQuantity, incomeTax: NamedQuantity],
  result: Results,
  year?: number,
): Readonly<Record<'valorLiquido' | 'primeiraParcela' | 'segundaParcela', NamedQuantity>> {
  const [inss, incomeTax] = deductions;
  const valorLiquido = result.total('13º salário líquido', gross.minus(inss).minus(incomeTax));
  const primeiraParcela = result.money('1ª parcela, até 30 de novembro', gross.over(2), {
    law: 'Lei 4.749/1965, art. 2º',
    note: 'Metade do valor bruto, sem descontos.',
    ...dueOn(year, 11, 30),
  });
  const segundaParcela = result.money('2ª parcela, até 20 de dezembro', valorLiquido.minus(primeiraParcela), {
    law: 'Lei 4.749/1965, art. 1º',
    note: 'O restante, com todos os descontos.',
    ...dueOn(year, 12, 20),
  });
  return { valorLiquido, ...result.group('As duas parcelas', { primeiraParcela, segundaParcela }) };
}

function dueOn(year: number | undefined, month: number, day: number): { readonly due?: string } {
  return year === undefined ? {} : { due: isoDate(year, month, day) };
}
