import type { FieldSchema } from '../schema.ts';
import type { BooleanField } from '../../vocabulary/fields/boolean.ts';

/** A box refuses nothing: what is not ticked is not. */
export const schema: FieldSchema<BooleanField> = {
  validation: ({ type }) => ({ type }),
  published: ({ type }) => ({ type }),
  refusing: () => [],
  refused: () => undefined,
  alwaysHasValue: () => true,
};
