/** What the calculators of growing money call the columns of their years, alike. */
import { column } from '../../src/quantity/declare.ts';

/** The years of a table, the last of which may be a fraction: days are told apart. */
export const yearColumn = column.number('Ano', 4);

/** Columns of `YearlyGrowthRow`, in a calculator's words for what was put in and what it earned. */
export function growthColumns(putIn: string, earnings: string, total: string) {
  return {
    ano: yearColumn,
    investido: column.money(putIn),
    juros: column.money(earnings),
    total: column.money(total),
  } as const;
}
