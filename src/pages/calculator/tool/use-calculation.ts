import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Calculator } from '../../../engine/calculator.ts';
import { parseInputs, type ParsedInputs } from '../../../engine/parse-inputs.ts';
import { withControls } from '../../../form/edits.ts';
import { emptiedData, initialData, startsFilled, type FormData } from '../../../form/form-schema.ts';
import { whenDone } from '../../../site/when-done.ts';
import { whenUsed } from '../../../site/when-used.ts';
import type { CalculationState, changesOf, Parse } from '../calculation.ts';
import { NO_COMPARISON, type Comparison } from '../comparison.ts';
import { receiveEarlyInput, type EarlyInput } from './early-input.ts';
import { forgetInputs, useHistoryEntry, type Restored } from './history-entry.ts';
import { answeringAtHand, loadAnswering, type Answering } from './load-answering.ts';

/** Milliseconds without an edit before the result follows. */
const PAUSE_MS = 300;

/** State and actions of a calculator's page. */
export interface Calculation extends CalculationState {
  /** The answering code once it is loaded. */
  readonly answering: Answering | undefined;
  /** True if that code failed to load. */
  readonly hasFailed: boolean;
  /** True if the visitor pressed before it was loaded. */
  readonly isAwaited: boolean;
  /** True while the first result of a filled form is pending. */
  readonly isBeginning: boolean;
  /** True if the result is that of an untouched filled form. */
  readonly isUntouched: boolean;
  /** The parsed contents of the form. */
  readonly parsed: ParsedInputs;
  /** The parsed contents of an untouched form. */
  readonly initial: ParsedInputs['values'];
  /** True if the result belongs to other contents than those in the form. */
  readonly isBehind: boolean;
  readonly edit: (data: FormData) => void;
  /** Calculates with the contents of the form, or with other contents, which then fill the form. */
  readonly calculate: (data?: FormData) => void;
  /** Lets a result follow the edits at once, when the visitor leaves a field. */
  readonly follow: () => void;
  /** Empties the fields and removes the result. */
  readonly clear: () => void;
  /** The scenarios compared with the one in the form. */
  readonly comparison: Comparison;
  readonly compare: (next: Comparison) => void;
}

type Change = (changes: ReturnType<typeof changesOf>, state: CalculationState) => CalculationState;

interface CalculationProps {
  readonly calculator: Calculator;
  readonly today: string;
  /** Inputs from this history entry or a shared address. */
  readonly restored: Restored | undefined;
}

