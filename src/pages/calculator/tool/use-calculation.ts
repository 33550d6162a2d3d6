import { useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Calculator } from '../../../engine/calculator.ts';
import type { ParsedInputs } from '../../../engine/parse-inputs.ts';
import type { Problem } from '../../../engine/problem.ts';
import { withControls } from '../../../form/edits.ts';
import { emptiedData, initialData, type FormData } from '../../../form/form-schema.ts';
import type { CalculationChanges } from '../answering/calculation-changes.ts';
import { untouchedState, type CalculationState, type Success } from '../calculation-state.ts';
import { NO_COMPARISON, type Comparison } from '../comparison.ts';
import { receiveEarlyInput, type EarlyInput } from './early-input.ts';
import { useHistoryEntry, type Restored } from './history-entry.ts';
import { answeringAtHand, type Answering } from './load-answering.ts';
import { parserOf } from '../parser-of.ts';
import { useAhead, type Ahead } from './use-ahead.ts';
import { useAnswering } from './use-answering.ts';

/** State and actions of a calculator's page. */
export interface Calculation extends Ahead {
  /** What answers, once it is loaded. */
  readonly answering: Answering | undefined;
  /** It could not be loaded. */
  readonly hasFailed: boolean;
  /** Somebody asked before it was loaded, and is answered as soon as it is. */
  readonly isAwaited: boolean;
  readonly data: FormData;
  /** What is understood of it at this moment. */
  readonly parsed: ParsedInputs;
  /** What an untouched form means. */
  readonly initial: ParsedInputs['values'];
  readonly problems: readonly Problem[];
  /** What the last calculation was made with, whether it succeeded or was refused. */
  readonly judged: FormData | undefined;
  /** The result on the screen. */
  readonly success: Success | undefined;
  /** The result is not of what is typed: it follows in a moment, or is out of date. */
  readonly isBehind: boolean;
  /** What is typed is refused, and the result is that of before. */
  readonly isOutdated: boolean;
  /** Counts the calculations that the visitor asked for. */
  readonly presses: number;
  readonly edit: (data: FormData) => void;
  readonly calculate: (data?: FormData) => void;
  /** Empties the fields and takes the result away. */
  readonly clear: () => void;
  /** The scenarios beside the one in the form. */
  readonly comparison: Comparison;
  readonly compare: (next: Comparison) => void;
}

/** What is done to the state once what answers is loaded. */
interface Request {
  readonly of: (changes: CalculationChanges, state: CalculationState) => CalculationState;
}

interface CalculationProps {
  readonly calculator: Calculator;
  readonly today: string;
  /** What this entry of the browser's history, or a shared address, says was typed before. */
  readonly restored: Restored | undefined;
}

/** Keeps what is typed, calculates when asked to, and from the first result on whenever the visitor pauses. */
export function useCalculation({ calculator, today, restored }: CalculationProps): Calculation {
  const { inputs } = calculator.definition;
  const parse = useMemo(() => parserOf(calculator, today), [calculator, today]);
  const untouched = useMemo(() => initialData(inputs, today), [inputs, today]);
  const isShared = restored?.shared === true;
  const [request, setRequest] = useState<Request | undefined>(() =>
    restored?.calculated && !answeringAtHand()
      ? { of: (changes) => changes.restore(restored.data, isShared) }
      : undefined,
  );
  const { answering, hasFailed } = useAnswering(request !== undefined);
  const changes = useMemo(
    () => answering?.changesOf(calculator, today, parse),
    [answering, calculator, today, parse],
  );
  const [state, setState] = useState<CalculationState>(() =>
    restored?.calculated && changes
      ? changes.restore(restored.data, isShared)
      : untouchedState(restored?.data ?? untouched),
  );
  if (changes && request) {
    setRequest(undefined);
    setState(request.of(changes, state));
  }
  const { data, success, isOutdated } = state;
  const isBehind = changes?.isBehind(state) ?? false;
  const [comparison, compare] = useState(restored?.comparison ?? NO_COMPARISON);
  // Who reloads because no answer comes has asked already.
  const calculated = request !== undefined || (success !== undefined && !isOutdated);
  useHistoryEntry({ data, calculated, comparison }, restored);

  const { follow, reach, prepare } = useAhead({ calculator, answering, changes, today, state, setState });

  const edit = (next: FormData) =>
    setState((current) => changes?.edit(current, next) ?? { ...current, data: next });
  // The result's region is drawn anew only when something of it changes.
  const calculate = useCallback(
    (from?: FormData) => {
      const press: Request = { of: (by, current) => by.press(current, from ?? current.data) };
      if (changes) setState((current) => press.of(changes, current));
      else setRequest(press);
    },
    [changes],
  );
  const clear = useCallback(() => {
    setRequest(undefined);
    setState(untouchedState(emptiedData(inputs, today)));
  }, [inputs, today]);

  const catchUp = useEffectEvent((input: EarlyInput) => edit(withControls(inputs, data, input)));
  useEffect(() => receiveEarlyInput((input) => catchUp(input)), []);

  return {
    answering,
    hasFailed,
    isAwaited: request !== undefined,
    data,
    parsed: parse(data),
    initial: parse(untouched).values,
    problems: state.problems,
    judged: state.judged,
    success,
    isBehind,
    isOutdated,
    presses: state.presses,
    edit,
    calculate,
    follow,
    reach,
    prepare,
    clear,
    comparison,
    compare,
  };
}
