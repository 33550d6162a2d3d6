/** What the calculators of growing money show alike, from rows of one year each, returned as `evolucao`. */
import type { ChartElement, TableColumn, TableElement } from '../../src/engine/result-layout.ts';
import type { YearlyGrowthRow } from '../formulas/schedule.ts';

type Cell = keyof YearlyGrowthRow;

/** The first column of a table of years, the last of which may be a fraction: days are told apart. */
export const yearColumn = {
  label: 'Ano',
  value: 'ano',
  format: 'number',
  decimals: 4,
} as const satisfies TableColumn<Cell>;

/** A table of years: spread it and add columns and download. */
export const growthTable = {
  kind: 'table',
  title: 'Ano a ano',
  rows: 'evolucao',
  first: 12,
} as const satisfies Omit<TableElement<'evolucao', Cell>, 'columns'>;

/** Lines over the years: spread it and add the series. */
export const growthChart = {
  kind: 'chart',
  shape: 'line',
  title: 'Evolução ano a ano',
  rows: 'evolucao',
  x: { label: 'Ano', value: 'ano' },
  format: 'money',
} as const satisfies Omit<ChartElement<'evolucao', Cell>, 'series'>;
