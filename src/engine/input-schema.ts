/**
 * The vocabulary of a calculator's inputs: the part of JSON Schema that the engine and the form understand, plus a few
 * annotations (messages, widgets, visibility). TypeScript infers the types of the values for `compute` from the
 * literal, so a definition never declares its inputs twice.
 */
import type { Quantity } from '../quantity/quantity.ts';

export type { AnyField, Field, ObjectSchema } from '../fields/field.ts';
export type { RowCell } from '../vocabulary/fields/rows.ts';

/** Makes typed numbers quantities; choices among numbers stay plain, because they select a row of a table. */
type QuantityOf<F> = F extends { readonly oneOf: unknown }
  ? ValueOf<F>
  : F extends { readonly type: 'number' | 'integer' }
    ? Quantity
    : F extends { readonly type: 'array'; readonly items: infer Items }
      ? Items extends { readonly type: 'object' }
        ? readonly (QuantitiesOf<Items> & Named<F>)[]
        : ValueOf<F>
      : ValueOf<F>;

/** The cell that names a row, and therefore always has a value. */
type Named<F> = F extends { readonly namedBy: infer Name extends string }
  ? { readonly [Cell in Name]: string }
  : unknown;

type ValueOf<F> = F extends { readonly oneOf: readonly { readonly const: infer Value }[] }
  ? Value
  : F extends { readonly type: 'number' | 'integer' }
    ? number
    : F extends { readonly type: 'boolean' }
      ? boolean
      : F extends { readonly type: 'array'; readonly items: infer Items }
        ? readonly (ValueOf<Items> & Named<F>)[]
        : F extends { readonly type: 'object' }
          ? InputsOf<F>
          : F extends { readonly type: 'string' }
            ? string
            : never;

type RequiredNames<S> = S extends { readonly required: readonly (infer Name)[] } ? Name : never;

/**
 * True if a field always has a value: it is always visible, and has a default or is required. `compute` must handle the
 * absence of all others.
 */
type IsCertain<S, Name, F> = F extends { readonly visibleWhen: string }
  ? false
  : F extends { readonly default: unknown } | { readonly defaultOn: unknown }
    ? true
    : Name extends RequiredNames<S>
      ? true
      : false;

/** Inputs of `compute`, inferred from the schema literal: typed numbers are quantities. */
export type QuantitiesOf<S> = S extends { readonly properties: infer Properties }
  ? {
      readonly [Name in keyof Properties]: IsCertain<S, Name, Properties[Name]> extends true
        ? QuantityOf<Properties[Name]>
        : QuantityOf<Properties[Name]> | undefined;
    }
  : never;

/** Plain values for rules and notices, inferred from the schema literal. */
export type InputsOf<S> = S extends { readonly properties: infer Properties }
  ? {
      readonly [Name in keyof Properties]: IsCertain<S, Name, Properties[Name]> extends true
        ? ValueOf<Properties[Name]>
        : ValueOf<Properties[Name]> | undefined;
    }
  : never;
