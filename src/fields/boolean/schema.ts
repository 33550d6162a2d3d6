import type { FieldSchema } from '../schema.ts';
import type { BooleanField } from '../../vocabulary/fields/boolean.ts';

/** Refuses nothing: an unticked box is a valid answer. */
export const schema: FieldSchema<BooleanField> = {
  validation: ({ type }) => ({ type }),
  published: ({ type }) => ({ type }),
  refusing: () => [],
  refused: () => undefined,
  alwaysHasValue: () => true,
};
