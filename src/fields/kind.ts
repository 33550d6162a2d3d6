/** The interface between the engine, the form and each kind of field. `schema.ts` of a kind holds its refusals. */
import type { AnyField, ObjectSchema } from './field.ts';
import { parseNumber } from '../decimal/parse-number.ts';
import type { Formatting } from '../quantity/formatting.ts';
import type { RefusingKeyword } from '../vocabulary/refusing-keywords.ts';
import type { RawScalar, RawValue } from './raw-values.ts';
import type { KindName } from '../vocabulary/field-kinds.ts';

/** The type of a value in expressions and sentences; `boxes` are the ticked boxes of a group. */
export type FieldValueKind = 'number' | 'text' | 'truth' | 'boxes' | 'list';

/** The values around a field: those of the form and, inside a row, those of the row first. */
export type Around = Readonly<Record<string, unknown>>;

export interface Reading {
  readonly blankNumbers: 'zero' | 'missing' | undefined;
  /** Day of the calculation, `YYYY-MM-DD`. */
  readonly today: string;
  /** Records a refusal, with the field's sentence for the keyword. */
  readonly refuse: (field: AnyField, path: string, keyword: RefusingKeyword) => void;
  /** Records a refusal with the same sentence everywhere; without a sentence, a value of the wrong type. */
  readonly report: (path: string, message?: string) => void;
  /** Records a refusal that applies only if no rule has another. */
  readonly reportLast: (path: string, message: string) => void;
  /** Reads any field; rows use it for their cells. */
  readonly read: (field: AnyField, raw: RawValue, path: string) => unknown;
}

/** A field for the form: JSON Schema with numbers and dates as text, and the name of a control. */
export interface Drawing {
  readonly schema: Readonly<Record<string, unknown>>;
  /** The control, by its name in the theme; a list of rows has none. */
  readonly widget?: string;
  /** The kind that provides the control, if not the field's own. */
  readonly drawnAs?: KindName;
  /** Further options of the control. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly row?: ObjectSchema<AnyField>;
}

export interface FieldKind<F> {
  readonly is: (field: AnyField) => boolean;
  /** The type of its values in expressions and sentences. */
  readonly values: (field: F) => FieldValueKind;
  /** Reads a given value; a missing one takes the default without a call. */
  readonly read: (field: F, raw: Exclude<RawValue, undefined>, path: string, reading: Reading) => unknown;
  /** The value of a missing field without a default; absent if left out. */
  readonly blank?: (field: F, reading: Reading) => unknown;
  /** The default as a value, if the definition writes it differently. */
  readonly initial?: (field: F, path: string, reading: Reading) => unknown;
  readonly formatting: (field: F, around: Around) => Formatting;
  /** The words for a value in a sentence, if its format is not enough. */
  readonly speak?: (field: F, value: unknown) => string | undefined;
  /** The argument of `compute` for a value, if not the value itself. */
  readonly toCompute?: (field: F, value: unknown, around: Around) => unknown;
  /** The form's text for a value, if not the value itself; `each` gives the text of row cells. */
  readonly text?: (field: F, value: unknown, each: (field: AnyField, value: unknown) => unknown) => unknown;
  /**
   * The meaning of a typed text: without the unit beside the field, and with dates in figures. Unambiguous text comes
   * back unchanged.
   */
  readonly asMeant?: (field: F, text: string, around: Around, today: string) => string;
  /** The form's data for the contents of its controls, if not the first text: the `value`s of the ticked ones. */
  readonly fromControls?: (contents: readonly string[]) => unknown;
  readonly draw: (field: F, today: string) => Drawing;
  /** True if it needs the full width of the form. */
  readonly isWide?: (field: F) => boolean;
}

/** True if nothing was typed. */
export function isBlank(raw: RawScalar): boolean {
  return raw === null || raw === undefined || (typeof raw === 'string' && raw.trim() === '');
}

/** Smallest magnitude above zero; the inverse of a smaller one can overflow. */
const NEAREST_TO_ZERO = 1e-100;

/** A raw value as a number. */
export function numberOf(raw: RawScalar): number | undefined {
  const value = typeof raw === 'string' ? parseNumber(raw) : raw;
  if (typeof value !== 'number' || Number.isNaN(value)) return undefined;
  return Math.abs(value) < NEAREST_TO_ZERO ? 0 : value;
}

/** A raw value as trimmed text. */
export function textOf(raw: RawScalar): string | undefined {
  // Text is echoed in sentences and row names, and nobody typed "NaN".
  if (typeof raw === 'number') return Number.isFinite(raw) ? String(raw) : undefined;
  return typeof raw === 'string' ? raw.trim() : undefined;
}
