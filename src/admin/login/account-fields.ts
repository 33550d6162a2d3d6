/** The fields of accounts, from `schemas/account.schema.json`. */
import schema from '../../../schemas/account.schema.json' with { type: 'json' };
import { validate } from '#root/.cache/schemas/account.js';
import { fieldOf, type Field, type FieldSchema } from '../form/field.ts';
import { schemaProblems } from '../form/problems.ts';

export type AccountField = keyof typeof schema.properties;

export type Typed = Readonly<Partial<Record<AccountField, string>>>;

/** A form's changes to fields of the schema. */
export type OwnFields = Readonly<Partial<Record<AccountField, Partial<Field>>>>;

/** The fields for signing in and signing up. */
export const SIGN_IN = ['email', 'password'] as const;

/** Makes the address read-only, for forms that allow only one. */
export const FIXED_EMAIL: OwnFields = { email: { readOnly: true } };

/** Asks for the password of a new account. */
export const FIRST_PASSWORD: OwnFields = {
  password: { description: 'Pelo menos 6 caracteres.', autocomplete: 'new-password' },
};

const FIELDS: Readonly<Record<AccountField, FieldSchema>> = schema.properties;

/** Shortest password, in characters; the server has the same limit. */
export const PASSWORD_MINIMUM = schema.properties.newPassword.minLength;

export function accountFields(asked: readonly AccountField[], own: OwnFields): Record<string, Field> {
  return Object.fromEntries(
    asked.map((name) => [name, fieldOf(FIELDS[name], { must: 'marked', ...own[name] })]),
  );
}

/** The values to send: addresses trimmed, passwords unchanged. */
export function accountValues(asked: readonly AccountField[], typed: Typed): Typed {
  const valueOf = (name: AccountField, text = '') => (FIELDS[name].widget === 'email' ? text.trim() : text);
  return Object.fromEntries(asked.map((name) => [name, valueOf(name, typed[name])]));
}

export function accountProblems(
  asked: readonly AccountField[],
  typed: Typed,
): Partial<Record<AccountField, string>> {
  return schemaProblems(validate, accountValues(asked, typed), FIELDS);
}
