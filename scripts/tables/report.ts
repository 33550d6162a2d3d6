/** Formats the inventory as text in columns. */
import type { IsoDate } from '../../src/calendar/calendar.ts';
import { formatDate } from '../../src/calendar/format-date.ts';
import { formatTable } from '../table.ts';
import { attentionLines } from './attention.ts';
import { KINDS, type Dated } from './inventory.ts';

const HEADS = ['arquivo', 'nome', 'valor', 'validade', 'conferido em', 'fonte'];

/** Formats the chapters of tables, figures and series, and the due tasks. */
export function report(inventory: readonly Dated[], today: IsoDate): string {
  const chapters = Object.entries(KINDS).flatMap(([kind, title]) => {
    const rows = inventory.filter((dated) => dated.kind === kind).map(rowOf);
    return rows.length === 0 ? [] : [title, withoutEmptyColumns([HEADS, ...rows])];
  });
  return [...chapters, attention(inventory, today)].join('\n\n');
}

/** Formats the due tasks under a heading, or says that there are none. */
export function attention(inventory: readonly Dated[], today: IsoDate): string {
  const lines = attentionLines(inventory, today);
  return lines.length === 0
    ? `Em ${formatDate(today)} nada vence nos próximos 60 dias, e tudo foi conferido há menos de um ano.`
    : ['Atenção:', ...lines.map((line) => `  ${line}`)].join('\n');
}

function rowOf({ file, name, says, validity, source, checkedOn }: Dated): string[] {
  return [file, name, says, validity, checkedOn === undefined ? '—' : formatDate(checkedOn), source];
}

function withoutEmptyColumns(rows: string[][]): string {
  const isKept = HEADS.map((_, column) => rows.slice(1).some((row) => row[column] !== ''));
  return formatTable(rows.map((row) => row.filter((_, column) => isKept[column])));
}
