/** The plain JSON Schemas derived from a calculator's inputs. */
import type { ChoiceField, Field, ObjectSchema, Option, RowCell } from './input-schema.ts';

/** A JSON Schema as data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

const STANDARD_KEYWORDS = [
  'type',
  'title',
  'description',
  'minimum',
  'exclusiveMinimum',
  'maximum',
  'exclusiveMaximum',
  'multipleOf',
  'maxLength',
  'minItems',
  'maxItems',
  'uniqueItems',
  'default',
] as const;

/** Whether a field is a choice among options. */
export function isChoice(field: Field | RowCell): field is ChoiceField {
  return 'oneOf' in field;
}

/** Whether a field starts with a value of its own. */
export function hasDefault(field: Field | RowCell): boolean {
  return 'default' in field || ('defaultOn' in field && field.defaultOn !== undefined);
}

/**
 * The schema of the inputs with standard keywords only, as tools and `calc --schema` read it. A field with a
 * default may be left out, and so may one that does not always count: they are not among the required ones.
 *
 * @param today day for which defaults that depend on it are written, `YYYY-MM-DD`.
 */
export function publicSchema(inputs: ObjectSchema, today: string): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...objectSchema(inputs, {
      required: (name, field, required) =>
        required.includes(name) && !hasDefault(field) && field.visibleWhen === undefined,
      keywords: (field) => ({
        ...standardKeywords(field),
        ...(field.type === 'string' && 'format' in field ? { format: field.format } : {}),
        ...('defaultOn' in field && field.defaultOn ? { default: field.defaultOn(today) } : {}),
        ...('suggestions' in field && field.suggestions ? { examples: field.suggestions(today) } : {}),
        ...(isChoice(field)
          ? { oneOf: field.oneOf.map(({ const: value, title }) => ({ const: value, title })) }
          : {}),
      }),
    }),
  };
}

/**
 * The schema that the validator is compiled from: only what can refuse a value. A field with a default is
 * required here: left out it has the default, so what is absent was left blank on purpose. That makes the
 * inputs' type true, which promises `compute` a value for it.
 */
export function validationSchema(inputs: ObjectSchema): JsonSchema {
  return objectSchema(inputs, {
    required: (name, field, required) => required.includes(name) || hasDefault(field),
    keywords: (field) => {
      // A value that is no option has one sentence, whatever else is wrong with it.
      if (isChoice(field)) return { enum: constants(field.oneOf) };
      const { title: _, description: __, default: ___, ...refusing } = standardKeywords(field);
      return refusing;
    },
  });
}

interface Derivation {
  readonly required: (name: string, field: Field | RowCell, required: readonly string[]) => boolean;
  readonly keywords: (field: Field | RowCell) => Record<string, unknown>;
}

function objectSchema(schema: ObjectSchema | ObjectSchema<RowCell>, derivation: Derivation): JsonSchema {
  const fields = Object.entries<Field | RowCell>(schema.properties);
  const properties = fields.map(([name, field]) => {
    const own = derivation.keywords(field);
    if (field.type !== 'array') return [name, own] as const;
    const items =
      'properties' in field.items
        ? objectSchema(field.items, derivation)
        : { type: 'string', enum: constants(field.items.oneOf) };
    return [name, { ...own, items }] as const;
  });
  const required = fields
    .filter(([name, field]) => derivation.required(name, field, schema.required ?? []))
    .map(([name]) => name);
  return {
    type: 'object',
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(properties),
  };
}

function constants(options: readonly Option[]): (string | number)[] {
  return options.map((option) => option.const);
}

function standardKeywords(field: Field | RowCell): Record<string, unknown> {
  const present = STANDARD_KEYWORDS.filter((keyword) => keyword in field);
  return Object.fromEntries(present.map((keyword) => [keyword, Reflect.get(field, keyword)]));
}
