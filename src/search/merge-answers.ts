/** Merges the answers of several indexes to the same query. */
import type { SearchAnswer } from './search.ts';

/** A result in one of the answers. */
export interface FoundIn {
  /** Index of the answer that contains the result. */
  readonly answer: number;
  /** Number of the result in that answer. */
  readonly number: number;
}

export interface MergedAnswer {
  /** Results, best first; equal ones in the order of the answers. */
  readonly found: readonly FoundIn[];
  readonly terms: readonly string[];
  /** True if the results answer the query, false if they are guesses. */
  readonly isSure: boolean;
}

/** Merges answers to a query. If one has full matches, the partial matches of the others are dropped. */
export function merged(answers: readonly SearchAnswer[]): MergedAnswer {
  const isWhole = answers.some((answer) => answer.isWhole);
  const all = answers.flatMap((own, answer) =>
    isWhole && !own.isWhole
      ? []
      : own.found.map((number, place) => ({ answer, number, score: own.scores[place] ?? 0 })),
  );
  const found = all.toSorted((a, b) => b.score - a.score).map(({ answer, number }) => ({ answer, number }));
  const isSure = answers[found[0]?.answer ?? -1]?.isSure === true;
  return { found, isSure, terms: [...new Set(answers.flatMap(({ terms }) => terms))] };
}
