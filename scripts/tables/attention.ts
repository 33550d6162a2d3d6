/** Finds the tables, figures and series that need attention soon. */
import { addDays, addMonths, compareDates, type IsoDate } from '../../src/calendar/calendar.ts';
import { formatDate } from '../../src/calendar/format-date.ts';
import type { Dated } from './inventory.ts';

/** Number of days before the end of a table at which it becomes due. */
const NOTICE_DAYS = 60;
/** Number of months after which a figure must be compared with its source again. */
const CHECK_INTERVAL_MONTHS = 12;

/** Describes the due task of a table, figure or series; undefined if nothing is due. */
export function attentionTo(dated: Dated, today: IsoDate): string | undefined {
  if (dated.isSuperseded) return undefined;
  return ofValidity(dated, today) ?? ofCheck(dated, today);
}

function ofValidity({ kind, validity, validTo }: Dated, today: IsoDate): string | undefined {
  if (validTo === undefined) return undefined;
  const isOver = compareDates(validTo, today) < 0;
  if (kind === 'series') {
    return isOver ? `só vai até ${validity.slice(-'00/0000'.length)}; rode npm run update-series` : undefined;
  }
  if (isOver) return `venceu em ${formatDate(validTo)}`;
  return compareDates(validTo, addDays(today, NOTICE_DAYS)) <= 0
    ? `vence em ${formatDate(validTo)}`
    : undefined;
}

function ofCheck({ checkedOn }: Dated, today: IsoDate): string | undefined {
  if (checkedOn === undefined || compareDates(addMonths(checkedOn, CHECK_INTERVAL_MONTHS), today) >= 0)
    return undefined;
  return `última conferência há mais de um ano, em ${formatDate(checkedOn)}`;
}

/** Formats the due tasks, most urgent first, with one line for all figures of a file with the same reason. */
export function attentionLines(inventory: readonly Dated[], today: IsoDate): string[] {
  const lines = new Map<string, { names: string[]; until: IsoDate }>();
  for (const dated of inventory) {
    const why = attentionTo(dated, today);
    if (why === undefined) continue;
    const key = `${dated.file} (%): ${why}`;
    const line = lines.get(key) ?? { names: [], until: dated.validTo ?? '9999-12-31' };
    lines.set(key, { ...line, names: [...line.names, dated.name] });
  }
  return [...lines]
    .toSorted(([, a], [, b]) => compareDates(a.until, b.until))
    .map(([key, { names }]) => key.replace('%', shortList(names)));
}

function shortList(names: readonly string[]): string {
  return names.length <= 3 ? names.join(', ') : `${names.slice(0, 2).join(', ')} e mais ${names.length - 2}`;
}
