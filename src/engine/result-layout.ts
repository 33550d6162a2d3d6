/**
 * The vocabulary of a result: which values of `compute` are shown, in what order and how. The renderer reads
 * `ResultElement`; `LayoutOf<R>` restricts the names to those that a particular `compute` returns. Both are derived
 * from the shapes of the elements.
 */
import type { figure } from '../vocabulary/elements/figures.ts';
import type { Elements } from '../vocabulary/element-kinds.ts';
import type { column } from '../vocabulary/elements/table.ts';
import type { tone } from '../vocabulary/parts.ts';
import type { Names, PartOf } from '../vocabulary/shape.ts';
import type { LinesPath, RowAt, RowsPath, ValuePath } from './result-paths.ts';

/** Meaning of a notice, a class on a scale or a verdict; never shown by colour alone. */
export type Tone = PartOf<typeof tone>;

export type ElementKind = keyof Elements;

/** An element of a kind, with the names that it may use. */
export type ElementOf<Kind extends ElementKind, N extends Names = Names> = PartOf<Elements[Kind], N>;

/** Names for elements on rows: the rows and their cells. */
interface RowNames<Rows extends string, Cell extends string> extends Names {
  readonly rows: Rows;
  readonly cell: Cell;
}

/** A value of the result, in its declared format or in another. */
export type Figure = PartOf<typeof figure>;

export type TableColumn<Cell extends string = string> = PartOf<typeof column, RowNames<string, Cell>>;

/** One element of a result, as the renderer reads it. */
export type ResultElement = { readonly [Kind in ElementKind]: ElementOf<Kind> }[ElementKind];

/** Kinds of elements that draw rows. */
type RowKind = {
  [Kind in ElementKind]: Elements[Kind] extends { readonly properties: { readonly rows: unknown } }
    ? Kind
    : never;
}[ElementKind];

interface NamesIn<R, Rows extends string = never, Cell extends string = never> extends Names {
  readonly value: ValuePath<R>;
  readonly lines: LinesPath<R>;
  readonly rows: Rows;
  readonly cell: Cell;
}

/** The layout of a result of type `R`: every name must exist in `R`. A sentence alone is a neutral notice. */
export type LayoutOf<R> = readonly (
  | string
  | ElementOf<Exclude<ElementKind, RowKind>, NamesIn<R>>
  | { [Rows in RowsPath<R>]: ElementOf<RowKind, NamesIn<R, Rows, ValuePath<RowAt<R, Rows>>>> }[RowsPath<R>]
)[];
