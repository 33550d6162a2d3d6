/** Writes a table as a workbook (.xlsx) with real numbers and dates. */
import writeWorkbook, { type Cell, type SheetData } from 'write-excel-file/universal';
import { isIsoDate } from '../calendar/calendar.ts';
import { saveFile } from '../ui/save-file.ts';
import type { Formatting } from '../quantity/formatting.ts';

export interface WorkbookTable {
  readonly title: string;
  readonly columns: readonly (Pick<Formatting, 'format' | 'decimals'> & { readonly label: string })[];
  readonly rows: readonly { readonly cells: readonly WorkbookValue[] }[];
}

/** A value as a number or an ISO date, with its text on the page. */
interface WorkbookValue {
  readonly raw: unknown;
  readonly text: string;
}

const DEFAULT_DECIMALS = 2;
/** Excel's limits for the name of a sheet: its length, and forbidden characters. */
const LONGEST_SHEET_NAME = 31;
const FORBIDDEN_IN_SHEET_NAME = /[[\]:*?/\\]/g;
/** Widths in characters. */
const NARROWEST = 10;
const WIDEST = 40;
const ROOM = 2;

/** The spreadsheet's number format; amounts and rates look as on the page. */
function numberFormat({ format, decimals = DEFAULT_DECIMALS }: WorkbookTable['columns'][number]): string {
  const upTo = decimals > 0 ? `.${'#'.repeat(decimals)}` : '';
  if (format === 'money') return '"R$" #,##0.00';
  // The figure is already in percent, and Excel's own percent sign would multiply it by a hundred.
  if (format === 'percent') return `#,##0${upTo}"%"`;
  // A year has no thousands separator.
  return format === 'number' ? `#,##0${upTo}` : '0';
}

function cellOf({ raw, text }: WorkbookValue, column: WorkbookTable['columns'][number]): Cell {
  if (typeof raw === 'number') return { value: raw, type: Number, format: numberFormat(column) };
  if (column.format === 'date' && typeof raw === 'string' && isIsoDate(raw)) {
    return { value: new Date(`${raw}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' };
  }
  // Keeps a text as a text, whatever it begins with.
  return { value: text, type: String };
}

/** The cells of the sheet, starting with the header row. */
export function sheetOf({ columns, rows }: WorkbookTable): SheetData {
  const head = columns.map(({ label }): Cell => ({
    value: label,
    type: String,
    fontWeight: 'bold',
    wrap: true,
  }));
  const body = rows.map(({ cells }) =>
    columns.map((column, at) => {
      const value = cells[at];
      return value ? cellOf(value, column) : null;
    }),
  );
  return [head, ...body];
}

/** The workbook as the contents of a file. */
export function workbookOf(table: WorkbookTable): Promise<Blob> {
  const widthOf = (label: string, at: number) =>
    Math.max(label.length, ...table.rows.map(({ cells }) => cells[at]?.text.length ?? 0)) + ROOM;
  return writeWorkbook(sheetOf(table), {
    sheet: table.title.replace(FORBIDDEN_IN_SHEET_NAME, ' ').slice(0, LONGEST_SHEET_NAME),
    stickyRowsCount: 1,
    columns: table.columns.map(({ label }, at) => ({
      width: Math.min(WIDEST, Math.max(NARROWEST, widthOf(label, at))),
    })),
  }).toBlob();
}

/** Saves the whole table as a file on the visitor's device. */
export async function downloadWorkbook(name: string, table: WorkbookTable): Promise<void> {
  saveFile(`${name}.xlsx`, await workbookOf(table));
}
