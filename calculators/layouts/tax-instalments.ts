/** Rows and figures that the calculators of taxes share. */
import { column, type NamedRows, type Results } from '../../src/quantity/declare.ts';
import { count, type NamedQuantity, type Quantity } from '../../src/quantity/quantity.ts';
import { lessDiscount } from '../formulas/discounts.ts';
import { monthlyInstalments, numberedInstalments, type Instalment } from '../formulas/instalments.ts';

const COLUMNS = { numero: column.count('Parcela'), valor: column.money('Valor') } as const;

/** The table of a tax's equal monthly instalments; adds the division to the steps. */
export function instalmentRows(
  result: Results,
  tax: NamedQuantity,
  { instalments, firstDue }: { readonly instalments: number; readonly firstDue: string },
): NamedRows<Instalment> {
  showDivision(result, tax, instalments);
  const { numero, valor } = COLUMNS;
  return result.rows(
    'Parcelas',
    { numero, vencimento: column.date('Vencimento'), valor },
    monthlyInstalments(tax.shown, instalments, firstDue),
  );
}

/** The same without due dates, which differ by payer. */
export function undatedInstalmentRows(
  result: Results,
  tax: NamedQuantity,
  instalments: number,
): NamedRows<Omit<Instalment, 'vencimento'>> {
  showDivision(result, tax, instalments);
  return result.rows('Parcelas', COLUMNS, numberedInstalments(tax.shown, instalments));
}

function showDivision(result: Results, tax: NamedQuantity, instalments: number): void {
  if (instalments <= 1) return;
  const each = tax.over(count(instalments, 'parcelas'));
  // Add a note, because all but the last are rounded down to the cent.
  const explained = each.explainedAs(
    ({ formula }) => `${formula(each)}; a última leva a diferença de centavos`,
  );
  result.working(result.money('Cada parcela', explained));
}

/** The amount of a tax paid at once: the bill, to the cent, less the discount. */
export function paidAtOnce(
  result: Results,
  tax: NamedQuantity,
  discount: Quantity | undefined,
): NamedQuantity {
  if (!discount?.isAbove(0)) return result.money('Em cota única', tax);
  const note = 'Com {descontoCotaUnica} de desconto.';
  const valorCotaUnica = result.money('Em cota única', lessDiscount(tax.asShown(), discount), { note });
  return result.group('De uma vez', { valorCotaUnica }).valorCotaUnica;
}

/** The amount of a discount on a tax, in reais to the cent; undefined without one. */
export function discountTaken(
  result: Results,
  before: NamedQuantity,
  after: NamedQuantity,
): NamedQuantity | undefined {
  const taken = before.asShown().minus(after.asShown());
  return taken.isAbove(0) ? result.money('Valor do desconto', taken) : undefined;
}
