/** How presses, edits and pauses change what a calculator's page knows. */
import type { Calculator } from '../../../engine/calculator.ts';
import { evaluateParsed, type Outcome } from '../../../engine/evaluate/evaluate.ts';
import { inFieldOrder, type Problem } from '../../../engine/problem.ts';
import { asMeant } from '../../../form/as-meant.ts';
import type { FormData } from '../../../form/form-schema.ts';
import { unanswered } from './asks.ts';
import { untouchedState, type CalculationState, type Success } from '../calculation-state.ts';
import type { parserOf } from '../parser-of.ts';

function lengthOf(value: unknown): number | undefined {
  return Array.isArray(value) ? value.length : undefined;
}

/**
 * The changes of the state of one calculator on one day.
 *
 * @param parse the parser of its page, which understands what is typed once for all.
 */
export function changesOf(calculator: Calculator, today: string, parse: ReturnType<typeof parserOf>) {
  /** `1234,5` and `1.234,50` are one amount: a field that is left tidies its text, which is no edit. */
  const meaningOf = (data: FormData) => JSON.stringify({ ...data, ...parse(data).values });

  let last: { readonly meaning: string; readonly outcome: Outcome } | undefined;
  /** The outcome of what is typed, calculated once for what means the same. */
  function calculated(data: FormData): Outcome {
    const meaning = meaningOf(data);
    if (last?.meaning !== meaning)
      last = { meaning, outcome: evaluateParsed(calculator, parse(data), { today }) };
    return last.outcome;
  }

  function evaluate(data: FormData): Outcome {
    const outcome = calculated(data);
    const missing = unanswered(calculator, data, parse(data).hidden);
    if (missing.length === 0) return outcome;
    const problems = outcome.ok ? missing : [...outcome.problems, ...missing];
    return { ok: false, problems: inFieldOrder(calculator.definition.inputs, problems) };
  }

  const isSame = (one: FormData, other: FormData) => one === other || meaningOf(one) === meaningOf(other);

  /** What means the same as the result on the screen is not drawn anew. */
  const succeed = (
    state: CalculationState,
    outcome: Success['outcome'],
    data: FormData,
  ): CalculationState => ({
    ...state,
    problems: [],
    success: state.success && isSame(state.success.data, data) ? state.success : { outcome, data },
    isOutdated: false,
    judged: data,
  });

  /** What was refused and still would be: a refusal goes with its correction, and a new one waits for the button. */
  function stillRefused({ problems, data: before }: CalculationState, from: FormData): readonly Problem[] {
    if (problems.length === 0) return problems;
    const outcome = evaluate(from);
    if (outcome.ok) return [];
    // Where a row came or went, the refusals of the rows below go along with them.
    const placeOf = ({ field }: Problem) => {
      const [name = '', , cell] = field.split('.');
      return lengthOf(from[name]) === lengthOf(before[name]) ? field : `${name}.${cell}`;
    };
    return outcome.problems.filter((problem) =>
      problems.some((told) => told.message === problem.message && placeOf(told) === placeOf(problem)),
    );
  }

  return {
    /** What a press would bring: of contents that mean the same as those of the last time, it is known already. */
    outcomeOf: evaluate,

    /** Whether the result is of other data than what is typed. */
    isBehind: ({ success, data }: CalculationState) => success !== undefined && !isSame(success.data, data),

    /** The visitor asks for a result; what is refused is told. */
    press(state: CalculationState, typed: FormData): CalculationState {
      const data = asMeant(calculator.definition.inputs, typed, today);
      const presses = state.presses + 1;
      const outcome = evaluate(data);
      if (outcome.ok) return { ...succeed(state, outcome, data), data, presses };
      return {
        ...state,
        data,
        problems: outcome.problems,
        isOutdated: state.success !== undefined,
        judged: data,
        presses,
      };
    },

    /** The visitor edits. */
    edit: (state: CalculationState, data: FormData): CalculationState => ({
      ...state,
      data,
      problems: stillRefused(state, data),
    }),

    /**
     * The visitor pauses, leaves a field or reaches for the button: the result follows what was typed, or is out of date;
     * nothing is told of what is refused.
     */
    follow(state: CalculationState): CalculationState {
      const { success, data } = state;
      if (success === undefined) return state;
      // What means the same keeps its result.
      if (isSame(success.data, data)) return state.isOutdated ? { ...state, isOutdated: false } : state;
      const outcome = evaluate(data);
      if (outcome.ok) return succeed(state, outcome, data);
      return state.isOutdated ? state : { ...state, isOutdated: true };
    },

    /** What a reload, the way back or a shared address brings: unasked, nothing is told of what is refused. */
    restore(data: FormData, isShared: boolean): CalculationState {
      // Going back, one returns to where one was, and not to the result.
      const restored = this.press(untouchedState(data), data);
      if (isShared) return restored;
      return restored.success ? { ...restored, presses: 0 } : untouchedState(data);
    },
  };
}

/** What `changesOf` returns. */
export type CalculationChanges = ReturnType<typeof changesOf>;
