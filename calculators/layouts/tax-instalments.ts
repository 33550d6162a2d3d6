/** Table columns shared by the calculators of taxes paid in instalments. */
import { column, type NamedRows, type Results } from '../../src/quantity/declare.ts';
import { count, type NamedQuantity } from '../../src/quantity/quantity.ts';
import { monthlyInstalments, type Instalment } from '../formulas/instalments.ts';

/** The table of a tax's equal monthly instalments, and among the steps the division. */
export function instalmentRows(
  result: Results,
  tax: NamedQuantity,
  { instalments, firstDue }: { readonly instalments: number; readonly firstDue: string },
): NamedRows<Instalment> {
  if (instalments > 1) {
    const each = tax.over(count(instalments, 'parcelas'));
    // In words of its own, because all but the last are rounded down to the cent.
    const told = each.told(({ formula }) => `${formula(each)}; a última leva a diferença de centavos`);
    result.working(result.money('Cada parcela', told));
  }
  return result.rows(
    'Parcelas',
    { numero: column.count('Parcela'), vencimento: column.date('Vencimento'), valor: column.money('Valor') },
    monthlyInstalments(tax.shown, instalments, firstDue),
  );
}
