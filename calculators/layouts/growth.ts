/** Columns that the calculators of growing amounts share. */
import { column } from '../../src/quantity/declare.ts';

/** Columns of `YearlyGrowthRow`, with a calculator's own terms for contributions and earnings. */
export function growthColumns(putIn: string, earnings: string, total: string) {
  return {
    ano: column.years('Ano'),
    investido: column.money(putIn),
    juros: column.money(earnings),
    total: column.money(total),
  } as const;
}
