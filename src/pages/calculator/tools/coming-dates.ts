/** The dates of a result that are still to come. */
import { isIsoDate } from '../../../calendar/calendar.ts';
import type { ShownElement } from '../../../result/resolve-layout.ts';
import type { ShownColumn, ShownFigure, ShownValue } from '../../../result/shown.ts';
import type { ToolProps } from './tool.ts';

/** A day to remember, and what stands beside it in the result. */
export interface ComingDate {
  /** ISO date. */
  readonly date: string;
  readonly label: string;
  readonly details: string;
}

const isComing = ({ raw }: ShownValue, today: string) =>
  typeof raw === 'string' && isIsoDate(raw) && raw >= today;

function ofFigures(figures: readonly ShownFigure[], today: string): ComingDate[] {
  return figures.flatMap(({ label, value, note = '', due }) => {
    if (isComing(value, today)) return [{ date: String(value.raw), label, details: note }];
    // Nothing is nothing to be reminded of.
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
  // The cells of rows out of view are written when somebody asks for them.
  if (element.kind !== 'table' || !element.columns.some(({ format }) => format === 'date')) return [];
  return element.rows.flatMap(({ cells }) => ofRow(element.columns, cells, today));
}

/**
 * The dates of a result from today on, each with its label once, in their order: due dates, ends of contracts and of
 * terms, birthdays.
 */
export function comingDates(elements: readonly ShownElement[], today: string): readonly ComingDate[] {
  const found = elements.flatMap((element) => datesIn(element, today));
  const once = new Map(found.map((date) => [`${date.date} ${date.label} ${date.details}`, date]));
  return [...once.values()].toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** Whether a calendar could remind of anything in the result. */
export function hasComingDates({ elements, today }: Pick<ToolProps, 'elements' | 'today'>): boolean {
  return elements.some((element) => datesIn(element, today).length > 0);
}
