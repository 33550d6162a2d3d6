/** State of a calculator's page, and its changes by clicks, edits and pauses. */
import type { Calculator } from '../../engine/calculator.ts';
import { evaluateParsed, type Outcome } from '../../engine/evaluate/evaluate.ts';
import type { ParsedInputs } from '../../engine/parse-inputs.ts';
import { inFieldOrder, type Problem } from '../../engine/problem.ts';
import { isBlank } from '../../fields/kind.ts';
import { normalizeTexts } from '../../form/normalize-texts.ts';
import type { FormData } from '../../form/form-schema.ts';
import { isUnreadable } from './answering/remarks.ts';
import { isSame as isSameText } from './share-link.ts';

/** A result with the form's contents that it was calculated from. */
export interface Success {
  readonly outcome: Extract<Outcome, { ok: true }>;
  readonly data: FormData;
}

/** The state of a calculator's page. */
export interface CalculationState {
  readonly data: FormData;
  /** Contents when the visitor last paused or left a field. */
  readonly paused: FormData;
  readonly problems: readonly Problem[];
  /** The last result, which stays during a refusal. */
  readonly success: Success | undefined;
  /** True if the current input is refused, so that the result is stale. */
  readonly isOutdated: boolean;
  /** Contents of the last calculation by the button, or of an update that succeeded. */
  readonly submitted: FormData | undefined;
  /** Number of calculations by the button, without updates after edits and restored pages. */
  readonly presses: number;
  /** True for the initial result of a form that starts filled, until a click confirms it. */
  readonly isAutomatic?: boolean;
}

/** Parses a form's contents. */
export type Parse = (data: FormData) => ParsedInputs;

function lengthOf(value: unknown): number | undefined {
  return Array.isArray(value) ? value.length : undefined;
}

/** True if the form has the field and it is blank. */
function isLeftBlank(data: FormData, field: string): boolean {
  return Object.hasOwn(data, field) && isBlank(data[field]);
}

/** True for a field without an answer, such as one with unreadable text. */
function isUnanswered(value: unknown): boolean {
  return isBlank(value) || isUnreadable(value);
}

/** Problems of unanswered questions, because a result of zeros helps nobody. */
function unanswered(
  { definition }: Calculator,
  data: FormData,
  hidden: ParsedInputs['hidden'],
): readonly Problem[] {
  return (definition.asks ?? []).flatMap(({ fields, message }) => {
    const visible = fields.filter((field) => !hidden.has(field));
    return visible.every((field) => isUnanswered(data[field]))
      ? visible.map((field) => ({ field, message }))
      : [];
  });
}

/**
 * Creates the state changes of one calculator on one day.
 *
 * @param parse the page's parser, which caches the last contents
 */
