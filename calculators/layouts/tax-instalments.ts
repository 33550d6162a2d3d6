/** What the calculators of taxes paid in instalments show alike. */
import type { TableColumn } from '../../src/engine/result-layout.ts';
import type { Instalment } from '../formulas/instalments.ts';

/** The columns of a table of `monthlyInstalments`. */
export const instalmentColumns = [
  { label: 'Parcela', value: 'numero', format: 'integer' },
  { label: 'Vencimento', value: 'vencimento', format: 'date' },
  { label: 'Valor', value: 'valor', format: 'money' },
] as const satisfies readonly TableColumn<keyof Instalment>[];
