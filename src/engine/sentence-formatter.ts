/** Formats the values in sentences whose template gives no format. */
import type { SurroundingValues } from '../fields/kind.ts';
import { kindOf } from '../fields/kinds.ts';
import { cellsOf } from '../fields/rows/kind.ts';
import type { Formatting } from '../quantity/formatting.ts';
import type { Scope } from './expression-program.ts';
import { formatValue } from './format.ts';
import type { AnyField, ObjectSchema } from './input-schema.ts';
import type { Trace } from './evaluate/read-result.ts';
import { recordOf } from './record.ts';
import { valueAt } from './template.ts';
import { valueNamed } from '../fields/value-named.ts';

/** Prefix that always means an input. */
export const INPUT_PREFIX = 'entrada.';

/**
 * Formats results as declared, and inputs as their fields define: with their unit, or an option by its title.
 *
 * @param rows the list whose rows a sentence is about; their cells take precedence over all other names.
 */
export function sentenceFormatter(
  inputs: ObjectSchema,
  trace?: Trace,
  rows?: string,
): (path: string, value: unknown, scope?: Scope) => string {
  const cells = cellsOf(inputs.properties, rows);
  return (path, value, scope = {}) => {
    const cell = valueNamed(cells, path);
    if (cell) return formatField(cell, value, scope);
    const about = trace?.about(path);
    if (about) return formatValue(value, about);
    const name = path.startsWith(INPUT_PREFIX) ? path.slice(INPUT_PREFIX.length) : path;
    const field = fieldOf(inputs.properties, name);
    if (!field) return formatValue(value, { format: fallback(value) });
    const beside = valueAt(scope, path.split('.').slice(0, -1).join('.'));
    return formatField(field, value, { ...scope, ...recordOf(beside) });
  };
}

function formatField(field: AnyField, value: unknown, around: SurroundingValues): string {
  const { sentenceText, formatting } = kindOf(field);
  return sentenceText?.(field, value) ?? formatValue(value, formatting(field, around));
}

type Fields = Readonly<Record<string, AnyField>>;

/** The field with a name, or the cell at `list.0.cell`. */
function fieldOf(fields: Fields, path: string): AnyField | undefined {
  const [rows = '', index, cell] = path.split('.');
  if (index === undefined) return valueNamed(fields, path);
  return cell === undefined ? undefined : valueNamed(cellsOf(fields, rows), cell);
}

function fallback(value: unknown): Formatting['format'] {
  if (typeof value === 'boolean') return 'yesNo';
  return typeof value === 'number' ? 'number' : 'text';
}
