/** From what was typed, or given as JSON, to typed values. */
import type { Reading } from '../fields/kind.ts';
import { defaultOf, kindOf } from '../fields/kinds.ts';
import { copyRaw, type RawValue } from '../fields/raw-values.ts';
import { isRows } from '../fields/rows/kind.ts';
import { holds, type Questions } from './calculator.ts';
import type { Context } from './definition.ts';
import type { AnyField } from './input-schema.ts';
import { problemOf, UNSPEAKABLE, type Problem } from './problem.ts';

/** What was understood of the raw inputs. */
export interface ParsedInputs {
  /** Typed values; absent where blank, unreadable or hidden without a default. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Dotted paths of fields that do not count because their condition does not hold. */
  readonly hidden: ReadonlySet<string>;
  /** What could not even be read. */
  readonly problems: readonly Problem[];
  /** Numbers beyond what can be reckoned with: refused where no sentence of the definition refuses them. */
  readonly tooLarge: readonly Problem[];
}

type Values = Record<string, unknown>;

/**
 * Reads raw inputs field by field. Missing ones (`undefined`) take their defaults; blank ones (`null`, `''`) do
 * not: they are zero or absent. Hidden ones do not count, names that the schema does not know are ignored.
 * Never throws, whatever the input.
 */
export function parseInputs(calculator: Questions, raw: unknown, context: Context): ParsedInputs {
  const { blankNumbers, inputs } = calculator.definition;
  const problems: Problem[] = [];
  const tooLarge: Problem[] = [];
  const reading: Reading = {
    blankNumbers,
    today: context.today,
    refuse: (field, path, keyword) => problems.push(problemOf(field, path, keyword)),
    tell: (path, message = UNSPEAKABLE) => problems.push({ field: path, message }),
    tellLast: (path, message) => tooLarge.push({ field: path, message }),
    read: (field, value, path) => readField(field, value, path, reading),
  };
  const given = copyRaw(inputs, raw);
  const read: Values = {};
  for (const [name, field] of Object.entries(inputs.properties)) {
    put(read, name, reading.read(field, given[name], name));
  }
  const { values, hidden } = withoutHidden(calculator, read, reading);
  return {
    values,
    hidden,
    problems: countingOnly(problems, hidden),
    tooLarge: countingOnly(tooLarge, hidden),
  };
}

/** The problems of fields that are not hidden, and do not stand in rows that are. */
export function countingOnly(problems: readonly Problem[], hidden: ReadonlySet<string>): Problem[] {
  return problems.filter(({ field }) => !hidden.has(field) && !hidden.has(field.split('.')[0] ?? ''));
}

function put(values: Values, name: string, value: unknown): void {
  if (value !== undefined) values[name] = value;
  else delete values[name];
}

/** Reads one value; notes a problem where it is legible as nothing that the field could mean. */
function readField(field: AnyField, raw: RawValue, path: string, reading: Reading): unknown {
  const kind = kindOf(field);
  if (raw !== undefined) return kind.read(field, raw, path, reading);
  return initialValue(field, path, reading) ?? kind.blank?.(field, reading);
}

/** What a field has where nothing was given, or where it does not count. */
function initialValue(field: AnyField, path: string, reading: Reading): unknown {
  const { initial } = kindOf(field);
  return initial ? initial(field, path, reading) : defaultOf(field, reading.today);
}

/** The values that count. Conditions are judged in the order of the fields, each on the values that count so far. */
function withoutHidden(
  { definition, programs }: Questions,
  read: Values,
  reading: Reading,
): Pick<ParsedInputs, 'values' | 'hidden'> {
  const { today } = reading;
  const hidden = new Set<string>();
  const values = { ...read };
  const applies = (condition: string | undefined, row: Values = {}) =>
    condition === undefined || holds(programs, condition, { ...values, today, ...row });

  for (const [name, field] of Object.entries(definition.inputs.properties)) {
    if (!applies(field.visibleWhen)) {
      hidden.add(name);
      put(values, name, initialValue(field, name, reading));
    }
    const rows = values[name];
    if (!isRows(field) || !Array.isArray(rows)) continue;
    const cells = Object.entries(field.items.properties);
    if (cells.every(([, cell]) => cell.visibleWhen === undefined)) continue;
    values[name] = rows.map((row: Values, index) => {
      const counted = { ...row };
      for (const [cellName, cell] of cells) {
        if (applies(cell.visibleWhen, counted)) continue;
        hidden.add(`${name}.${index}.${cellName}`);
        put(counted, cellName, initialValue(cell, `${name}.${index}.${cellName}`, reading));
      }
      return counted;
    });
  }
  return { values, hidden };
}
