/** Parses typed text or JSON into typed values. */
import type { SurroundingValues, Reading } from '../fields/kind.ts';
import { defaultOf, kindOf } from '../fields/kinds.ts';
import { valueNamed } from '../fields/value-named.ts';
import { copyRaw, type RawValue } from '../fields/raw-values.ts';
import { isRows } from '../fields/rows/kind.ts';
import { holds, programOf, type Calculator, type Programs } from './calculator.ts';
import type { Context } from './definition.ts';
import { variablesOf } from './expression-program.ts';
import type { AnyField } from './input-schema.ts';
import { problemOf, INVALID_VALUE, type Problem } from './problem.ts';

/** Parsed inputs, with the problems found. */
export interface ParsedInputs {
  /** Typed values; absent if blank, unreadable or hidden. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Dotted paths of fields that are hidden because their condition is false. */
  readonly hidden: ReadonlySet<string>;
  /** Unreadable values. */
  readonly problems: readonly Problem[];
  /** Numbers beyond the limit: refused here unless a message of the definition already refuses them. */
  readonly tooLarge: readonly Problem[];
}

type Values = Record<string, unknown>;

/**
 * Parses raw inputs field by field. Missing ones (`undefined`) take their defaults; blank ones (`null`, `''`) become
 * zero or absent. Hidden ones are absent even with a default. Unknown names are ignored. Never throws.
 */
export function parseInputs(
  calculator: Pick<Calculator, 'definition' | 'programs'>,
  raw: unknown,
  context: Context,
): ParsedInputs {
  const { blankNumbers, inputs } = calculator.definition;
  const problems: Problem[] = [];
  const tooLarge: Problem[] = [];
  const reading: Reading = {
    blankNumbers,
    today: context.today,
    refuse: (field, path, keyword) => problems.push(problemOf(field, path, keyword)),
    report: (path, message = INVALID_VALUE) => problems.push({ field: path, message }),
    reportLast: (path, message) => tooLarge.push({ field: path, message }),
    read: (field, value, path, around) => readField(field, value, path, reading, around),
  };
  const given = copyRaw(inputs, raw);
  const read: Values = {};
  for (const [name, field] of Object.entries(inputs.properties)) {
    const value = reading.read(field, given[name], name, given);
    if (value !== undefined) read[name] = value;
  }
  const { values, hidden } = withoutHidden(calculator, read, context.today);
  return {
    values,
    hidden,
    problems: countingOnly(problems, hidden),
    tooLarge: countingOnly(tooLarge, hidden),
  };
}

/** Keeps the problems of visible fields outside hidden rows. */
export function countingOnly(problems: readonly Problem[], hidden: ReadonlySet<string>): Problem[] {
  return problems.filter(({ field }) => !hidden.has(field) && !hidden.has(field.split('.')[0] ?? ''));
}

/** Parses one value; records a problem if the field cannot interpret it. */
function readField(
  field: AnyField,
  raw: RawValue,
  path: string,
  reading: Reading,
  around: SurroundingValues,
): unknown {
  const kind = kindOf(field);
  if (raw !== undefined) return kind.read(field, raw, path, reading, around);
  return initialValue(field, path, reading) ?? kind.blank?.(field, reading);
}

/** The value of a missing field. */
function initialValue(field: AnyField, path: string, reading: Reading): unknown {
  const { initial } = kindOf(field);
  return initial ? initial(field, path, reading) : defaultOf(field, reading.today);
}

/** Removes hidden values, and lists their paths. */
function withoutHidden(
  { definition, programs }: Pick<Calculator, 'definition' | 'programs'>,
  read: Values,
  today: string,
): Pick<ParsedInputs, 'values' | 'hidden'> {
  const { properties } = definition.inputs;
  const values = { ...read };
  const hidden = new Set(takeHidden(properties, values, programs, { today }));
  for (const [name, field] of Object.entries(properties)) {
    const rows = values[name];
    if (!isRows(field) || !Array.isArray(rows)) continue;
    const { properties: cells } = field.items;
    if (Object.values(cells).every((cell) => cell.visibleWhen === undefined)) continue;
    values[name] = rows.map((row: Values, index) => {
      const counted = { ...row };
      const around = { ...values, today };
      for (const cell of takeHidden(cells, counted, programs, around)) hidden.add(`${name}.${index}.${cell}`);
      return counted;
    });
  }
  return { values, hidden };
}

/** Removes hidden fields from the values and returns their names; decides the fields that a condition reads first. */
function takeHidden(
  fields: Readonly<Record<string, AnyField>>,
  values: Values,
  programs: Programs,
  around: Values,
): string[] {
  const hidden: string[] = [];
  const decided = new Set<string>();
  const decide = (name: string) => {
    const condition = valueNamed(fields, name)?.visibleWhen;
    if (condition === undefined || decided.has(name)) return;
    decided.add(name);
    const program = programOf(programs, condition);
    if (program) for (const other of variablesOf(program)) decide(other);
    if (holds(programs, condition, { ...around, ...values })) return;
    hidden.push(name);
    delete values[name];
  };
  for (const name of Object.keys(fields)) decide(name);
  return hidden;
}
