/** From what was typed, or given as JSON, to typed values. */
import { holds, type Calculator } from './calculator.ts';
import type { Context, Definition } from './definition.ts';
import type { Field, NumberField, RowCell, RowsField } from './input-schema.ts';
import { isChoice } from './json-schema.ts';
import { parseDate } from './parse-date.ts';
import { parseNumber } from './parse-number.ts';
import { problemOf, UNSPEAKABLE, type Problem } from './problem.ts';
import {
  copyRaw,
  isList,
  scalarOf,
  UNREADABLE,
  type RawList,
  type RawRow,
  type RawScalar,
  type RawValue,
} from './raw-values.ts';

/** From here on a double no longer tells cents apart reliably, and no calculator here means such a number. */
const LIMIT = 1e15;
/** Closer to zero than any measure; the inverse of what is closer still can overflow. */
const NEAREST_TO_ZERO = 1e-100;
const NO_NUMBER = 'Digite um número';
const TOO_LARGE = 'Digite um número menor: o limite é de 15 algarismos antes da vírgula';

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

interface Reading {
  readonly blankNumbers: Definition['blankNumbers'];
  readonly today: string;
  readonly problems: Problem[];
  readonly tooLarge: Problem[];
}

/**
 * Reads raw inputs field by field. Missing ones (`undefined`) take their defaults; blank ones (`null`, `''`) do
 * not: they are zero or absent. Hidden ones do not count, names that the schema does not know are ignored.
 * Never throws, whatever the input.
 */
