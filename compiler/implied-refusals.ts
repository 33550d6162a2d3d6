/**
 * The refusals that a schema implies: for every keyword of every field the nearest value that it refuses, with its
 * sentence. They are tested like the written refusals of a definition, which therefore needs to write only those of its
 * rules.
 *
 * The schema's sentence comes first at the field: a rule that reads a refused value is not judged. To let a rule's
 * sentence come first (for example the order of two ages before the range of each), write the limit as a rule.
 */
import { isChoice } from '../src/fields/choice/kind.ts';
import { constants } from '../src/fields/schema.ts';
import { cellsOf, isRows } from '../src/fields/rows/kind.ts';
import type { RowsField } from '../src/vocabulary/fields/rows.ts';
import { schemaOf } from '../src/fields/schemas.ts';
import { programOf } from '../src/engine/calculator.ts';
import type { RawInputs, Refusal } from '../src/engine/definition.ts';
import { EXAMPLE_DAY, inputOf } from '../src/engine/example-input.ts';
import { variablesOf } from '../src/engine/expression-program.ts';
import type { Field } from '../src/engine/input-schema.ts';
import { parseInputs } from '../src/engine/parse-inputs.ts';
import { allFields, refusingKeywords, type PlacedField } from './placed-fields.ts';
import type { ProvenCalculator } from './proven.ts';
import { sentenceFor } from '../src/engine/problem.ts';
import { isRecord, recordOf } from '../src/engine/record.ts';

/** A refusal that follows from a keyword. */
export interface ImpliedRefusal extends Refusal {
  readonly today: string;
  /** Place of the keyword in the definition. */
  readonly place: string;
}

/** An example's inputs and day, around the field under test. */
interface Base {
  readonly input: RawInputs;
  readonly today: string;
}

/** Maximum number of attempts to make a field visible by other choices than those of the examples. */
const MOST_VARIATIONS = 200;

/**
 * A case for every keyword that can refuse, in the order of the fields. A field that neither an example nor another
 * choice in an example shows has none.
 */
export function impliedRefusals(calculator: ProvenCalculator): ImpliedRefusal[] {
  const { definition } = calculator;
  return allFields(definition).flatMap((placed) => {
    const keywords = refusingKeywords(placed, definition.blankNumbers);
    const base = keywords.length === 0 ? undefined : baseFor(calculator, placed);
    if (!base) return [];
    return keywords.flatMap((keyword) => {
      const message = sentenceFor(placed.field, keyword);
      const { field } = placed;
      const value = schemaOf(field).refused(field, keyword, {
        given: valueIn(base, placed),
        today: base.today,
      });
      if (message === undefined || value === undefined) return [];
      return [
        {
          input: withValue(base.input, placed, value),
          today: base.today,
          field: placed.path.replace('*', '0'),
          message,
          place: `${placed.place}.${keyword}`,
        },
      ];
    });
  });
}

/** An example in which the field counts, or one with other choices that make it count. */
function baseFor(calculator: ProvenCalculator, placed: PlacedField): Base | undefined {
  const { definition } = calculator;
  const examples = definition.examples.map((example) => {
    const { today = EXAMPLE_DAY } = example;
    return { input: withRows(inputOf(example, today), placed, definition.inputs.properties), today };
  });
  const shows = (base: Base) => counts(calculator, placed, base);
  return examples.find(shows) ?? examples.flatMap((base) => variations(calculator, placed, base)).find(shows);
}

function counts(calculator: ProvenCalculator, { path, rows }: PlacedField, { input, today }: Base): boolean {
  const { hidden, values } = parseInputs(calculator, input, { today });
  if (hidden.has(path.replace('*', '0')) || (rows !== undefined && hidden.has(rows))) return false;
  const list = rows === undefined ? undefined : values[rows];
  return rows === undefined || (Array.isArray(list) && list.length > 0);
}

/** Writes out the rows of a list, so that one of their cells can be changed. */
function withRows(
  input: RawInputs,
  { name, rows = name }: PlacedField,
  properties: Readonly<Record<string, Field>>,
): RawInputs {
  const list = properties[rows];
  if (!list || !isRows(list)) return input;
  const given = input[rows] ?? list.default;
  return Array.isArray(given) ? { ...input, [rows]: rowsOf(list, given) } : input;
}

/** At least one row. */
function rowsOf(list: RowsField, rows: readonly unknown[]): readonly unknown[] {
  return rows.length > 0 ? rows : [list.newRow ?? {}];
}

/** The same inputs with other choices and boxes in the fields that decide if this one counts. */
function variations(calculator: ProvenCalculator, placed: PlacedField, base: Base): Base[] {
  const { properties } = calculator.definition.inputs;
  const list = placed.rows === undefined ? undefined : properties[placed.rows];
  const cells = cellsOf(properties, placed.rows);
  const conditions = [placed.field.visibleWhen, list?.visibleWhen].filter((each) => each !== undefined);
  const programs = conditions.map((condition) => programOf(calculator.programs, condition));
  const deciding = new Set(programs.flatMap((program) => (program ? variablesOf(program) : [])));
  let inputs: RawInputs[] = [base.input];
  for (const name of deciding) {
    const cell = placed.rows !== undefined && Object.hasOwn(cells, name) ? cells[name] : undefined;
    const field = cell ?? (Object.hasOwn(properties, name) ? properties[name] : undefined);
    if (!field) continue;
    const { rows } = placed;
    const where = { name, ...(cell && rows !== undefined ? { rows } : {}) };
    const values = isChoice(field) ? constants(field.oneOf) : field.type === 'boolean' ? [true, false] : [];
    if (values.length === 0) continue;
    inputs = inputs
      .flatMap((input) => values.map((value) => withValue(input, where, value)))
      .slice(0, MOST_VARIATIONS);
  }
  return inputs.map((input) => ({ ...base, input }));
}

function valueIn({ input }: Base, { name, rows }: PlacedField): unknown {
  if (rows === undefined) return input[name];
  const list = input[rows];
  return Array.isArray(list) ? recordOf(list[0])[name] : undefined;
}

/** The inputs with another value of a field; for a cell, in the first row. */
function withValue(
  input: RawInputs,
  { name, rows }: Pick<PlacedField, 'name' | 'rows'>,
  value: unknown,
): RawInputs {
  if (rows === undefined) return { ...input, [name]: value };
  const list = input[rows];
  const [first, ...others] = Array.isArray(list) ? (list as unknown[]) : [];
  return { ...input, [rows]: [{ ...(isRecord(first) ? first : {}), [name]: value }, ...others] };
}