function untouchedState(data: FormData): CalculationState {
  const nothing = { problems: [], success: undefined, isOutdated: false, judged: undefined, presses: 0 };
  return { data, paused: data, ...nothing };
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Replaces the defaults that are still in the form, as when the page was built on another day. */
function withDefaults(data: FormData, from: FormData, to: FormData): FormData {
  const edited = Object.entries(data).filter(([name, value]) => !isSame(value, from[name]));
  return edited.length === 0 ? to : { ...to, ...Object.fromEntries(edited) };
}

/** Restores an earlier result. */
function restoring(restored: Restored | undefined): Change | undefined {
  if (!restored?.calculated) return undefined;
  return (changes, state) => changes.restore(state, restored.shared === true);
}

/** Parses the same object only once for all parts of the page; edits replace the object. */
function parserOf(calculator: Calculator, today: string): Parse {
  const known = new WeakMap<FormData, ParsedInputs>();
  return (data) => {
    const parsed = known.get(data) ?? parseInputs(calculator, data, { today });
    known.set(data, parsed);
    return parsed;
  };
}

/** Loads the answering code on the first sign of use, or at once if an answer is awaited. */
function useAnswering(isAwaited: boolean): { readonly answering: Answering | undefined; hasFailed: boolean } {
  const [answering, setAnswering] = useState(answeringAtHand);
  const [hasFailed, setHasFailed] = useState(false);
  const isLoaded = answering !== undefined;
  useEffect(() => {
    if (isLoaded) return undefined;
    const load = () => {
      loadAnswering().then(setAnswering, () => setHasFailed(true));
    };
    if (!isAwaited) return whenUsed(load);
    load();
    return undefined;
  }, [isLoaded, isAwaited]);
  return { answering, hasFailed };
}

/** Keeps the contents of the form, calculates on request, and lets the result follow when the visitor pauses. */
export function useCalculation({ calculator, today, restored }: CalculationProps): Calculation {
  const { inputs } = calculator.definition;
  const parse = useMemo(() => parserOf(calculator, today), [calculator, today]);
  const defaults = useMemo(() => initialData(inputs, today), [inputs, today]);
  const [untouched, setUntouched] = useState(defaults);
  const [state, setState] = useState(() => untouchedState(restored?.data ?? untouched));
  // Remounting the form instead would lose a press that is under way.
  if (defaults !== untouched && !isSame(defaults, untouched)) {
    setUntouched(defaults);
    setState((current) => untouchedState(withDefaults(current.data, untouched, defaults)));
  }
  // A change that waits for the answering code.
  const [awaited, setAwaited] = useState<Change | undefined>(() => restoring(restored));
  const [isBeginning, setIsBeginning] = useState(
    () => !restored && startsFilled(inputs, untouched, parse(untouched).hidden),
  );
  const { answering, hasFailed } = useAnswering(awaited !== undefined);
  const changes = useMemo(
    () => answering?.changesOf(calculator, today, parse),
    [answering, calculator, today, parse],
  );
  if (changes && awaited) {
    setAwaited(undefined);
    setIsBeginning(false);
    setState((current) => awaited(changes, current));
  }
  useEffect(() => {
    if (!isBeginning) return undefined;
    const begin: Change = (by, current) => by.begin(current);
    return whenDone(() => setAwaited((other: Change | undefined) => other ?? begin));
  }, [isBeginning]);

  const { data, success, isOutdated } = state;
  // Follows after a pause, once no urgent rendering is left.
  const settled = useDeferredValue(state.paused);
  const [followed, setFollowed] = useState(settled);
  if (changes && settled !== followed) {
    setFollowed(settled);
    // Skips if the visitor has typed on, because another pause will follow.
    if (changes.isSame(settled, data)) setState((current) => changes.follow(current));
  }
  const follow = useCallback(() => setState((current) => ({ ...current, paused: current.data })), []);
  useEffect(() => {
    const timer = setTimeout(follow, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [data, follow]);

  const [comparison, compare] = useState(restored?.comparison ?? NO_COMPARISON);
  // Counts an awaited answer as calculated, so that a reload requests it again.
  const calculated = awaited !== undefined || isBeginning || (success !== undefined && !isOutdated);
  useHistoryEntry({ data, calculated, comparison }, restored);

  const edit = (next: FormData) =>
    setState((current) => changes?.edit(current, next) ?? { ...current, data: next });
  const calculate = useCallback(
    (from?: FormData) => {
      setIsBeginning(false);
      const press: Change = (by, current) => by.press(current, from ?? current.data);
      if (changes) setState((current) => press(changes, current));
      else setAwaited(() => press);
    },
    [changes],
  );
  const clear = useCallback(() => {
    setAwaited(undefined);
    setIsBeginning(false);
    setState(untouchedState(emptiedData(inputs, today)));
    forgetInputs();
  }, [inputs, today]);

  const catchUp = useEffectEvent((input: EarlyInput) => edit(withControls(inputs, data, input)));
  useEffect(() => receiveEarlyInput((input) => catchUp(input)), []);

  return {
    ...state,
    answering,
    hasFailed,
    isAwaited: awaited !== undefined && !isBeginning,
    isBeginning,
    isUntouched: state.isAutomatic === true && success?.data === untouched,
    parsed: parse(data),
    initial: parse(untouched).values,
    isBehind: changes?.isBehind(state) ?? false,
    edit,
    calculate,
    follow,
    clear,
    comparison,
    compare,
  };
}
