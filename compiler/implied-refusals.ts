/**
 * Derives the refusals that a schema implies: for each keyword of each field, the nearest value that it refuses, with
 * its sentence. They are tested like written refusals, so that a definition must write only the refusals of its rules.
 *
 * The sentence of the schema takes precedence at a field, because a rule that reads a refused value is not evaluated.
 * To give precedence to the sentence of a rule (such as the order of two ages over the range of each), write the limit
 * as a rule.
 */
import { isChoice } from '../src/fields/choice/kind.ts';
import { constants } from '../src/fields/schema.ts';
import { cellsOf, isRows } from '../src/fields/rows/kind.ts';
import { schemaOf } from '../src/fields/schemas.ts';
import { programOf } from '../src/engine/calculator.ts';
import type { RawInputs, Refusal } from '../src/engine/definition.ts';
import { variablesOf } from '../src/engine/expression-program.ts';
import type { Field } from '../src/engine/input-schema.ts';
import { parseInputs } from '../src/engine/parse-inputs.ts';
import { exampleAttempts } from './attempt.ts';
import { allFields, refusingKeywords, type PlacedField } from './placed-fields.ts';
import type { ProvenCalculator } from './proven.ts';
import { sentenceFor } from '../src/engine/problem.ts';
import { recordOf } from '../src/engine/record.ts';
import { valueNamed } from '../src/fields/value-named.ts';

/** Refusal that follows from a keyword. */
export interface ImpliedRefusal extends Refusal {
  readonly today: string;
  /** Location of the keyword in the definition. */
  readonly place: string;
}

/** Inputs and date of an example, in which the field under test is changed. */
interface Base {
  readonly input: RawInputs;
  readonly today: string;
}

/** Maximum number of attempts to make a field visible with other choices than those of the examples. */
const MAX_VARIATIONS = 200;

/**
 * Lists a case for each keyword that can refuse, in the order of the fields. Skips fields that are not visible in any
 * example, even with other choices.
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

/** Finds an example in which the field is visible, possibly after changing choices. */
function baseFor(calculator: ProvenCalculator, placed: PlacedField): Base | undefined {
  const { properties } = calculator.definition.inputs;
  const examples = exampleAttempts(calculator).map(({ input, today }) => ({
    input: withRows(input, placed, properties),
    today,
  }));
  const shows = (base: Base) => counts(calculator, placed, base);
  return examples.find(shows) ?? examples.flatMap((base) => variations(calculator, placed, base)).find(shows);
}

function counts(calculator: ProvenCalculator, { path, rows }: PlacedField, { input, today }: Base): boolean {
  const { hidden, values } = parseInputs(calculator, input, { today });
  if (hidden.has(path.replace('*', '0')) || (rows !== undefined && hidden.has(rows))) return false;
  const list = rows === undefined ? undefined : values[rows];
  return rows === undefined || (Array.isArray(list) && list.length > 0);
}

/** Ensures that a list has at least one row, so that one of its cells can be changed. */
function withRows(
  input: RawInputs,
  { name, rows = name }: PlacedField,
  properties: Readonly<Record<string, Field>>,
): RawInputs {
  const list = properties[rows];
  if (!list || !isRows(list)) return input;
  const given = input[rows] ?? list.default;
  if (!Array.isArray(given)) return input;
  const filled: readonly unknown[] = given.length > 0 ? given : [list.newRow ?? {}];
  return { ...input, [rows]: filled };
}

/** Varies the choices and checkboxes that determine whether the field is visible. */
function variations(calculator: ProvenCalculator, placed: PlacedField, base: Base): Base[] {
  const { properties } = calculator.definition.inputs;
  const list = placed.rows === undefined ? undefined : properties[placed.rows];
  const cells = cellsOf(properties, placed.rows);
  const conditions = [placed.field.visibleWhen, list?.visibleWhen].filter((each) => each !== undefined);
  const programs = conditions.map((condition) => programOf(calculator.programs, condition));
  const deciding = new Set(programs.flatMap((program) => (program ? variablesOf(program) : [])));
  let inputs: RawInputs[] = [base.input];
  for (const name of deciding) {
    const cell = placed.rows === undefined ? undefined : valueNamed(cells, name);
    const field = cell ?? valueNamed(properties, name);
    if (!field) continue;
    const { rows } = placed;
    const where = { name, ...(cell && rows !== undefined ? { rows } : {}) };
    const values = possibleValues(field);
    if (values.length === 0) continue;
    inputs = inputs
      .flatMap((input) => values.map((value) => withValue(input, where, value)))
      .slice(0, MAX_VARIATIONS);
  }
  return inputs.map((input) => ({ ...base, input }));
}

/** All values of a field that has few: of a choice or a checkbox. */
function possibleValues(field: Field): readonly unknown[] {
  if (isChoice(field)) return constants(field.oneOf);
  return field.type === 'boolean' ? [true, false] : [];
}

function valueIn({ input }: Base, { name, rows }: PlacedField): unknown {
  if (rows === undefined) return input[name];
  const list = input[rows];
  return Array.isArray(list) ? recordOf(list[0])[name] : undefined;
}

/** Replaces the value of a field in the inputs; for a cell, in the first row. */
function withValue(
  input: RawInputs,
  { name, rows }: Pick<PlacedField, 'name' | 'rows'>,
  value: unknown,
): RawInputs {
  if (rows === undefined) return { ...input, [name]: value };
  const list = input[rows];
  const [first, ...others] = Array.isArray(list) ? (list as unknown[]) : [];
  return { ...input, [rows]: [{ ...recordOf(first), [name]: value }, ...others] };
}
