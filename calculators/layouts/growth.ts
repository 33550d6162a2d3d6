/** Columns that the calculators of growing money share. */
import { column } from '../../src/quantity/declare.ts';

/** The year of a row; the last one may be a fraction, precise enough to distinguish days. */
export const yearColumn = column.number('Ano', 4);

/** Columns of `YearlyGrowthRow`, in a calculator's words for contributions and earnings. */
export function growthColumns(putIn: string, earnings: string, total: string) {
  return {
    ano: yearColumn,
    investido: column.money(putIn),
    juros: column.money(earnings),
    total: column.money(total),
  } as const;
}
