/** The fields of a calculator, as definitions declare them. */
import type { BooleanField } from '../vocabulary/fields/boolean.ts';
import type { CheckboxesField } from '../vocabulary/fields/checkboxes.ts';
import type { ChoiceField } from '../vocabulary/fields/choice.ts';
import type { DateField } from '../vocabulary/fields/date.ts';
import type { NumberField } from '../vocabulary/fields/number.ts';
import type { RowCell, RowsField } from '../vocabulary/fields/rows.ts';
import type { TextField } from '../vocabulary/fields/text.ts';

/** Any field of a calculator. */
export type Field =
  | NumberField
  | ChoiceField
  | DateField
  | TextField
  | BooleanField
  | CheckboxesField
  | RowsField;

/** A field of the form, or of a row. */
export type AnyField = Field | RowCell;

/** An object of fields, in the order of the screen and of reported problems. */
export interface ObjectSchema<Member = Field> {
  readonly type: 'object';
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, Member>>;
}
