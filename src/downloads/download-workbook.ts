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

/** A number or an ISO date, with its text on the page. */
interface WorkbookValue {
  readonly raw: unknown;
  readonly text: string;
}

const DEFAULT_DECIMALS = 2;
/** Decimals of years, which distinguish months. */
const DECIMALS_OF_YEARS = 4;
/** Excel's limits for the name of a sheet: its length, and forbidden characters. */
const MAX_SHEET_NAME_LENGTH = 31;
const FORBIDDEN_IN_SHEET_NAME = /[[\]:*?/\\]/g;
/** Column widths in characters. */
const MIN_WIDTH = 10;
const MAX_WIDTH = 40;
const PADDING = 2;

/** Number format of the spreadsheet that matches the page. */
function numberFormat(value: number, column: WorkbookTable['columns'][number]): string {
  const { format, decimals = format === 'years' ? DECIMALS_OF_YEARS : DEFAULT_DECIMALS } = column;
  // Leave out the decimals of a whole number, because Excel writes 1 as "1," in the format 0.##.
  const isWhole = Number.isInteger(Number(value.toFixed(decimals)));
  const upTo = isWhole ? '' : `.${'#'.repeat(decimals)}`;
  if (format === 'money') return '"R$" #,##0.00';
  // Quote the percent sign: Excel's own would multiply by a hundred, and the value is already in percent.
  if (format === 'percent') return `#,##0${upTo}"%"`;
  // Write a year without thousands separator.
  return format === 'number' || format === 'years' ? `#,##0${upTo}` : '0';
}

function cellOf({ raw, text }: WorkbookValue, column: WorkbookTable['columns'][number]): Cell {
  if (typeof raw === 'number') return { value: raw, type: Number, format: numberFormat(raw, column) };
  if (column.format === 'date' && typeof raw === 'string' && isIsoDate(raw)) {
    return { value: new Date(`${raw}T00:00:00Z`), type: Date, format: 'dd/mm/yyyy' };
  }
  // Set the type, so that a text that begins like a formula stays a text.
  return { value: text, type: String };
}

/** Cells of the sheet, header row first. */
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

/** Creates the workbook file. */
export function workbookOf(table: WorkbookTable): Promise<Blob> {
  const widthOf = (label: string, at: number) =>
    Math.max(label.length, ...table.rows.map(({ cells }) => cells[at]?.text.length ?? 0)) + PADDING;
  return writeWorkbook(sheetOf(table), {
    sheet: table.title.replace(FORBIDDEN_IN_SHEET_NAME, ' ').slice(0, MAX_SHEET_NAME_LENGTH),
    stickyRowsCount: 1,
    columns: table.columns.map(({ label }, at) => ({
      width: Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, widthOf(label, at))),
    })),
  }).toBlob();
}

/** Saves the complete table as a file on the visitor's device. */
export async function downloadWorkbook(name: string, table: WorkbookTable): Promise<void> {
  saveFile(`${name}.xlsx`, await workbookOf(table));
}