export function changesOf(calculator: Calculator, today: string, parse: Parse) {
  const { inputs } = calculator.definition;

  /** Normalizes contents: `1234,5` and `1.234,50` are equal, because tidying on blur is not an edit. */
  const meaningOf = (data: FormData) => JSON.stringify({ ...data, ...parse(data).values });
  /** True if two form contents mean the same. */
  const isSame = (one: FormData, other: FormData) => one === other || meaningOf(one) === meaningOf(other);

  /** Contents as the fields write them on blur; the same object if equal, because it identifies an untouched form. */
  function tidied(data: FormData): FormData {
    const written = normalizeTexts(inputs, data, today);
    return isSameText(written, data) ? data : written;
  }

  /** Contents as on blur if that changes their meaning, such as "3 mil"; otherwise as typed. */
  function normalized(data: FormData): FormData {
    const written = tidied(data);
    return isSame(written, data) ? data : written;
  }

  function evaluate(data: FormData): Outcome {
    const parsed = parse(data);
    const outcome = evaluateParsed(calculator, parsed, { today });
    const missing = unanswered(calculator, data, parsed.hidden);
    if (missing.length === 0) return outcome;
    const problems = outcome.ok ? missing : [...outcome.problems, ...missing];
    return { ok: false, problems: inFieldOrder(inputs, problems) };
  }

  /** Keeps the current result object if the contents mean the same. */
  function succeed(state: CalculationState, outcome: Success['outcome'], data: FormData): CalculationState {
    const isKept = state.success !== undefined && isSame(state.success.data, data);
    const success = isKept ? state.success : { outcome, data: tidied(data) };
    return { ...state, problems: [], success, isOutdated: false, submitted: data };
  }

  /** Problems of the last click that remain: a correction removes a problem, but new ones appear only with a click. */
  function stillRefused({ problems, data: before }: CalculationState, data: FormData): readonly Problem[] {
    if (problems.length === 0) return problems;
    // Read "3 mil" as on blur, because a summary that disappears only then moves the button away from a click.
    const outcome = evaluate(normalized(data));
    if (outcome.ok) return [];
    // Ignore row numbers if rows were added or removed, because later rows move.
    const pathOf = ({ field }: Problem) => {
      const [name = '', , cell] = field.split('.');
      return lengthOf(data[name]) === lengthOf(before[name]) ? field : `${name}.${cell}`;
    };
    return outcome.problems.filter((problem) =>
      problems.some((shown) => shown.message === problem.message && pathOf(shown) === pathOf(problem)),
    );
  }

  return {
    isSame,

    /** True if the result does not belong to the form's current contents. */
    isBehind: ({ success, data }: CalculationState) => success !== undefined && !isSame(success.data, data),

    /** Shows the result of a form that starts filled. Hides a refusal, because nobody clicked. */
    begin(state: CalculationState): CalculationState {
      const outcome = evaluate(state.data);
      return outcome.ok && state.presses === 0
        ? { ...succeed(state, outcome, state.data), isAutomatic: true }
        : state;
    },

    /** Handles a click on the button. */
    press(state: CalculationState, typed: FormData): CalculationState {
      const data = normalized(typed);
      const outcome = evaluate(data);
      const pressed = { ...state, data, presses: state.presses + 1 };
      if (outcome.ok) return { ...succeed(pressed, outcome, data), isAutomatic: false };
      // Drop an initial result, because the visitor did not ask for it.
      const success = state.isAutomatic ? undefined : state.success;
      const isOutdated = success !== undefined;
      return {
        ...pressed,
        problems: outcome.problems,
        success,
        isOutdated,
        submitted: data,
        isAutomatic: false,
      };
    },

    /** Handles an edit. */
    edit: (state: CalculationState, data: FormData): CalculationState => ({
      ...state,
      data,
      problems: stillRefused(state, data),
    }),

    /** Updates the result when the visitor pauses or leaves a field; marks it as outdated if the input is refused. */
    follow(state: CalculationState): CalculationState {
      const { success, data } = state;
      if (success === undefined) return state;
      if (isSame(success.data, data)) return { ...state, isOutdated: false };
      const written = normalized(data);
      const typed = evaluate(data);
      // Calculate with "3 mil" in an optional field, which would count as blank until blur.
      const outcome = typed.ok && !isSame(written, data) ? evaluate(written) : typed;
      return outcome.ok ? succeed(state, outcome, written) : { ...state, isOutdated: true };
    },

    /**
     * Calculates with contents that a reload, the back button or an address restores. Hides refusals, because nobody
     * clicked, except those of a shared address.
     */
    restore(untouched: CalculationState, isShared: boolean): CalculationState {
      const restored = this.press(untouched, untouched.data);
      // Hide refusals of blank fields, which the values from another calculator leave for the visitor to fill.
      const isUnfinished = restored.problems.some(({ field }) => isLeftBlank(untouched.data, field));
      if (isShared && !isUnfinished) return restored;
      // Count no click, so that the page does not scroll.
      return restored.success ? { ...restored, presses: 0 } : untouched;
    },
  };
}
