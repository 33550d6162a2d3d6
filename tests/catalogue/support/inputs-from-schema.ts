/** Generates inputs of a calculator from its schema: typical, at the limits, in any notation, blank and hostile. */
import fc, { type Arbitrary } from 'fast-check';
import type { ProvenDefinition } from '../../../compiler/proven.ts';
import { EXAMPLE_DAY, inputOf } from '../../../src/engine/example-input.ts';
import type { Field, ObjectSchema, RowCell } from '../../../src/engine/input-schema.ts';
import { isChoice } from '../../../src/fields/choice/kind.ts';
import { isTypedNumber } from '../../../src/fields/number/kind.ts';
import type { NumberField } from '../../../src/vocabulary/fields/number.ts';
import { isRows } from '../../../src/fields/rows/kind.ts';

const BLANK = fc.constantFrom<unknown>(undefined, null, '', '   ');
const HOSTILE = fc.constantFrom<unknown>(
  'abc',
  NaN,
  Infinity,
  -Infinity,
  -0,
  5e-324,
  Number.MAX_VALUE,
  1e15,
  -1e300,
  '1e400',
  '9'.repeat(60),
  `0,${'0'.repeat(60)}1`,
  'R$ ',
  '__proto__',
  'constructor',
  '<b>1</b>',
  '{x|money}',
  true,
  {},
  [],
  [[1]],
  { valueOf: 1 },
);

/** Shared, because creating a format for each number takes as long as two calculations. */
const BRAZILIAN = new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 6 });

/** Generates a number in any notation that people may type. */
function inAnyNotation(value: number): Arbitrary<unknown> {
  const plain = value.toFixed(value % 1 === 0 ? 0 : 2);
  const brazilian = BRAZILIAN.format(value);
  return fc.constantFrom<unknown>(
    value,
    value,
    plain,
    plain.replace('.', ','),
    brazilian,
    `R$ ${brazilian}`,
    ` ${brazilian} %`,
  );
}

function boundaryValues({
  minimum,
  exclusiveMinimum,
  maximum,
  exclusiveMaximum,
  default: start,
}: NumberField): number[] {
  const limits = [minimum, exclusiveMinimum, maximum, exclusiveMaximum, start].filter(
    (limit) => limit !== undefined,
  );
  return [0, 1, ...limits].flatMap((limit) => [limit, limit + 1, limit - 1, limit + 0.01, limit - 0.01]);
}

function typicalNumber(field: NumberField): Arbitrary<number> {
  const least = field.minimum ?? field.exclusiveMinimum ?? -1000;
  const most = field.maximum ?? field.exclusiveMaximum ?? 1_000_000;
  const near = Math.min(most, Math.max(least, 0) + 10_000);
  const whole = fc.oneof(
    fc.integer({ min: Math.ceil(least), max: Math.floor(near) }),
    fc.integer({ min: Math.ceil(least), max: Math.floor(most) }),
  );
  if (field.type === 'integer') return whole;
  const cents = (max: number) =>
    fc.integer({ min: Math.ceil(least * 100), max: Math.floor(max * 100) }).map((value) => value / 100);
  return fc.oneof(whole, cents(near), cents(Math.min(most, 1e9)));
}

function numberFor(field: NumberField): Arbitrary<unknown> {
  const suggested = field.suggestions?.('2026-11-20') ?? [];
  const typical = suggested.length > 0 ? fc.constantFrom(...suggested) : typicalNumber(field);
  return fc.oneof(
    { weight: 12, arbitrary: typical.chain(inAnyNotation) },
    { weight: 3, arbitrary: fc.constantFrom(...boundaryValues(field)).chain(inAnyNotation) },
  );
}

const DATE = fc
  .date({ min: new Date('1995-01-01'), max: new Date('2032-12-31'), noInvalidDate: true })
  .map((instant) => instant.toISOString().slice(0, 10));
const EDGE_DATE = fc.constantFrom(
  '2024-02-29',
  '2025-02-28',
  '2026-01-01',
  '2026-11-20',
  '2026-11-21',
  '2199-12-31',
  '1900-01-01',
);
const NO_DATE = fc.constantFrom('31/02/2026', '2026-13-01', '1899-12-31', 'hoje', '00/00/0000');

function dateFor(): Arbitrary<unknown> {
  const brazilian = (iso: string) => iso.split('-').toReversed().join('/');
  return fc.oneof(
    { weight: 6, arbitrary: DATE },
    { weight: 3, arbitrary: DATE.map(brazilian) },
    { weight: 3, arbitrary: EDGE_DATE },
    { weight: 1, arbitrary: NO_DATE },
  );
}

function plausibleValues(field: Field | RowCell): Arbitrary<unknown> {
  if (isTypedNumber(field)) return numberFor(field);
  if (isChoice(field)) {
    const values = field.oneOf.map((option) => option.const);
    return fc.constantFrom<unknown>(...values, ...values.map(String));
  }
  if (field.type === 'boolean') return fc.constantFrom<unknown>(true, false, 'true', 'on');
  if (field.type === 'string')
    return 'format' in field ? dateFor() : fc.string({ unit: 'grapheme', maxLength: 8 });
  if (isRows(field)) {
    const row = record(field.items);
    return fc.oneof(
      {
        weight: 8,
        arbitrary: fc.array(row, { minLength: field.minItems, maxLength: Math.min(field.maxItems, 5) }),
      },
      { weight: 1, arbitrary: fc.array(fc.oneof(row, BLANK, HOSTILE), { maxLength: 4 }) },
    );
  }
  return 'oneOf' in field.items ? fc.subarray(field.items.oneOf.map((option) => option.const)) : BLANK;
}

/** Generates the values of a record: mostly plausible ones, occasionally others. */
function record(
  schema: ObjectSchema<Field | RowCell> | ObjectSchema | ObjectSchema<RowCell>,
): Arbitrary<Record<string, unknown>> {
  const fields = Object.entries<Field | RowCell>(schema.properties).map(([name, field]) => [
    name,
    fc.oneof(
      { weight: 30, arbitrary: plausibleValues(field) },
      { weight: 1, arbitrary: BLANK },
      { weight: 1, arbitrary: HOSTILE },
    ),
  ]);
  return fc.record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>);
}

/** Generates inputs of a calculator: variations of its examples, or anything in its schema; fields may be missing. */
export function inputsFor({ inputs, examples }: ProvenDefinition): Arbitrary<Record<string, unknown>> {
  const whole = record(inputs);
  const names = Object.keys(inputs.properties);
  const part = fc
    .tuple(whole, fc.subarray(names))
    .map(([values, kept]) => Object.fromEntries(kept.map((name) => [name, values[name]])));
  const varied = fc
    .tuple(
      fc.constantFrom(...examples.map((example) => inputOf(example, example.today ?? EXAMPLE_DAY))),
      whole,
      fc.subarray(names, { maxLength: Math.min(2, names.length) }),
    )
    .map(([example, values, kept]) => ({
      ...example,
      ...Object.fromEntries(kept.map((name) => [name, values[name]])),
    }));
  const wild = fc.record(
    Object.fromEntries(names.map((name) => [name, fc.oneof(BLANK, HOSTILE, fc.anything())])),
  );
  return fc.oneof(
    { weight: 10, arbitrary: varied },
    { weight: 6, arbitrary: whole },
    { weight: 2, arbitrary: part },
    { weight: 1, arbitrary: wild },
  );
}
