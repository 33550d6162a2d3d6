/**
 * The vocabulary of a result: which of the values that `compute` returned are shown, in what order and
 * how. `ResultElement` is what the renderer reads; `LayoutOf<R>` is the same vocabulary with its paths
 * tied to what a particular `compute` returns.
 */
import type { Formatting } from '../quantity/formatting.ts';
import type { LinesPath, RowAt, RowsPath, ValuePath } from './result-paths.ts';

/** How a notice or a class on a scale is coloured; colour is never the only sign. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';

interface Conditional {
  /** Expression over inputs and results; the element shows only while it is true. */
  readonly when?: string;
}

/** Where a place wants another word, or another form, than the result was declared with. */
interface Override extends Partial<Formatting> {
  readonly label?: string;
}

/** A value of the result, shown as it was declared. */
export interface Figure<Path extends string = string> extends Override, Conditional {
  readonly value: Path;
  /** Template of one explaining sentence. */
  readonly note?: string;
}

/** The one figure that the visitor came for. */
export interface HeadlineElement<Path extends string = string> extends Figure<Path> {
  readonly kind: 'headline';
}

/** Figures in a titled group. Values that a case does not have are left out. */
export interface FiguresElement<Path extends string = string> extends Conditional {
  readonly kind: 'figures';
  readonly title?: string;
  readonly items: readonly (Path | Figure<Path>)[];
}

/** A column of a table. */
export interface TableColumn<Cell extends string = string> extends Override {
  readonly value: Cell;
}

/** A table; a long one shows its `first` rows and the rest on demand, and can be downloaded. */
export interface TableElement<
  Rows extends string = string,
  Cell extends string = string,
> extends Conditional {
  readonly kind: 'table';
  /** The label of the rows if left out. */
  readonly title?: string;
  readonly rows: Rows;
  /** All declared ones if left out. */
  readonly columns?: readonly (Cell | TableColumn<Cell>)[];
  /** How many rows show before "Ver todas" (12 if left out). */
  readonly first?: number;
  /** Name of the spreadsheet (CSV) offered for download, without its ending. */
  readonly download?: string;
}

/** A sentence set apart. The text is a template. */
export interface NoticeElement extends Conditional {
  readonly kind: 'notice';
  readonly tone: Tone;
  readonly text: string;
}

/** A paragraph. The text is a template. */
export interface TextElement extends Conditional {
  readonly kind: 'text';
  readonly text: string;
}

/** A list of sentences that compute returned. */
export interface LinesElement<Lines extends string = string> extends Conditional {
  readonly kind: 'lines';
  readonly title: string;
  readonly lines: Lines;
  /** Sets each sentence apart as a notice of this tone; without it they are the items of a list. */
  readonly tone?: Tone;
}

/**
 * "Como chegamos a este valor": the formula of every result that was calculated, in the order in which they were
 * declared; or the sentences of a list that compute returned.
 */
export interface StepsElement<Lines extends string = string> extends Conditional {
  readonly kind: 'steps';
  readonly lines?: Lines;
  /** The formulas come after the sentences. */
  readonly followedBy?: 'formulas';
}

/** Lines or stacked areas over time, from the rows of a list. */
export interface ChartElement<
  Rows extends string = string,
  Cell extends string = string,
> extends Conditional {
  readonly kind: 'chart';
  readonly shape: 'line' | 'area';
  /** The label of the rows if left out. */
  readonly title?: string;
  readonly rows: Rows;
  /** The horizontal axis. */
  readonly x: Cell;
  readonly series: readonly (Cell | { readonly label: string; readonly value: Cell })[];
}

/** A named amount of a composition or comparison. */
type Amount<Path extends string> = Path | { readonly label: string; readonly value: Path };

/** How a sum is made up, as one bar. Parts of 0 are left out. */
export interface CompositionElement<Path extends string = string> extends Conditional {
  readonly kind: 'composition';
  readonly title: string;
  readonly parts: readonly Amount<Path>[];
}

/** How a sum is made up, one part per row of a list. */
export interface RowCompositionElement<
  Rows extends string = string,
  Cell extends string = string,
> extends Conditional {
  readonly kind: 'rowComposition';
  readonly title: string;
  readonly rows: Rows;
  readonly label: Cell;
  readonly value: Cell;
}

/** Two or more amounts side by side, as bars on one scale. */
export interface ComparisonElement<Path extends string = string> extends Conditional {
  readonly kind: 'comparison';
  readonly title: string;
  readonly bars: readonly Amount<Path>[];
}

/** A named class on a scale. */
export interface ScaleClass {
  readonly label: string;
  /** Upper end, exclusive: the next class begins here. */
  readonly upTo: number;
  readonly tone: Tone;
}

/** Where a value stands on a scale of named classes, for example the body-mass index. */
export interface ScaleElement<Path extends string = string> extends Conditional {
  readonly kind: 'scale';
  readonly title: string;
  readonly value: Path;
  /** The result that names the class; without it the class is looked up by the value. */
  readonly current?: Path;
  readonly from: number;
  /** In ascending order. */
  readonly classes: readonly ScaleClass[];
}

/** Ranges side by side, for example heart-rate zones. */
export interface RangesElement<Path extends string = string> extends Conditional {
  readonly kind: 'ranges';
  readonly title: string;
  readonly ranges: readonly {
    readonly label: string;
    readonly min: Path;
    readonly max: Path;
    readonly note?: string;
  }[];
}

/** One element of a result, as the renderer reads it. */
export type ResultElement =
  | HeadlineElement
  | FiguresElement
  | TableElement
  | NoticeElement
  | TextElement
  | LinesElement
  | StepsElement
  | ChartElement
  | CompositionElement
  | RowCompositionElement
  | ComparisonElement
  | ScaleElement
  | RangesElement;

type RowElementOf<R> = {
  [Rows in RowsPath<R>]:
    | TableElement<Rows, ValuePath<RowAt<R, Rows>>>
    | ChartElement<Rows, ValuePath<RowAt<R, Rows>>>
    | RowCompositionElement<Rows, ValuePath<RowAt<R, Rows>>>;
}[RowsPath<R>];

/** The layout of a result of type `R`: every path it names exists in `R`. */
export type LayoutOf<R> = readonly (
  | HeadlineElement<ValuePath<R>>
  | FiguresElement<ValuePath<R>>
  | NoticeElement
  | TextElement
  | LinesElement<LinesPath<R>>
  | StepsElement<LinesPath<R>>
  | CompositionElement<ValuePath<R>>
  | ComparisonElement<ValuePath<R>>
  | ScaleElement<ValuePath<R>>
  | RangesElement<ValuePath<R>>
  | RowElementOf<R>
)[];
