/** Finds the future dates of a result. */
import { isIsoDate } from '../../../calendar/calendar.ts';
import type { ShownElement } from '../../../result/resolve-layout.ts';
import type { ShownColumn, ShownFigure, ShownValue } from '../../../result/shown.ts';
import type { ToolProps } from './tool.ts';

/** A future date, with its label in the result. */
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
    // Skip the due date of an amount of zero.
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
  // Skip tables without dates, because reading their cells formats rows that are not visible.
  if (element.kind !== 'table' || !element.columns.some(({ format }) => format === 'date')) return [];
  return element.rows.flatMap(({ cells }) => ofRow(element.columns, cells, today));
}

/**
 * The future dates of a result in order, including today, each once with its label: due dates, ends of contracts and
 * terms, birthdays.
 */
export function comingDates(elements: readonly ShownElement[], today: string): readonly ComingDate[] {
  const found = elements.flatMap((element) => datesIn(element, today));
  const once = new Map(found.map((date) => [`${date.date} ${date.label} ${date.details}`, date]));
  return [...once.values()].toSorted((a, b) => a.date.localeCompare(b.date));
}

/** True if the result has dates for a calendar. */
export function hasComingDates({ elements, today }: Pick<ToolProps, 'elements' | 'today'>): boolean {
  return elements.some((element) => datesIn(element, today).length > 0);
}
