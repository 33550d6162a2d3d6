import type { SchemaValidator } from '../../engine/calculator.ts';
import type { FieldSchema } from './field.ts';

/** Sentences about problems, by field. */
export type Problems = Readonly<Partial<Record<string, string>>>;

/** A compiled validator, whose errors name fields and keywords. */
export interface FieldValidator {
  (data: unknown): boolean;
  errors?:
    | readonly Pick<NonNullable<SchemaValidator['errors']>[number], 'instancePath' | 'keyword'>[]
    | null
    | undefined;
}

/**
 * The sentence for a blank field, or for a keyword; a keyword without a sentence gets the first one, which describes
 * the expected value.
 */
function sentenceFor({ messages }: FieldSchema, keyword: string, value: unknown): string | undefined {
  const blank = value === '' ? messages['required'] : undefined;
  return blank ?? messages[keyword] ?? Object.values(messages)[0];
}

/**
 * The refusals of a schema, in the sentences of its fields: one for each, in their order.
 *
 * @param part the property of the data that contains the values, if they are not the data.
 */
export function schemaProblems<Name extends string>(
  validate: FieldValidator,
  values: Readonly<Record<string, unknown>>,
  fields: Readonly<Record<Name, FieldSchema>>,
  part?: string,
): Partial<Record<Name, string>> {
  if (validate(part === undefined ? values : { [part]: values })) return {};
  const prefix = part === undefined ? '' : `/${part}`;
  const problems: Partial<Record<Name, string>> = {};
  for (const name of Object.keys(fields) as Name[]) {
    const place = `${prefix}/${name}`;
    const error = validate.errors?.find(({ instancePath }) => `${instancePath}/`.startsWith(`${place}/`));
    const sentence = error && sentenceFor(fields[name], error.keyword, values[name]);
    if (sentence !== undefined) problems[name] = sentence;
  }
  return problems;
}

/** Focuses the first field with a problem, in the order of the fields; true if there is one. */
export function focusProblem(problems: Problems, names: readonly string[], idPrefix: string): boolean {
  const first = names.find((name) => problems[name] !== undefined);
  if (first !== undefined) document.getElementById(idPrefix + first)?.focus();
  return first !== undefined;
}
