/** Values, labels and formulas as text for the components, with nothing left to decide. */
import type { Tone } from '../engine/result-layout.ts';
import type { Formatting } from '../quantity/formatting.ts';

/** A value as shown. */
export interface ShownValue {
  readonly text: string;
  readonly raw: unknown;
  /** Its path in the result, for tests and tools; only on the first showing of a value. */
  readonly hook?: string;
}

/** The answer to "why?": the formula with its numbers, the rule in a sentence, and its article. */
export interface ShownFormula {
  readonly lines: readonly string[];
  readonly law?: string;
  readonly rule?: string;
}

/** A labelled value as shown. */
export interface ShownFigure {
  /** Its path in the result. */
  readonly path: string;
  readonly label: string;
  readonly value: ShownValue;
  /** Formatting for other values of the same result. */
  readonly formatting: Formatting;
  readonly total: boolean;
  readonly note?: string;
  /** Last day for paying it, as an ISO date. */
  readonly due?: string;
  readonly formula?: ShownFormula;
  /** The verdict on it. */
  readonly tone?: Tone;
}

/** A line of a sum. */
export interface ShownLine extends Omit<ShownFigure, 'path'> {
  /** Undefined for an input. */
  readonly path?: string;
  readonly isSubtracted: boolean;
  /** The amounts that it is itself the sum of. */
  readonly parts: readonly { readonly label: string; readonly text: string }[];
  /** The reason if it is 0. */
  readonly zero?: string;
}

/** A part of a whole, or a bar of a comparison. */
export interface ShownAmount {
  readonly label: string;
  readonly amount: number;
  readonly value: ShownValue;
}

/** A column of a table as shown. */
export interface ShownColumn extends Formatting {
  readonly label: string;
  readonly value: string;
}

/** A step of the calculation. */
export interface ShownStep extends ShownFormula {
  readonly label?: string;
  readonly hook?: string;
}
