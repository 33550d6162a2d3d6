import { NO_OPTION, constants, pick, type FieldSchema, type JsonSchema } from '../schema.ts';
import type { CheckboxesField } from '../../vocabulary/fields/checkboxes.ts';

function schemaOf(field: CheckboxesField): JsonSchema {
  const items = { type: 'string', enum: constants(field.items.oneOf) };
  return { ...pick(field, ['type', 'uniqueItems']), items };
}

export const schema: FieldSchema<CheckboxesField> = {
  validation: schemaOf,
  published: schemaOf,
  refusing: () => ['enum'],
  refused: () => [NO_OPTION],
  alwaysHasValue: () => true,
};
