/** The fields of the administrative area's forms, described by the schemas in `schemas/`. */

/** A property of such a schema: JSON Schema plus a few keywords for the form. */
export interface FieldSchema {
  readonly title: string;
  /** Help below the control. */
  readonly description?: string;
  readonly type: string;
  /** The kind of control; by default derived from the type. */
  readonly widget?: string;
  readonly placeholder?: string;
  /** The value of `autocomplete` for browsers and password managers; by default nothing. */
  readonly autocomplete?: string;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly oneOf?: readonly { readonly const: string; readonly title: string }[];
  /** The error message for each keyword that can refuse the value; `required` is for a blank one. */
  readonly messages: Readonly<Record<string, string>>;
}

export interface Field extends FieldSchema {
  readonly widget: string;
  readonly readOnly?: boolean;
  /** Shows next to the label that the field is required, or only marks it for assistive technology. */
  readonly must?: 'said' | 'marked' | undefined;
}

/** The props of a control, which renders its own label and messages. */
export interface FieldControl {
  readonly id: string;
  readonly name: string;
  readonly field: Field;
  readonly value: unknown;
  readonly problem: string | undefined;
  readonly change: (value: unknown) => void;
}

/** A field from its schema, with the form's additions. */
export function fieldOf(schema: FieldSchema, own: Partial<Field> = {}): Field {
  return { ...schema, widget: schema.widget ?? (schema.oneOf ? 'choice' : schema.type), ...own };
}

/** The value of a control as text. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
