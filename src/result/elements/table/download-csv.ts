import type { ShownColumn, ShownValue } from '../../shown.ts';

interface Row {
  readonly cells: readonly ShownValue[];
}

/** Brazilian spreadsheets separate columns by semicolons and decimals by commas. */
function cell({ raw, text }: ShownValue): string {
  const content = typeof raw === 'number' ? String(raw).replace('.', ',') : text;
  // A text that begins like a formula must not be run by the spreadsheet.
  const safe = typeof raw !== 'number' && /^[=+\-@\t\r]/.test(content) ? `'${content}` : content;
  return /[;"\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The whole table as CSV text, with the mark that makes spreadsheets read it as UTF-8. */
export function toCsv(columns: readonly Pick<ShownColumn, 'label'>[], rows: readonly Row[]): string {
  const head = columns.map(({ label }) => cell({ raw: label, text: label })).join(';');
  return `\ufeff${[head, ...rows.map(({ cells }) => cells.map(cell).join(';'))].join('\r\n')}\r\n`;
}

/** Saves the whole table as a file of the visitor's; nothing leaves the browser. */
export function downloadCsv(name: string, columns: readonly ShownColumn[], rows: readonly Row[]): void {
  const url = URL.createObjectURL(new Blob([toCsv(columns, rows)], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${name}.csv`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
