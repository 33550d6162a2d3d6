/** Expression tree of a quantity, from which its explanation is derived. */
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

/** Remarks on a result, declared where it is calculated. */
export interface About extends Formatting {
  readonly label: string;
  /** Article of law, or formula, that the result applies. */
  readonly law?: string;
  /** One sentence that says the rule of that article. */
  readonly rule?: string;
  /** Template of one explanatory sentence. */
  readonly note?: string;
  /** The last day for payment, `YYYY-MM-DD`, exported to calendars. Not part of the result. */
  readonly due?: string;
  /** True for the total of the figures around it. */
  readonly isTotal?: boolean;
  /** The reason for a 0: the sum then shows the line with this reason instead of folding it away. */
  readonly zero?: string;
}

export interface Named {
  /** The expression that gives the value. */
  readonly made: Quantity;
  /** The value as a plain number: money to the cent, percentages in percent. */
  readonly shown: number;
  readonly about: About;
}

/** Formats a quantity in a sentence: its formula with the figures substituted, or its figure alone. */
export interface SentenceWriter {
  /** The formula with the figures substituted; named results inside it as their figures. */
  readonly formula: (quantity: Quantity) => string;
  /** The value alone, formatted. */
  readonly figure: (quantity: Quantity | number, formatting: Formatting) => string;
}

/** A node of the expression tree. */
export type Formula =
  /**
   * An input or a constant, written as a figure: `amount` is the displayed number (9.5 for 9,5%); an input has a label.
   */
  | {
      readonly kind: 'leaf';
      readonly amount: number;
      readonly formatting: Formatting;
      readonly label?: string;
    }
  | { readonly kind: 'sum'; readonly terms: readonly Term[] }
  | { readonly kind: 'product'; readonly factors: readonly Factor[] }
  | { readonly kind: 'power'; readonly base: Quantity; readonly exponent: Quantity }
  | { readonly kind: 'negative'; readonly of: Quantity }
  | { readonly kind: 'whole'; readonly of: Quantity; readonly direction: 'up' | 'down' }
  /** Clamped to at most, or at least, a limit; `isReached` when the limit replaces the value. */
  | {
      readonly kind: 'limited';
      readonly of: Quantity;
      readonly limit: Quantity;
      readonly side: 'above' | 'below';
      readonly isReached: boolean;
    }
  /**
   * A named result: other formulas show its figure if the displayed equation then holds, and otherwise its
   * own formula. `isUnrounded` uses the exact amount where a sum would use the rounded one.
   */
  | ({ readonly kind: 'named'; readonly isUnrounded?: true } & Named)
  /** A custom explanation: one or more lines, the last of which ends in the value. */
  | { readonly kind: 'explained'; readonly lines: (writer: SentenceWriter) => readonly string[] };
