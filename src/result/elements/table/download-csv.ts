import { saveFile } from '../../../ui/save-file.ts';
import type { ShownColumn, ShownValue } from '../../shown.ts';

interface Row {
  readonly cells: readonly ShownValue[];
}

type Column = Pick<ShownColumn, 'label' | 'format'>;

/** Amounts have their two places as on the screen, other numbers as many as they have. */
function written(raw: number, format: ShownColumn['format']): string {
  return (format === 'money' ? raw.toFixed(2) : String(raw)).replace('.', ',');
}

/** Brazilian spreadsheets separate columns by semicolons and decimals by commas. */
function cell({ raw, text }: ShownValue, format: ShownColumn['format']): string {
  const content = typeof raw === 'number' ? written(raw, format) : text;
  // A text that begins like a formula must not be run by the spreadsheet.
  const safe = typeof raw !== 'number' && /^[=+\-@\t\r]/.test(content) ? `'${content}` : content;
  return /[;"\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The whole table as CSV text, with the mark that makes spreadsheets read it as UTF-8. */
export function toCsv(columns: readonly Column[], rows: readonly Row[]): string {
  const head = columns.map(({ label }) => cell({ raw: label, text: label }, 'text'));
  const body = rows.map(({ cells }) =>
    cells.map((value, index) => cell(value, columns[index]?.format ?? 'text')),
  );
  return `\ufeff${[head, ...body].map((line) => line.join(';')).join('\r\n')}\r\n`;
}

/** Saves the whole table as a file of the visitor's. */
export function downloadCsv(name: string, columns: readonly Column[], rows: readonly Row[]): void {
  saveFile(`${name}.csv`, new Blob([toCsv(columns, rows)], { type: 'text/csv;charset=utf-8' }));
}
