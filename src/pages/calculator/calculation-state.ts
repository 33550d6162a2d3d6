/** What a calculator's page knows. */
import type { Outcome } from '../../engine/evaluate/evaluate.ts';
import type { Problem } from '../../engine/problem.ts';
import type { FormData } from '../../form/form-schema.ts';

/** A result with the contents of the form that it was calculated from. */
export interface Success {
  readonly outcome: Extract<Outcome, { ok: true }>;
  readonly data: FormData;
}

/** The state of a calculator's page. */
export interface CalculationState {
  readonly data: FormData;
  readonly problems: readonly Problem[];
  /** The last result; a refusal leaves it. */
  readonly success: Success | undefined;
  /** What was typed since the last result is refused. */
  readonly isOutdated: boolean;
  /** What the last calculation was made with, whether it succeeded or a press was refused. */
  readonly judged: FormData | undefined;
  /** Counts the calculations that the visitor asked for; one that only comes back or follows an edit does not count. */
  readonly presses: number;
}

/** A form that nothing was asked of yet. */
export function untouchedState(data: FormData): CalculationState {
  return { data, problems: [], success: undefined, isOutdated: false, judged: undefined, presses: 0 };
}
