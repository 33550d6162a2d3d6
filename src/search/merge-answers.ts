/** Answers of several indexes to one query as one answer. */
import type { SearchAnswer } from './search.ts';

/** Something found, in one of the answers. */
export interface FoundIn {
  /** Which of the answers. */
  readonly answer: number;
  /** Its number there. */
  readonly number: number;
}

/** What was found in any of them. */
export interface MergedAnswer {
  /** Best matches first; ties as the answers are given. */
  readonly found: readonly FoundIn[];
  readonly terms: readonly string[];
  /** Whether these answer the query, or are only guesses. */
  readonly isSure: boolean;
}

/** Merges answers to the same query. Where one has what has all words, others that have nothing of the kind add nothing. */
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
