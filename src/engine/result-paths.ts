/** The result as data, and the dotted paths of a result type. A layout with any other path does not compile. */
import type { NamedRows, NamedValue } from '../quantity/declare.ts';
import type { Quantity } from '../quantity/quantity.ts';

/** A result as plain data: the return value of `compute` without names and formulas. */
export type Plain<R> = R extends Quantity
  ? number
  : R extends NamedValue<infer Value>
    ? Value
    : R extends NamedRows<infer Row>
      ? readonly Plain<Row>[]
      : R extends readonly (infer Item)[]
        ? readonly Plain<Item>[]
        : R extends object
          ? { readonly [Key in keyof R]: Plain<R[Key]> }
          : R;

type Scalar = number | string | boolean;
type Present<T> = NonNullable<T>;

/** Dotted path of a single value in the result. */
export type ValuePath<R> = {
  [Key in keyof R & string]: Present<R[Key]> extends Scalar
    ? Key
    : Present<R[Key]> extends readonly unknown[]
      ? never
      : `${Key}.${ValuePath<Present<R[Key]>>}`;
}[keyof R & string];

type PathTo<R, Kind> = {
  [Key in keyof R & string]: Present<R[Key]> extends Scalar
    ? never
    : Present<R[Key]> extends Kind
      ? Key
      : Present<R[Key]> extends readonly unknown[]
        ? never
        : `${Key}.${PathTo<Present<R[Key]>, Kind>}`;
}[keyof R & string];

/** Dotted path of a list of sentences. */
export type LinesPath<R> = PathTo<R, readonly string[]>;
/** Dotted path of a list of rows. */
export type RowsPath<R> = PathTo<R, readonly object[]>;

type AtPath<R, Path extends string> = Path extends `${infer Head}.${infer Rest}`
  ? Head extends keyof R
    ? AtPath<Present<R[Head]>, Rest>
    : never
  : Path extends keyof R
    ? Present<R[Path]>
    : never;

/** The row type of the list at a path. */
export type RowAt<R, Path extends string> = AtPath<R, Path> extends readonly (infer Row)[] ? Row : never;

/** Types that compute may return: plain values, nested objects, lists of rows, of sentences or of numbers. */
export type ResultValue =
  | number
  | string
  | boolean
  | undefined
  | readonly string[]
  | readonly number[]
  | readonly ResultRecord[]
  | ResultRecord;

/** A result with its values by name. */
export interface ResultRecord {
  readonly [name: string]: ResultValue;
}
