/** Expression tree of a quantity, from which explanations are derived. */
import type { Formatting } from './formatting.ts';
import type { Quantity } from './quantity.ts';

/** A summand with its sign. */
export interface Term {
  readonly isSubtracted: boolean;
  readonly of: Quantity;
}

export interface Factor {
  readonly isDivisor: boolean;
  readonly of: Quantity;
}

/** Remarks on a result, where it is declared. */
export interface About extends Formatting {
  readonly label: string;
  /** Article of law, or formula, behind the result. */
  readonly law?: string;
  /** One sentence that states the rule of that article. */
  readonly rule?: string;
  /** Template of one sentence that explains the result. */
  readonly note?: string;
  /** Last day to pay the amount, `YYYY-MM-DD`, for calendar files; not part of the result. */
  readonly due?: string;
  /** True for the total of the figures around it. */
  readonly isTotal?: boolean;
  /** Reason for a 0: a sum then shows the line with this reason instead of collapsing it. */
  readonly zero?: string;
}

export interface Named {
  /** The expression behind the value. */
  readonly made: Quantity;
  /** The value as a plain number: money to the cent, percentages in percent. */
  readonly shown: number;
  readonly about: About;
}

/** Formats a quantity for a sentence. */
export interface SentenceWriter {
  /** Its formula with figures substituted; named results appear as figures. */
  readonly formula: (quantity: Quantity) => string;
  /** Its value alone. */
  readonly figure: (quantity: Quantity | number, formatting: Formatting) => string;
}

/** A node of the expression tree. */
export type Formula =
  /**
   * An input or a constant, shown as a figure: `amount` is the displayed number (9.5 for 9,5%); an input has a label.
   */
  | {
      readonly kind: 'leaf';
      readonly amount: number;
      readonly formatting: Formatting;
      readonly label?: string | undefined;
    }
  | { readonly kind: 'sum'; readonly terms: readonly Term[] }
  | { readonly kind: 'product'; readonly factors: readonly Factor[] }
  | { readonly kind: 'power'; readonly base: Quantity; readonly exponent: Quantity }
  | { readonly kind: 'negative'; readonly of: Quantity }
  | { readonly kind: 'whole'; readonly of: Quantity; readonly direction: 'up' | 'down' }
  /** Clamped to a minimum or maximum; `isReached` if the limit replaces the value. */
  | {
      readonly kind: 'limited';
      readonly of: Quantity;
      readonly limit: Quantity;
      readonly side: 'above' | 'below';
      readonly isReached: boolean;
    }
  /**
   * A named result: other formulas show its figure if the displayed equation then holds, or else its own formula.
   * `isUnrounded` uses the exact amount where a sum would use the rounded one.
   */
  | ({ readonly kind: 'named'; readonly isUnrounded?: true } & Named)
  /** A custom explanation: one or more lines; the last one ends in the value. */
  | { readonly kind: 'explained'; readonly lines: (writer: SentenceWriter) => readonly string[] };
