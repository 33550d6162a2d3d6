/** The fields of accounts, from `schemas/account.schema.json`. */
import schema from '../../../schemas/account.schema.json' with { type: 'json' };
import { validate } from '#root/.cache/schemas/account.js';
import { fieldOf, textOf, type Field, type FieldSchema } from '../form/field.ts';
import { schemaProblems, type Problems } from '../form/problems.ts';

/** Name of a field in the schema; its control may have another. */
export type AccountField = keyof typeof schema.properties;

/** Typed texts by control name. */
export type Typed = Readonly<Record<string, string>>;

/** The fields for signing in, and for signing up. */
export const SIGN_IN = ['email', 'password'] as const;
export const SIGN_UP = ['email', 'firstPassword'] as const;

/** Makes the address read-only, for forms that allow only one. */
export const FIXED_EMAIL = { email: { readOnly: true } };

const FIELDS: Readonly<Record<AccountField, FieldSchema & { readonly name?: string }>> = schema.properties;

/** Shortest password, in characters; the server has the same limit. */
export const PASSWORD_MINIMUM = schema.properties.newPassword.minLength;

function nameOf(field: AccountField): string {
  return FIELDS[field].name ?? field;
}

/** Normalizes a typed text: trims an address, and keeps a password unchanged. */
function normalize(field: AccountField, typed: Typed): string {
  const text = textOf(typed[nameOf(field)]);
  return FIELDS[field].widget === 'email' ? text.trim() : text;
}

/**
 * The fields to render, by control name.
 *
 * @param own the form's changes, by the same names.
 */
export function accountFields(
  asked: readonly AccountField[],
  own: Readonly<Record<string, Partial<Field>>>,
): Record<string, Field> {
  const entries = asked.map((field) => {
    const name = nameOf(field);
    return [name, fieldOf(FIELDS[field], { must: 'marked', ...own[name] })] as const;
  });
  return Object.fromEntries(entries);
}

/** The values to send. */
export function accountValues(asked: readonly AccountField[], typed: Typed): Record<string, string> {
  return Object.fromEntries(asked.map((field) => [nameOf(field), normalize(field, typed)]));
}

/** The problems that block submission, by control name. */
export function accountProblems(asked: readonly AccountField[], typed: Typed): Problems {
  const values = Object.fromEntries(asked.map((field) => [field, normalize(field, typed)]));
  const found = schemaProblems(validate, values, FIELDS);
  return Object.fromEntries(
    (Object.keys(found) as AccountField[]).map((field) => [nameOf(field), found[field]]),
  );
}
