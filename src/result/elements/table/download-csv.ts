import { saveFile } from '../../../ui/save-file.ts';
import type { ShownColumn, ShownValue } from '../../shown.ts';

interface Row {
  readonly cells: readonly ShownValue[];
}

type Column = Pick<ShownColumn, 'label' | 'format'>;

/** Writes amounts with two places as on screen, and other numbers unrounded. */
function written(raw: number, format: ShownColumn['format']): string {
  return (format === 'money' ? raw.toFixed(2) : String(raw)).replace('.', ',');
}

/** A cell for Brazilian spreadsheets, which separate columns by semicolons and decimals by commas. */
function cell({ raw, text }: ShownValue, format: ShownColumn['format']): string {
  const content = typeof raw === 'number' ? written(raw, format) : text;
  // Keeps the spreadsheet from running a text that begins like a formula.
  const safe = typeof raw !== 'number' && /^[=+\-@\t\r]/.test(content) ? `'${content}` : content;
  return /[;"\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The whole table as CSV, with the byte order mark that makes spreadsheets read UTF-8. */
export function toCsv(columns: readonly Column[], rows: readonly Row[]): string {
  const head = columns.map(({ label }) => cell({ raw: label, text: label }, 'text'));
  const body = rows.map(({ cells }) =>
    cells.map((value, index) => cell(value, columns[index]?.format ?? 'text')),
  );
  return `\ufeff${[head, ...body].map((line) => line.join(';')).join('\r\n')}\r\n`;
}

/** Saves the whole table as a CSV file. */
export function downloadCsv(name: string, columns: readonly Column[], rows: readonly Row[]): void {
  saveFile(`${name}.csv`, new Blob([toCsv(columns, rows)], { type: 'text/csv;charset=utf-8' }));
}
