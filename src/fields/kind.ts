/** What the engine and the form ask of every kind of field. What a kind refuses beforehand stands in its `schema.ts`. */
import type { AnyField, ObjectSchema } from './field.ts';
import { parseNumber } from '../decimal/parse-number.ts';
import type { Formatting } from '../quantity/formatting.ts';
import type { RefusingKeyword } from '../vocabulary/refusing-keywords.ts';
import type { RawScalar, RawValue } from './raw-values.ts';
import type { KindName } from '../vocabulary/field-kinds.ts';

/** What a value is to expressions and sentences; `boxes` are those ticked of a group. */
export type FieldValueKind = 'number' | 'text' | 'truth' | 'boxes' | 'list';

/** The values among which a field stands: those of the form and, in a row, those of the row before them. */
export type Around = Readonly<Record<string, unknown>>;

/** One reading of the raw inputs. */
export interface Reading {
  readonly blankNumbers: 'zero' | 'missing' | undefined;
  /** Day of the calculation, `YYYY-MM-DD`. */
  readonly today: string;
  /** Notes that a value is refused, with the sentence that the field has for the keyword. */
  readonly refuse: (field: AnyField, path: string, keyword: RefusingKeyword) => void;
  /** Notes a refusal that has the same sentence everywhere; without one, what is no value at all. */
  readonly tell: (path: string, message?: string) => void;
  /** Notes a refusal that is told where no rule has another. */
  readonly tellLast: (path: string, message: string) => void;
  /** Reads any field: rows ask it for their cells. */
  readonly read: (field: AnyField, raw: RawValue, path: string) => unknown;
}

/** A field as the form draws it: JSON Schema with numbers and dates as text, and the name of a control. */
export interface Drawing {
  readonly schema: Readonly<Record<string, unknown>>;
  /** The control, by its name in the theme; a list of rows has none. */
  readonly widget?: string;
  /** The kind whose control it is, if not that of the field. */
  readonly drawnAs?: KindName;
  /** What the control needs besides the field. */
  readonly options?: Readonly<Record<string, unknown>>;
  /** The fields of a row. */
  readonly row?: ObjectSchema<AnyField>;
}

/** The module of a kind. */
export interface FieldKind<F> {
  readonly is: (field: AnyField) => boolean;
  /** What its values are to expressions and sentences. */
  readonly values: (field: F) => FieldValueKind;
  /** Reads what was given; what was not given is the default, and never comes here. */
  readonly read: (field: F, raw: Exclude<RawValue, undefined>, path: string, reading: Reading) => unknown;
  /** The value of a field without a default of which nothing was given; absent if left out. */
  readonly blank?: (field: F, reading: Reading) => unknown;
  /** The default as a value, where it is written otherwise. */
  readonly initial?: (field: F, path: string, reading: Reading) => unknown;
  /** How its values are written out. */
  readonly formatting: (field: F, around: Around) => Formatting;
  /** How a value is said in a sentence, where it is not just written out. */
  readonly speak?: (field: F, value: unknown) => string | undefined;
  /** What `compute` gets for a value, if not the value. */
  readonly toCompute?: (field: F, value: unknown, around: Around) => unknown;
  /** The text with which the form shows a value, if not the value; `each` gives that of the cells of rows. */
  readonly text?: (field: F, value: unknown, each: (field: AnyField, value: unknown) => unknown) => unknown;
  /**
   * The text that a person means who writes it: without the unit that stands beside the field, a date in figures.
   * Text that means just what it says comes back as it is.
   */
  readonly asMeant?: (field: F, text: string, around: Around, today: string) => string;
  /** What the form holds for the contents of its controls, if not the first text: `value`s of those that are ticked. */
  readonly fromControls?: (contents: readonly string[]) => unknown;
  readonly draw: (field: F, today: string) => Drawing;
  /** Whether it wants the whole width of the form. */
  readonly isWide?: (field: F) => boolean;
}

/** Whether nothing was written. */
export function isBlank(raw: RawScalar): boolean {
  return raw === null || raw === undefined || (typeof raw === 'string' && raw.trim() === '');
}

/** Closer to zero than any measure; the inverse of what is closer still can overflow. */
const NEAREST_TO_ZERO = 1e-100;

/** A raw value as a number. */
export function numberOf(raw: RawScalar): number | undefined {
  const value = typeof raw === 'string' ? parseNumber(raw) : raw;
  if (typeof value !== 'number' || Number.isNaN(value)) return undefined;
  return Math.abs(value) < NEAREST_TO_ZERO ? 0 : value;
}

/** A raw value as text, without spaces around it. */
export function textOf(raw: RawScalar): string | undefined {
  // Text is echoed in sentences and names of rows: "NaN" is nothing that anybody typed.
  if (typeof raw === 'number') return Number.isFinite(raw) ? String(raw) : undefined;
  return typeof raw === 'string' ? raw.trim() : undefined;
}
