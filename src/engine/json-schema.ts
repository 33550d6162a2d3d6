/** Plain JSON Schemas derived from a calculator's inputs. */
import { defaultOf, hasDefault } from '../fields/kinds.ts';
import { pick, type JsonSchema } from '../fields/schema.ts';
import { schemaOf } from '../fields/schemas.ts';
import type { AnyField, ObjectSchema } from './input-schema.ts';

/**
 * Schema of the inputs with standard keywords only, for tools and `calc --schema`. Fields with a default and fields
 * that may be hidden are optional.
 *
 * @param today day for defaults that depend on it, `YYYY-MM-DD`
 */
export function publicSchema(inputs: ObjectSchema, today: string): JsonSchema {
  const ofFields = (schema: ObjectSchema<AnyField>): JsonSchema =>
    objectSchema(schema, {
      isRequired: (name, field) =>
        (schema.required ?? []).includes(name) && !hasDefault(field) && field.visibleWhen === undefined,
      schemaOf: (field) => ({
        ...pick(field, ['type', 'title', 'description']),
        ...schemaOf(field).published(field, ofFields, today),
        ...(hasDefault(field) ? { default: defaultOf(field, today) } : {}),
      }),
    });
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', ...ofFields(inputs) };
}

/**
 * Schema for the validator: only keywords that can refuse a value. A field with a default is required, because a
 * missing value takes its default, so an absent one was left blank on purpose. The types of the inputs rely on this.
 */
export function validationSchema(inputs: ObjectSchema): JsonSchema {
  const ofFields = (schema: ObjectSchema<AnyField>): JsonSchema =>
    objectSchema(schema, {
      isRequired: (name, field) => (schema.required ?? []).includes(name) || hasDefault(field),
      schemaOf: (field) => schemaOf(field).validation(field, ofFields),
    });
  return ofFields(inputs);
}

interface Derivation {
  readonly isRequired: (name: string, field: AnyField) => boolean;
  readonly schemaOf: (field: AnyField) => JsonSchema;
}

function objectSchema({ properties }: ObjectSchema<AnyField>, derivation: Derivation): JsonSchema {
  const fields = Object.entries(properties);
  const required = fields.filter(([name, field]) => derivation.isRequired(name, field)).map(([name]) => name);
  return {
    type: 'object',
    ...(required.length > 0 ? { required } : {}),
    properties: Object.fromEntries(fields.map(([name, field]) => [name, derivation.schemaOf(field)])),
  };
}
