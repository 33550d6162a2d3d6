import type { FieldKind } from '../kind.ts';
import type { BooleanField } from '../../vocabulary/fields/boolean.ts';

export const kind: FieldKind<BooleanField> = {
  is: (field) => field.type === 'boolean',
  values: () => 'truth',
  read: (_, raw) => raw === true || raw === 'true' || raw === 'on',
  formatting: () => ({ format: 'yesNo' }),
  fromControls: (ticked) => ticked.length > 0,
  draw: () => ({ schema: { type: 'boolean' }, widget: 'box' }),
  isWide: () => true,
};
