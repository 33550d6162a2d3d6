/** Interface between the engine, the form and each kind of field. A kind's refusals are in its `schema.ts`. */
import type { AnyField, ObjectSchema } from './field.ts';
import { parseNumber } from '../decimal/parse-number.ts';
import type { Formatting } from '../quantity/formatting.ts';
import type { RefusingKeyword } from '../vocabulary/refusing-keywords.ts';
import type { RawScalar, RawValue } from './raw-values.ts';
import type { KindName } from '../vocabulary/field-kinds.ts';

/** The type of a value in expressions and sentences; `boxes` are the ticked boxes of a group. */
export type FieldValueKind = 'number' | 'text' | 'truth' | 'boxes' | 'list';

/** Values that a field can depend on: those of the form; inside a row, the row's values take precedence. */
export type SurroundingValues = Readonly<Record<string, unknown>>;

export interface Reading {
  readonly blankNumbers: 'zero' | 'missing' | undefined;
  /** Day of the calculation, `YYYY-MM-DD`. */
  readonly today: string;
  /** Records a refusal with the field's message for the keyword. */
  readonly refuse: (field: AnyField, path: string, keyword: RefusingKeyword) => void;
  /** Records a refusal with a message that is the same everywhere; by default the one for a wrong type. */
  readonly report: (path: string, message?: string) => void;
  /** Records a refusal that is shown only if no rule refuses the field. */
  readonly reportLast: (path: string, message: string) => void;
  /** Reads any field; used by rows for their cells. */
  readonly read: (field: AnyField, raw: RawValue, path: string, around: SurroundingValues) => unknown;
}

/** A field as the form needs it: JSON Schema with numbers and dates as text, and the name of its control. */
export interface Drawing {
  readonly schema: Readonly<Record<string, unknown>>;
  /** Name of the control in the theme; a list of rows has none. */
  readonly widget?: string;
  /** Kind that provides the control, if not the field's own kind. */
  readonly drawnAs?: KindName;
  /** Further options of the control. */
  readonly options?: Readonly<Record<string, unknown>>;
  readonly row?: ObjectSchema<AnyField>;
}

export interface FieldKind<F> {
  readonly is: (field: AnyField) => boolean;
  /** Type of its values in expressions and sentences. */
  readonly values: (field: F) => FieldValueKind;
  /** Parses a given value, with the raw values around it; a missing value takes the default instead. */
  readonly read: (
    field: F,
    raw: Exclude<RawValue, undefined>,
    path: string,
    reading: Reading,
    around: SurroundingValues,
  ) => unknown;
  /** Value of a missing field without a default; none by default. */
  readonly blank?: (field: F, reading: Reading) => unknown;
  /** The default as a value, if definitions write it in another form. */
  readonly initial?: (field: F, path: string, reading: Reading) => unknown;
  readonly formatting: (field: F, around: SurroundingValues) => Formatting;
  /** Text of a value in a sentence, if its format is not enough. */
  readonly sentenceText?: (field: F, value: unknown) => string | undefined;
  /** Argument of `compute` for a value, if not the value itself. */
  readonly toCompute?: (field: F, value: unknown, around: SurroundingValues) => unknown;
  /** Text of a value in the form, if not the value itself; `each` formats the cells of a row. */
  readonly text?: (field: F, value: unknown, each: (field: AnyField, value: unknown) => unknown) => unknown;
  /**
   * Normalizes typed text as on blur: removes the unit shown beside the field, and writes numbers and dates in one
   * notation. Returns unreadable text unchanged.
   */
  readonly normalize?: (field: F, text: string, around: SurroundingValues, today: string) => string;
  /** Form data for the contents of the field's controls, if not the first text: the `value`s of the ticked ones. */
  readonly fromControls?: (contents: readonly string[]) => unknown;
  readonly draw: (field: F, today: string) => Drawing;
  /** True if it needs the form's full width. */
  readonly isWide?: (field: F) => boolean;
}

/** True if nothing was typed. */
export function isBlank(raw: unknown): boolean {
  return raw === null || raw === undefined || (typeof raw === 'string' && raw.trim() === '');
}

/** Smallest accepted magnitude above zero, because the inverse of a smaller one can overflow. */
const NEAREST_TO_ZERO = 1e-100;

/** Parses a raw value as a number. */
export function numberOf(raw: RawScalar): number | undefined {
  const value = typeof raw === 'string' ? parseNumber(raw) : raw;
  if (typeof value !== 'number' || Number.isNaN(value)) return undefined;
  return Math.abs(value) < NEAREST_TO_ZERO ? 0 : value;
}

/** Converts a raw value to trimmed text. */
export function textOf(raw: RawScalar): string | undefined {
  // Ignore NaN and infinities, because the text is quoted in sentences and row names, and nobody typed them.
  if (typeof raw === 'number') return Number.isFinite(raw) ? String(raw) : undefined;
  return typeof raw === 'string' ? raw.trim() : undefined;
}
