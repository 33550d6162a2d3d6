import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Calculator } from '../../engine/calculator.ts';
import { evaluateParsed, type Outcome } from '../../engine/evaluate.ts';
import type { ParsedInputs } from '../../engine/parse-inputs.ts';
import type { Problem } from '../../engine/problem.ts';
import { withControls } from '../../form/edits.ts';
import { initialData, type FormData } from '../../form/form-schema.ts';
import { receiveEarlyInput, type EarlyInput } from './early-input.ts';
import { parserOf } from './parser-of.ts';
import { useHistoryEntry, type Restored } from './history-entry.ts';

type Success = Extract<Outcome, { ok: true }>;

interface State {
  readonly data: FormData;
  readonly problems: readonly Problem[];
  readonly success: { readonly outcome: Success; readonly data: FormData } | undefined;
  readonly judged: FormData | undefined;
  readonly runs: number;
}

function lengthOf(value: unknown): number | undefined {
  return Array.isArray(value) ? value.length : undefined;
}

/** State and actions of a calculator's page. */
export interface Calculation {
  readonly data: FormData;
  /** What is understood of it at this moment. */
  readonly parsed: ParsedInputs;
  /** What an untouched form means. */
  readonly initial: ParsedInputs['values'];
  readonly problems: readonly Problem[];
  /** What the last calculation was made with, whether it succeeded or was refused. */
  readonly judged: FormData | undefined;
  readonly success: Success | undefined;
  /** The inputs mean something else than when the result was calculated. */
  readonly isStale: boolean;
  /** Counts calculations, so that each can be announced; one that only comes back does not count. */
  readonly runs: number;
  readonly edit: (data: FormData) => void;
  readonly calculate: (data?: FormData) => void;
}

/**
 * Keeps what is typed and calculates on demand.
 *
 * @param restored what this entry of the browser's history, or a shared address, says was typed before.
 */
export function useCalculation(
  calculator: Calculator,
  today: string,
  restored: Restored | undefined,
): Calculation {
  const parse = useMemo(() => parserOf(calculator, today), [calculator, today]);
  const untouched = useMemo(() => initialData(calculator.definition.inputs, today), [calculator, today]);
  const [state, setState] = useState<State>(() => {
    const data = restored?.data ?? untouched;
    const start: State = { data, problems: [], success: undefined, judged: undefined, runs: 0 };
    if (!restored?.calculated) return start;
    // Going back, one returns to where one was, and not to the result.
    return { ...run(start, data), runs: restored.shared ? 1 : 0 };
  });
  const { data, success } = state;
  const isStale =
    success !== undefined && success.data !== data && meaningOf(success.data) !== meaningOf(data);
  useHistoryEntry(data, success !== undefined && !isStale, restored);

  /** `1234,5` and `1.234,50` are one amount: a field that is left tidies its text, which is no edit. */
  function meaningOf(from: FormData): string {
    return JSON.stringify({ ...from, ...parse(from).values });
  }

  function run(current: State, from: FormData): State {
    const outcome = evaluateParsed(calculator, parse(from), { today });
    return {
      data: from,
      problems: outcome.ok ? [] : outcome.problems,
      success: outcome.ok ? { outcome, data: from } : current.success,
      judged: from,
      runs: current.runs + 1,
    };
  }

  /** What was refused and still would be: a refusal goes with its correction, and a new one waits for the button. */
  function stillRefused({ problems, data: before }: State, from: FormData): readonly Problem[] {
    if (problems.length === 0) return problems;
    const outcome = evaluateParsed(calculator, parse(from), { today });
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

  const edit = (next: FormData) =>
    setState((current) => ({ ...current, data: next, problems: stillRefused(current, next) }));
  const calculate = (from?: FormData) => setState((current) => run(current, from ?? current.data));

  const catchUp = useEffectEvent((input: EarlyInput) =>
    edit(withControls(calculator.definition.inputs, data, input)),
  );
  useEffect(() => receiveEarlyInput((input) => catchUp(input)), []);

  return {
    data,
    parsed: parse(data),
    initial: parse(untouched).values,
    problems: state.problems,
    judged: state.judged,
    success: success?.outcome,
    isStale,
    runs: state.runs,
    edit,
    calculate,
  };
}
