import { NOTHING, pick, type FieldSchema } from '../schema.ts';
import type { TextField } from '../../vocabulary/fields/text.ts';

export const schema: FieldSchema<TextField> = {
  validation: (field) => pick(field, ['type', 'maxLength']),
  published: (field) => pick(field, ['type', 'maxLength']),
  refusing: () => ['maxLength'],
  refused: ({ maxLength }, keyword) => (keyword === 'required' ? NOTHING : 'x'.repeat(maxLength + 1)),
};
