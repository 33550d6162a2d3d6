/** Columns that the calculators of growing amounts share. */
import { column } from '../../src/quantity/declare.ts';

/** Year of a row; fractional in the last row, with enough decimals to distinguish days. */
export const yearColumn = column.number('Ano', 4);

/** Columns of `YearlyGrowthRow`, with a calculator's own terms for contributions and earnings. */
export function growthColumns(putIn: string, earnings: string, total: string) {
  return {
    ano: yearColumn,
    investido: column.money(putIn),
    juros: column.money(earnings),
    total: column.money(total),
  } as const;
}
