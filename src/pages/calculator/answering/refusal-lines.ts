/** Groups refusals into the lines of the summary above the button. */
import type { ObjectSchema } from '../../../engine/input-schema.ts';
import { fieldAt, type Problem } from '../../../engine/problem.ts';

/** A message with its fields; without fields it concerns the whole form. */
export interface RefusalLine {
  readonly sentence: string;
  readonly fields: readonly { readonly path: string; readonly title: string }[];
}

/** One line per message, in field order. */
export function linesOf(inputs: ObjectSchema, problems: readonly Problem[]): readonly RefusalLine[] {
  const sentences = new Set(problems.map(({ message }) => message));
  return [...sentences].map((sentence) => ({
    sentence,
    fields: problems
      .filter(({ field, message }) => field !== '' && message === sentence)
      .map(({ field }) => ({ path: field, title: titleOf(inputs, field) })),
  }));
}

/** Name of a field; for a cell, including its row. */
function titleOf(inputs: ObjectSchema, path: string): string {
  const title = fieldAt(inputs, path)?.title ?? path;
  const [name = '', row] = path.split('.');
  const rows = fieldAt(inputs, name);
  return row !== undefined && rows && 'rowName' in rows
    ? `${rows.rowName} ${Number(row) + 1}: ${title}`
    : title;
}

export function headingOf(problems: readonly Problem[]): string {
  const count = problems.filter(({ field }) => field !== '').length;
  if (count === 0) return 'Confira os dados';
  return count === 1 ? 'Confira este campo' : `Confira ${count} campos`;
}
