/** Values, labels and formulas as text, ready for the components. */
import type { Tone } from '../engine/result-layout.ts';
import type { Formatting } from '../quantity/formatting.ts';

/** A formatted value. */
export interface ShownValue {
  readonly text: string;
  readonly raw: unknown;
  /** Path in the result, for tests and tools; only where the value is shown first. */
  readonly hook?: string | undefined;
}

/** Explanation of a result: the formula with its numbers, the rule in a sentence, and its article. */
export interface ShownFormula {
  /** Label of the result; absent for a sentence of the definition. */
  readonly label?: string;
  readonly lines: readonly string[];
  readonly law?: string | undefined;
  readonly rule?: string | undefined;
  /** Path of the sentence in the result, for tests and tools. */
  readonly hook?: string | undefined;
}

/** A labelled value. */
export interface ShownFigure {
  /** Path in the result. */
  readonly path: string;
  readonly label: string;
  readonly value: ShownValue;
  /** Formatting, to format other values like this one. */
  readonly formatting: Formatting;
  readonly total: boolean;
  readonly note?: string | undefined;
  /** Last day to pay it, as an ISO date. */
  readonly due?: string | undefined;
  readonly formula?: ShownFormula | undefined;
  /** Verdict on the value. */
  readonly tone?: Tone | undefined;
}

/** A line of a sum. */
export interface ShownLine extends Omit<ShownFigure, 'path'> {
  /** Undefined for an input. */
  readonly path?: string;
  readonly isSubtracted: boolean;
  /** Amounts that add up to this one. */
  readonly parts: readonly { readonly label: string; readonly text: string }[];
  /** Reason if it is 0. */
  readonly zero?: string | undefined;
}

/** A part of a whole, or a bar. */
export interface ShownAmount {
  readonly label: string;
  readonly amount: number;
  readonly value: ShownValue;
}

/** A column of a table. */
export interface ShownColumn extends Formatting {
  readonly label: string;
  readonly value: string;
}
