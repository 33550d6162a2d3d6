import { FIELDS, type Name } from './fields.ts';

/** What the form engines fill in. */
export type Data = Partial<Record<Name, number>>;

/** The fields as a JSON Schema, for the engines that take one. */
export const SCHEMA = {
  type: 'object' as const,
  required: FIELDS.filter(({ missing }) => missing !== undefined).map(({ name }) => name),
  properties: Object.fromEntries(
    FIELDS.map(({ name, title }) => [name, { type: 'number' as const, title, minimum: 0 }]),
  ),
};

/**
 * The sentence of a refusal.
 *
 * @param keyword of the schema, such as `required`
 * @param name the field's; an unknown one gets no sentence
 */
export function refusal(keyword: string | undefined, name: string): string | undefined {
  const field = FIELDS.find((one) => one.name === name);
  return keyword === 'required' ? field?.missing : field?.negative;
}
