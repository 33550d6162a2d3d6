/** Finds the future dates of a result. */
import { isIsoDate } from '../../../calendar/calendar.ts';
import type { ShownElement } from '../../../result/resolve-layout.ts';
import type { ShownColumn, ShownFigure, ShownValue } from '../../../result/shown.ts';
import type { ToolProps } from './tool.ts';

/** A day to remember, with its label in the result. */
export interface ComingDate {
  readonly date: string;
  readonly label: string;
  readonly details: string;
}

const isComing = ({ raw }: ShownValue, today: string) =>
  typeof raw === 'string' && isIsoDate(raw) && raw >= today;

function ofFigures(figures: readonly ShownFigure[], today: string): ComingDate[] {
  return figures.flatMap(({ label, value, note = '', due }) => {
    if (isComing(value, today)) return [{ date: String(value.raw), label, details: note }];
    // Leaves out due dates of an amount of zero.
    return due !== undefined && due >= today && Number(value.raw) > 0
      ? [{ date: due, label, details: [value.text, note].filter(Boolean).join('\n') }]
      : [];
  });
}

function ofRow(columns: readonly ShownColumn[], cells: readonly ShownValue[], today: string): ComingDate[] {
  return columns.flatMap(({ label, format }, at) => {
    const value = cells[at];
    if (format !== 'date' || !value || !isComing(value, today)) return [];
    const beside = columns.flatMap((column, index) =>
      index === at ? [] : [`${column.label}: ${cells[index]?.text ?? ''}`],
    );
    return [{ date: String(value.raw), label, details: beside.join('\n') }];
  });
}

function datesIn(element: ShownElement, today: string): ComingDate[] {
  if (element.kind === 'headline') return ofFigures([element.figure], today);
  if (element.kind === 'figures') return ofFigures(element.figures, today);
  if (element.kind === 'timeline') {
    const { events, title, reminder } = element;
    return events.flatMap(({ label, day }) =>
      day === undefined
        ? []
        : [{ date: day, label: reminder === undefined ? label : `${reminder}: ${label}`, details: title }],
    );
  }
  // Skips tables without dates, because reading cells writes rows that are out of view.
  if (element.kind !== 'table' || !element.columns.some(({ format }) => format === 'date')) return [];
  return element.rows.flatMap(({ cells }) => ofRow(element.columns, cells, today));
}

/**
 * The dates of a result from today on, each with its label once, in order: due dates, ends of contracts and terms,
 * birthdays.
 */
export function comingDates(elements: readonly ShownElement[], today: string): readonly ComingDate[] {
  const found = elements.flatMap((element) => datesIn(element, today));
  const once = new Map(found.map((date) => [`${date.date} ${date.label} ${date.details}`, date]));
  return [...once.values()].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** True if the result has a date for a calendar. */
export function hasComingDates({ elements, today }: Pick<ToolProps, 'elements' | 'today'>): boolean {
  return elements.some((element) => datesIn(element, today).length > 0);
}
