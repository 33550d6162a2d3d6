/** The fields of a calculator, as its definition writes them. */
import type { BooleanField } from './boolean/shape.ts';
import type { CheckboxesField } from './checkboxes/shape.ts';
import type { ChoiceField } from './choice/shape.ts';
import type { DateField } from './date/shape.ts';
import type { NumberField } from './number/shape.ts';
import type { RowCell, RowsField } from './rows/shape.ts';
import type { TextField } from './text/shape.ts';

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

/** An object of fields; the order of `properties` is the order on screen and of the reported problems. */
export interface ObjectSchema<Member = Field> {
  readonly type: 'object';
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, Member>>;
}
