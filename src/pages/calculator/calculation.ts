/** Describes the state of a calculator's page, and its changes by presses, edits and pauses. */
import type { Calculator } from '../../engine/calculator.ts';
import { evaluateParsed, type Outcome } from '../../engine/evaluate/evaluate.ts';
import type { ParsedInputs } from '../../engine/parse-inputs.ts';
import { inFieldOrder, type Problem } from '../../engine/problem.ts';
import { asMeant } from '../../form/as-meant.ts';
import type { FormData } from '../../form/form-schema.ts';
import { isUnreadable } from './answering/remarks.ts';

/** A result with the contents of the form that it was calculated from. */
export interface Success {
  readonly outcome: Extract<Outcome, { ok: true }>;
  readonly data: FormData;
}

/** The state of a calculator's page. */
export interface CalculationState {
  readonly data: FormData;
  /** The contents at the visitor's last pause or exit from a field. */
  readonly paused: FormData;
  readonly problems: readonly Problem[];
  /** The last result, which survives a refusal. */
  readonly success: Success | undefined;
  /** True if input typed since the last result is refused. */
  readonly isOutdated: boolean;
  /** The contents of the last calculation, whether it succeeded or a press was refused. */
  readonly judged: FormData | undefined;
  /** Number of calculations by the button, without those that follow an edit or restore a page. */
  readonly presses: number;
  /** True if the result appeared by itself, because the form starts filled, and no press has confirmed it. */
  readonly isAutomatic?: boolean;
}

/** Parses the contents of a form. */
export type Parse = (data: FormData) => ParsedInputs;

function lengthOf(value: unknown): number | undefined {
  return Array.isArray(value) ? value.length : undefined;
}

function isBlank(value: unknown): boolean {
  const isEmpty = typeof value === 'string' && value.trim() === '';
  return value === undefined || value === null || isEmpty || isUnreadable(value);
}

/** True if the form has the field and it is blank. */
function isLeftBlank(data: FormData, field: string): boolean {
  return Object.hasOwn(data, field) && isBlank(data[field]);
}

/** The problems of unanswered questions, because a result of zeros would help nobody. */
function unanswered(
  { definition }: Calculator,
  data: FormData,
  hidden: ParsedInputs['hidden'],
): readonly Problem[] {
  return (definition.asks ?? []).flatMap(({ fields, message }) => {
    const visible = fields.filter((field) => !hidden.has(field));
    return visible.every((field) => isBlank(data[field])) ? visible.map((field) => ({ field, message })) : [];
  });
}

/**
 * The changes to the state of one calculator on one day.
 *
 * @param parse the page's parser, which parses the same contents once.
 */
export function changesOf(calculator: Calculator, today: string, parse: Parse) {
  const { inputs } = calculator.definition;

  /** `1234,5` and `1.234,50` mean the same: leaving a field tidies its text, which is not an edit. */
  const meaningOf = (data: FormData) => JSON.stringify({ ...data, ...parse(data).values });
  /** True if two contents of the form mean the same. */
  const isSame = (one: FormData, other: FormData) => one === other || meaningOf(one) === meaningOf(other);

  function evaluate(data: FormData): Outcome {
    const parsed = parse(data);
    const outcome = evaluateParsed(calculator, parsed, { today });
    const missing = unanswered(calculator, data, parsed.hidden);
    if (missing.length === 0) return outcome;
    const problems = outcome.ok ? missing : [...outcome.problems, ...missing];
    return { ok: false, problems: inFieldOrder(inputs, problems) };
  }

  /** Keeps the current result if the contents mean the same. */
  function succeed(state: CalculationState, outcome: Success['outcome'], data: FormData): CalculationState {
    const isKept = state.success !== undefined && isSame(state.success.data, data);
    const success = isKept ? state.success : { outcome, data };
    return { ...state, problems: [], success, isOutdated: false, judged: data };
  }

  /** Remaining problems of the last press: a correction removes one, and new ones wait for the button. */
  function stillRefused({ problems, data: before }: CalculationState, data: FormData): readonly Problem[] {
    if (problems.length === 0) return problems;
    const outcome = evaluate(data);
    if (outcome.ok) return [];
    // Moves the problems of later rows when a row is added or removed.
    const placeOf = ({ field }: Problem) => {
      const [name = '', , cell] = field.split('.');
      return lengthOf(data[name]) === lengthOf(before[name]) ? field : `${name}.${cell}`;
    };
    return outcome.problems.filter((problem) =>
      problems.some((shown) => shown.message === problem.message && placeOf(shown) === placeOf(problem)),
    );
  }

  return {
    isSame,

    /** True if the result belongs to other contents than those in the form. */
    isBehind: ({ success, data }: CalculationState) => success !== undefined && !isSame(success.data, data),

    /** Shows the result of a form that starts filled. Hides a refusal, because nobody pressed. */
    begin(state: CalculationState): CalculationState {
      const outcome = evaluate(state.data);
      return outcome.ok && state.presses === 0
        ? { ...succeed(state, outcome, state.data), isAutomatic: true }
        : state;
    },

    /** The visitor presses the button. */
    press(state: CalculationState, typed: FormData): CalculationState {
      const data = asMeant(inputs, typed, today);
      const outcome = evaluate(data);
      const pressed = { ...state, data, presses: state.presses + 1 };
      if (outcome.ok) return { ...succeed(pressed, outcome, data), isAutomatic: false };
      // Drops a result that appeared by itself, because the visitor has no use for it.
      const success = state.isAutomatic ? undefined : state.success;
      const isOutdated = success !== undefined;
      return {
        ...pressed,
        problems: outcome.problems,
        success,
        isOutdated,
        judged: data,
        isAutomatic: false,
      };
    },

    /** The visitor edits. */
    edit: (state: CalculationState, data: FormData): CalculationState => ({
      ...state,
      data,
      problems: stillRefused(state, data),
    }),

    /** The visitor pauses or leaves a field: a result follows the edits, or becomes outdated without a message. */
    follow(state: CalculationState): CalculationState {
      const { success, data } = state;
      if (success === undefined) return state;
      if (isSame(success.data, data)) return { ...state, isOutdated: false };
      const outcome = evaluate(data);
      return outcome.ok ? succeed(state, outcome, data) : { ...state, isOutdated: true };
    },

    /**
     * A reload, the back button or an address restores contents. Refusals are hidden, because nobody pressed,
     * except those of a shared address.
     */
    restore(untouched: CalculationState, isShared: boolean): CalculationState {
      const restored = this.press(untouched, untouched.data);
      // Values from another calculator leave some fields for the visitor to fill.
      const isUnfinished = restored.problems.some(({ field }) => isLeftBlank(untouched.data, field));
      if (isShared && !isUnfinished) return restored;
      // Keeps the page in place, because nobody pressed the button.
      return restored.success ? { ...restored, presses: 0 } : untouched;
    },
  };
}
