/** The fields of accounts, from `schemas/account.schema.json`. */
import schema from '../../../schemas/account.schema.json' with { type: 'json' };
import { validate } from '#root/.cache/schemas/account.js';
import { fieldOf, textOf, type Field, type FieldSchema } from '../form/field.ts';
import { schemaProblems, type Problems } from '../form/problems.ts';

/** Name of a field in the schema; the control's own may be another. */
export type AccountField = keyof typeof schema.properties;

/** Texts by the names of their controls. */
export type Typed = Readonly<Record<string, string>>;

/** What is asked to sign in, and to sign up. */
export const SIGN_IN = ['email', 'password'] as const;
export const SIGN_UP = ['email', 'firstPassword'] as const;

/** What a form says of an address that is the only one to make sense. */
export const FIXED_EMAIL = { email: { readOnly: true } };

const FIELDS: Readonly<Record<AccountField, FieldSchema & { readonly name?: string }>> = schema.properties;

/** Shortest password, in characters; the server has the same limit. */
export const PASSWORD_MINIMUM = schema.properties.newPassword.minLength;

function nameOf(field: AccountField): string {
  return FIELDS[field].name ?? field;
}

/** What of a text counts: an address without the spaces around it, a password to the letter. */
function counting(field: AccountField, typed: Typed): string {
  const text = textOf(typed[nameOf(field)]);
  return FIELDS[field].widget === 'email' ? text.trim() : text;
}

/**
 * The fields to draw, by the names of their controls.
 *
 * @param own what this form says otherwise, by the same names.
 */
export function accountFields(
  asked: readonly AccountField[],
  own: Readonly<Record<string, Partial<Field>>>,
): Record<string, Field> {
  const drawn = asked.map((field) => {
    const name = nameOf(field);
    return [name, fieldOf(FIELDS[field], { must: 'marked', ...own[name] })] as const;
  });
  return Object.fromEntries(drawn);
}

/** What was typed, as it is sent. */
export function accountValues(asked: readonly AccountField[], typed: Typed): Record<string, string> {
  return Object.fromEntries(asked.map((field) => [nameOf(field), counting(field, typed)]));
}

/** What keeps it from being sent, by the names of the controls. */
export function accountProblems(asked: readonly AccountField[], typed: Typed): Problems {
  const values = Object.fromEntries(asked.map((field) => [field, counting(field, typed)]));
  const found = schemaProblems(validate, values, FIELDS);
  return Object.fromEntries(
    (Object.keys(found) as AccountField[]).map((field) => [nameOf(field), found[field]]),
  );
}
