/** How a quantity was made: the tree from which its explanation is written. */
import type { Formatting } from './formatting.ts';
import type { Quantity } from './quantity.ts';

/** A summand with its sign. */
export interface Term {
  readonly isSubtracted: boolean;
  readonly of: Quantity;
}

/** A factor or a divisor. */
export interface Factor {
  readonly isDivisor: boolean;
  readonly of: Quantity;
}

/** What is said of a result, where it is calculated. */
export interface About extends Formatting {
  readonly label: string;
  /** Article of law or formula that the result applies. */
  readonly law?: string;
  /** Template of one explaining sentence. */
  readonly note?: string;
  /** Whether it is the sum line of the figures around it. */
  readonly isTotal?: boolean;
}

/** A result with its name. */
export interface Named {
  /** How the value came about. */
  readonly made: Quantity;
  /** The value as a plain number: money to the cent, percentages in percent. */
  readonly shown: number;
  readonly about: About;
}

/** Writes a quantity into a sentence: its formula with the figures put in, or its figure alone. */
export interface Teller {
  /** The formula with the figures put in; named results inside it as their figures. */
  readonly formula: (quantity: Quantity) => string;
  /** The value alone, written as the formatting says. */
  readonly figure: (quantity: Quantity | number, formatting: Formatting) => string;
}

/** How a quantity was made. */
export type Formula =
  /** An input or a constant, written as it is: `amount` is the number that people read (9.5 of 9,5%). */
  | { readonly kind: 'leaf'; readonly amount: number; readonly formatting: Formatting }
  | { readonly kind: 'sum'; readonly terms: readonly Term[] }
  | { readonly kind: 'product'; readonly factors: readonly Factor[] }
  | { readonly kind: 'power'; readonly base: Quantity; readonly exponent: Quantity }
  | { readonly kind: 'negative'; readonly of: Quantity }
  | { readonly kind: 'whole'; readonly of: Quantity; readonly direction: 'up' | 'down' }
  /** Not above, or not below, a limit; `isReached` where the limit stands in for the value. */
  | {
      readonly kind: 'limited';
      readonly of: Quantity;
      readonly limit: Quantity;
      readonly side: 'above' | 'below';
      readonly isReached: boolean;
    }
  /** A named result: in other formulas it is its figure, where that keeps them true, and else its own formula. */
  /** `isUnrounded`: the exact amount is meant, where a sum would take the rounded one. */
  | ({ readonly kind: 'named'; readonly isUnrounded?: true } & Named)
  /** What reads better in its own words: one or more lines, the last of which ends in the value. */
  | { readonly kind: 'told'; readonly lines: (teller: Teller) => readonly string[] };
