import type { FieldSchema } from './field.ts';

/** Error messages by field. */
export type Problems = Readonly<Partial<Record<string, string>>>;

/** A compiled validator, whose errors name fields and keywords. */
interface FieldValidator {
  (data: unknown): boolean;
  errors?: readonly { readonly instancePath: string; readonly keyword: string }[] | null | undefined;
}

/**
 * The error message for a blank field or a keyword. A keyword without a message gets the first one, which describes
 * the expected value.
 */
function messageFor({ messages }: FieldSchema, keyword: string, value: unknown): string | undefined {
  const blank = value === '' ? messages['required'] : undefined;
  return blank ?? messages[keyword] ?? Object.values(messages)[0];
}

/**
 * Validates values against a schema; returns one error message per invalid field, in the order of the fields.
 *
 * @param part the property of the data that contains the values; omitted if the values are the data.
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
    const path = `${prefix}/${name}`;
    const error = validate.errors?.find(({ instancePath }) => `${instancePath}/`.startsWith(`${path}/`));
    const message = error && messageFor(fields[name], error.keyword, values[name]);
    if (message !== undefined) problems[name] = message;
  }
  return problems;
}

/** Focuses the first field with a problem, in the order of the fields; true if there is one. */
export function focusProblem(problems: Problems, names: readonly string[], idPrefix: string): boolean {
  const first = names.find((name) => problems[name] !== undefined);
  if (first !== undefined) document.getElementById(idPrefix + first)?.focus();
  return first !== undefined;
}