export function parseInputs(calculator: Calculator, raw: unknown, context: Context): ParsedInputs {
  const { blankNumbers, inputs } = calculator.definition;
  const reading: Reading = { blankNumbers, today: context.today, problems: [], tooLarge: [] };
  const given = copyRaw(inputs, raw);
  const read: Values = {};
  for (const [name, field] of Object.entries(inputs.properties)) {
    put(read, name, readField(field, given[name], name, reading));
  }
  const { values, hidden } = withoutHidden(calculator, read, reading);
  return {
    values,
    hidden,
    problems: countingOnly(reading.problems, hidden),
    tooLarge: countingOnly(reading.tooLarge, hidden),
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

function isBlank(raw: RawScalar): boolean {
  return raw === null || raw === undefined || (typeof raw === 'string' && raw.trim() === '');
}

/** Reads one value; notes a problem where it is legible as nothing that the field could mean. */
function readField(field: Field, raw: RawValue, path: string, reading: Reading): unknown {
  if (field.type !== 'array') return readScalar(field, scalarOf(raw), path, reading);
  if (isRows(field)) return readRows(field, raw, path, reading);
  return raw === undefined ? [...field.default] : readBoxes(field, raw, path, reading);
}

function readScalar(
  field: Exclude<Field, { type: 'array' }> | RowCell,
  raw: RawScalar,
  path: string,
  reading: Reading,
): unknown {
  if (raw === undefined) {
    const fallback = defaultOf(field, reading.today);
    return fallback === undefined && isTypedNumber(field) ? blankNumber(reading) : fallback;
  }
  if (isTypedNumber(field)) return readNumber(raw, path, reading);
  if (field.type === 'boolean') return raw === true || raw === 'true' || raw === 'on';
  if (isBlank(raw)) return undefined;
  if (isChoice(field)) {
    const chosen = field.type === 'string' ? textOf(raw) : numberOf(raw);
    if (chosen === undefined) reading.problems.push(problemOf(field, path, 'enum'));
    return chosen;
  }
  const text = textOf(raw);
  if (!('format' in field)) return text;
  const date = text === undefined ? undefined : parseDate(text);
  if (date === undefined) reading.problems.push(problemOf(field, path, 'format'));
  return date;
}

function defaultOf(field: Field | RowCell, today: string): unknown {
  if ('defaultOn' in field && field.defaultOn) return field.defaultOn(today);
  return 'default' in field ? field.default : undefined;
}

function blankNumber({ blankNumbers }: Reading): number | undefined {
  return blankNumbers === 'missing' ? undefined : 0;
}

/**
 * Text that cannot be read as a number counts as a blank one, and what is neither text nor number is refused; of what
 * is too large the limit stays, for rules to judge.
 */
function readNumber(raw: RawScalar, path: string, reading: Reading): number | undefined {
  if (typeof raw === 'boolean' || raw === UNREADABLE) {
    reading.problems.push({ field: path, message: NO_NUMBER });
  }
  const value = numberOf(raw);
  if (value === undefined) return blankNumber(reading);
  if (Math.abs(value) >= LIMIT) reading.tooLarge.push({ field: path, message: TOO_LARGE });
  return Math.max(-LIMIT, Math.min(value, LIMIT));
}

function numberOf(raw: RawScalar): number | undefined {
  const value = typeof raw === 'string' ? parseNumber(raw) : raw;
  if (typeof value !== 'number' || Number.isNaN(value)) return undefined;
  return Math.abs(value) < NEAREST_TO_ZERO ? 0 : value;
}

function textOf(raw: RawScalar): string | undefined {
  // Text is echoed in sentences and names of rows: "NaN" is nothing that anybody typed.
  if (typeof raw === 'number') return Number.isFinite(raw) ? String(raw) : undefined;
  return typeof raw === 'string' ? raw.trim() : undefined;
}

/** One text alone is a group with one box ticked. */
function readBoxes(
  field: Exclude<Extract<Field, { type: 'array' }>, RowsField>,
  raw: Exclude<RawValue, undefined>,
  path: string,
  { problems }: Reading,
): readonly string[] {
  const items: RawList = isList(raw) ? raw : [raw];
  const ticked = items
    .map((item) => scalarOf(item))
    .filter((box) => !isBlank(box))
    .map(textOf);
  if (ticked.includes(undefined)) problems.push(problemOf(field, path, 'enum'));
  return [...new Set(ticked.filter((box) => box !== undefined))];
}

/** A list that is given, but no list, counts as an empty one; a row that is no row is refused where it stands. */
function readRows(field: RowsField, raw: RawValue, path: string, reading: Reading): readonly Values[] {
  const given = raw === undefined ? copyRows(field) : raw;
  const list = isList(given) ? given : [];
  return list.map((item, index) => {
    const isRow = typeof item === 'object' && item !== null;
    if (!isRow && !isBlank(item)) reading.problems.push({ field: `${path}.${index}`, message: UNSPEAKABLE });
    const row: Values = {};
    for (const [name, cell] of Object.entries<RowCell>(field.items.properties)) {
      put(row, name, readScalar(cell, isRow ? item[name] : undefined, `${path}.${index}.${name}`, reading));
    }
    return row;
  });
}

function copyRows(field: RowsField): readonly RawRow[] {
  return field.default.map((row) => ({ ...row }));
}

/** The values that count. Conditions are judged in the order of the fields, each on the values that count so far. */
function withoutHidden(
  { definition, programs }: Calculator,
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
      put(values, name, isRows(field) ? readRows(field, undefined, name, reading) : defaultOf(field, today));
    }
    const rows = values[name];
    if (!isRows(field) || !Array.isArray(rows)) continue;
    const cells = Object.entries<RowCell>(field.items.properties);
    if (cells.every(([, cell]) => cell.visibleWhen === undefined)) continue;
    values[name] = rows.map((row: Values, index) => {
      const counted = { ...row };
      for (const [cellName, cell] of cells) {
        if (applies(cell.visibleWhen, counted)) continue;
        hidden.add(`${name}.${index}.${cellName}`);
        put(counted, cellName, defaultOf(cell, today));
      }
      return counted;
    });
  }
  return { values, hidden };
}

/** Whether a field is a number typed as text (and not a choice). */
export function isTypedNumber(field: Field | RowCell): field is NumberField {
  return (field.type === 'number' || field.type === 'integer') && !isChoice(field);
}

/** Whether a field is a list of rows. */
export function isRows(field: Field): field is RowsField {
  return field.type === 'array' && 'properties' in field.items;
}
