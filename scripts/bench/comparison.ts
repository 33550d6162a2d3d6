/** What of the pages is compared, and against which goals. */
import type { Candidate } from './candidates.ts';

/** Medians of one page, in bytes and milliseconds. */
export interface Figures {
  scripts: number;
  total: number;
  visible: number;
  ready: number;
  keys: number;
  first: number;
  later: number;
}

export type Measure = keyof Figures;

/** One page as it was measured with the processor so many times slower. */
export interface Measured {
  readonly candidate: Candidate;
  readonly rate: number;
  readonly figures: Figures;
  /** Time of the processor that the main thread took, in milliseconds. */
  readonly work: Pick<Figures, 'ready' | 'keys' | 'first' | 'later'>;
}

/** How often ours may take what the page written by hand takes. */
export const GOALS = { scripts: 1.4, ready: 2, keys: 1.5, first: 1.5, later: 1.5 } as const;

type Goal = keyof typeof GOALS;

/** How a page of ours does in one measure. */
export interface Verdict {
  readonly candidate: Candidate;
  readonly rate: number;
  readonly measure: Goal;
  /** Times what the page written by hand takes. */
  readonly ratio: number;
  /** The same in time of the processor, which other work of the machine hardly touches; none for what is loaded. */
  readonly workRatio: number | undefined;
  readonly isMet: boolean;
  /** Whether it needs less than each of the engines. */
  readonly isAhead: boolean;
}

/**
 * The page written by hand, at the same rate.
 *
 * @throws Error when it was not measured
 */
export function byHand(all: readonly Measured[], rate: number): Measured {
  const found = all.find((one) => one.rate === rate && one.candidate.kind === 'by-hand');
  if (!found) throw new Error('The page written by hand was not measured.');
  return found;
}

/** How our pages do in each measure that has a goal, and at each rate. */
export function verdicts(all: readonly Measured[]): Verdict[] {
  const ours = all.filter(({ candidate }) => candidate.kind === 'ours');
  return ours.flatMap(({ candidate, rate, figures, work }) => {
    const { figures: base, work: baseWork } = byHand(all, rate);
    const engines = all.filter((one) => one.rate === rate && one.candidate.kind === 'engine');
    // What is loaded does not depend on the processor, and is judged once.
    const judged = (Object.keys(GOALS) as Goal[]).filter(
      (measure) => measure !== 'scripts' || rate === Math.min(...all.map((one) => one.rate)),
    );
    return judged.map((measure) => {
      const ratio = figures[measure] / base[measure];
      return {
        candidate,
        rate,
        measure,
        ratio,
        workRatio: measure === 'scripts' ? undefined : work[measure] / baseWork[measure],
        isMet: ratio <= GOALS[measure],
        isAhead: engines.every((engine) => figures[measure] < engine.figures[measure]),
      };
    });
  });
}
