/** The fields of the administrative area's forms, as the schemas in `schemas/` describe them. */
import type { ControlProps, DrawnField } from './schema-form.tsx';

/** A property of one of those schemas: JSON Schema, with a few words for the form. */
export interface FieldSchema {
  readonly title: string;
  /** Help under the control. */
  readonly description?: string;
  readonly type: string;
  /** The kind of control; by default derived from the type. */
  readonly widget?: string;
  readonly placeholder?: string;
  /** What browsers and password managers may fill in; by default nothing. */
  readonly autocomplete?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly oneOf?: readonly { readonly const: string; readonly title: string }[];
  /** The sentence of each keyword that may refuse the value; `required` is that of a blank one. */
  readonly messages: Readonly<Record<string, string>>;
}

/** A field of a form. */
export interface Field extends Omit<FieldSchema, 'widget'>, DrawnField {
  readonly readOnly?: boolean;
  /** That it must be filled in is said beside its label, or only marked for programs. */
  readonly must?: 'said' | 'marked' | undefined;
}

/** What a control of the administrative area is handed. */
export type FieldControl = ControlProps<Field>;

/** A field as its schema describes it, with what a form adds. */
export function fieldOf(schema: FieldSchema, own: Partial<Field> = {}): Field {
  return { ...schema, widget: schema.widget ?? (schema.oneOf ? 'choice' : schema.type), ...own };
}

/** The text that a control shows. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
