/**
 * The vocabulary of a calculator's inputs: JSON Schema, cut down to what the engine and the form
 * understand, plus a few annotations (sentences, widgets, visibility). The TypeScript type of the values
 * handed to `compute` is inferred from the literal, so a definition never declares its inputs twice.
 */
import type { Quantity } from '../quantity/quantity.ts';

/** Schema keywords that can refuse a value; each one that a field uses needs its sentence. */
export type RefusingKeyword =
  | 'required'
  | 'type'
  | 'enum'
  | 'exclusiveMinimum'
  | 'minimum'
  | 'exclusiveMaximum'
  | 'maximum'
  | 'multipleOf'
  | 'format'
  | 'maxLength'
  | 'minItems'
  | 'maxItems';

interface FieldBase {
  /** Visible label. */
  readonly title: string;
  /** Help text under the control. */
  readonly description?: string;
  /** The exact Portuguese sentence for each keyword that can refuse the value. */
  readonly messages?: Readonly<Partial<Record<RefusingKeyword, string>>>;
  /** Expression over the other fields; while false the field is neither shown nor counted. */
  readonly visibleWhen?: string;
  /** Takes the whole width of the form instead of sharing a row. */
  readonly wide?: boolean;
}

/** A number typed as text: money, percentage, measure or count. */
export interface NumberField extends FieldBase {
  readonly type: 'number' | 'integer';
  readonly format?: 'money' | 'percent';
  /** Unit shown beside the box, for example `kg` or `anos`. */
  readonly unit?: string;
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: number;
  readonly default?: number;
  /** Default that depends on the day of the visit, for example the tax year. */
  readonly defaultOn?: (today: string) => number;
  /** Whether negative values make sense. Phones' decimal keyboards have no minus: the field gets a key for it. */
  readonly signed?: true;
  readonly placeholder?: string;
  /** Offered as a native select; other values remain valid (a year outside the list, say). */
  readonly suggestions?: (today: string) => readonly number[];
}

/** One option of a choice. */
export interface Option<Value = string | number> {
  readonly const: Value;
  readonly title: string;
  readonly description?: string;
  /** Values that choosing this option writes into other fields, which stay editable. */
  readonly sets?: Readonly<Record<string, string | number | boolean>>;
}

/** One of a few values: native select, radio cards, or tabs for the modes of a calculator. */
export interface ChoiceField extends FieldBase {
  readonly type: 'string' | 'integer';
  readonly oneOf: readonly Option[];
  readonly widget?: 'select' | 'cards' | 'tabs';
  readonly default?: string | number;
  readonly defaultOn?: (today: string) => string | number;
}

/** A calendar date, `YYYY-MM-DD` in data and `dd/mm/aaaa` on screen. */
export interface DateField extends FieldBase {
  readonly type: 'string';
  readonly format: 'date';
  readonly default?: string;
}

/** Free text. It never enters the arithmetic. */
export interface TextField extends FieldBase {
  readonly type: 'string';
  readonly maxLength: number;
  readonly default?: string;
  readonly placeholder?: string;
}

/** A single yes/no box. */
export interface BooleanField extends FieldBase {
  readonly type: 'boolean';
  readonly default: boolean;
}

/** A group of boxes of which any number may be ticked. */
export interface CheckboxesField extends FieldBase {
  readonly type: 'array';
  readonly items: { readonly type: 'string'; readonly oneOf: readonly Option<string>[] };
  readonly uniqueItems: true;
  readonly default: readonly string[];
}

/** Rows that the visitor adds and removes. */
export interface RowsField extends FieldBase {
  readonly type: 'array';
  readonly items: ObjectSchema<RowCell>;
  readonly minItems: number;
  readonly maxItems: number;
  readonly default: readonly Readonly<Record<string, string | number>>[];
  /** Singular name of a row, for buttons and for screen readers: "Nota", "Atividade". */
  readonly rowName: string;
  /** Text of the button that adds a row. */
  readonly addLabel: string;
  /** What a new row starts with. */
  readonly newRow?: Readonly<Record<string, string | number>>;
}

/** What may stand in a row. */
export type RowCell = NumberField | ChoiceField | TextField;

/** Any field of a calculator. */
export type Field =
  NumberField | ChoiceField | DateField | TextField | BooleanField | CheckboxesField | RowsField;

/** An object of fields; the order of `properties` is the order on screen and of the reported problems. */
export interface ObjectSchema<Member = Field> {
  readonly type: 'object';
  readonly required?: readonly string[];
  readonly properties: Readonly<Record<string, Member>>;
}

/** Numbers that are typed; choices among numbers stay plain, because they pick a row of a table. */
type QuantityOf<F> = F extends { readonly oneOf: unknown }
  ? ValueOf<F>
  : F extends { readonly type: 'number' | 'integer' }
    ? Quantity
    : F extends { readonly type: 'array'; readonly items: infer Items }
      ? Items extends { readonly type: 'object' }
        ? readonly QuantitiesOf<Items>[]
        : ValueOf<F>
      : ValueOf<F>;

type ValueOf<F> = F extends { readonly oneOf: readonly { readonly const: infer Value }[] }
  ? Value
  : F extends { readonly type: 'number' | 'integer' }
    ? number
    : F extends { readonly type: 'boolean' }
      ? boolean
      : F extends { readonly type: 'array'; readonly items: infer Items }
        ? readonly ValueOf<Items>[]
        : F extends { readonly type: 'object' }
          ? InputsOf<F>
          : F extends { readonly type: 'string' }
            ? string
            : never;

type RequiredNames<S> = S extends { readonly required: readonly (infer Name)[] } ? Name : never;

/**
 * A field is certain to have a value when it has a default, or is required and always visible.
 * Whatever else, `compute` must handle its absence.
 */
type IsCertain<S, Name, F> = F extends { readonly default: unknown } | { readonly defaultOn: unknown }
  ? true
  : F extends { readonly visibleWhen: string }
    ? false
    : Name extends RequiredNames<S>
      ? true
      : false;

/** What `compute` receives, inferred from the schema literal: numbers that were typed are quantities. */
export type QuantitiesOf<S> = S extends { readonly properties: infer Properties }
  ? {
      readonly [Name in keyof Properties]: IsCertain<S, Name, Properties[Name]> extends true
        ? QuantityOf<Properties[Name]>
        : QuantityOf<Properties[Name]> | undefined;
    }
  : never;

/** The plain values that rules and notices judge, inferred from the schema literal. */
export type InputsOf<S> = S extends { readonly properties: infer Properties }
  ? {
      readonly [Name in keyof Properties]: IsCertain<S, Name, Properties[Name]> extends true
        ? ValueOf<Properties[Name]>
        : ValueOf<Properties[Name]> | undefined;
    }
  : never;
