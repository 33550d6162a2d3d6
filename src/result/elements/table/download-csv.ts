import { saveFile } from '../../../ui/save-file.ts';
import type { ShownColumn, ShownValue } from '../../shown.ts';

interface Row {
  readonly cells: readonly ShownValue[];
}

type Column = Pick<ShownColumn, 'label' | 'format'>;

/** Writes amounts with two decimals, and other numbers unrounded. */
function written(raw: number, format: ShownColumn['format']): string {
  return (format === 'money' ? raw.toFixed(2) : String(raw)).replace('.', ',');
}

/** Formats a cell for Brazilian spreadsheets, which use semicolons and decimal commas. */
function cell({ raw, text }: ShownValue, format: ShownColumn['format']): string {
  const content = typeof raw === 'number' ? written(raw, format) : text;
  // Quote text that starts like a formula, because spreadsheets would execute it.
  const safe = typeof raw !== 'number' && /^[=+\-@\t\r]/.test(content) ? `'${content}` : content;
  return /[;"\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Writes the complete table as CSV, with the byte order mark that makes spreadsheets read UTF-8. */
export function toCsv(columns: readonly Column[], rows: readonly Row[]): string {
  const head = columns.map(({ label }) => cell({ raw: label, text: label }, 'text'));
  const body = rows.map(({ cells }) =>
    cells.map((value, index) => cell(value, columns[index]?.format ?? 'text')),
  );
  return `\ufeff${[head, ...body].map((line) => line.join(';')).join('\r\n')}\r\n`;
}

/** Downloads the complete table as CSV. */
export function downloadCsv(name: string, columns: readonly Column[], rows: readonly Row[]): void {
  saveFile(`${name}.csv`, new Blob([toCsv(columns, rows)], { type: 'text/csv;charset=utf-8' }));
}
