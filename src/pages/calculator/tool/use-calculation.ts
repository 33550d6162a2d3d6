import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { Calculator } from '../../../engine/calculator.ts';
import { parseInputs, type ParsedInputs } from '../../../engine/parse-inputs.ts';
import { withControls } from '../../../form/edits.ts';
import { emptiedData, initialData, startsFilled, type FormData } from '../../../form/form-schema.ts';
import { whenDone } from '../../../site/when-done.ts';
import { whenUsed } from '../../../site/when-used.ts';
import type { CalculationState, changesOf, Parse } from '../calculation.ts';
import { NO_COMPARISON, type Comparison } from '../comparison.ts';
import { isSame } from '../share-link.ts';
import { receiveEarlyInput, type EarlyInput } from './early-input.ts';
import { forgetInputs, useHistoryEntry, type Restored } from './history-entry.ts';
import { loadedAnswering, loadAnswering, type Answering } from './load-answering.ts';

/** Debounce in milliseconds before an edit updates the result. */
const PAUSE_MS = 300;

/** A result, the state of its calculation, and the actions on it. */
export interface ResultState extends Pick<CalculationState, 'success' | 'isOutdated' | 'presses'> {
  /** The answering code, once it is loaded. */
  readonly answering: Answering | undefined;
  /** True if that code failed to load. */
  readonly hasFailed: boolean;
  /** True if the visitor clicked before that code was loaded. */
  readonly isAwaited: boolean;
  /** True while the initial result of a filled form is pending. */
  readonly isBeginning: boolean;
  /** True for the initial result of an untouched filled form. */
  readonly isUntouched: boolean;
  /** True from clearing the fields to the next edit or result. */
  readonly isCleared: boolean;
  /** True if the result does not belong to the form's current contents. */
  readonly isBehind: boolean;
  /** Calculates with the form's contents, or with other contents, which then fill the form. */
  readonly calculate: (data?: FormData) => void;
  /** Scenarios to compare with the one in the form. */
  readonly comparison: Comparison;
  readonly compare: (next: Comparison) => void;
}

/** State and actions of a calculator's page. */
export interface Calculation extends Pick<CalculationState, 'data' | 'problems' | 'submitted'> {
  /** Parsed contents of the form. */
  readonly parsed: ParsedInputs;
  /** Parsed contents of an untouched form. */
  readonly initial: ParsedInputs['values'];
  readonly edit: (data: FormData) => void;
  /** Updates the result without waiting, when the visitor leaves a field. */
  readonly follow: () => void;
  /** Clears the fields and removes the result. */
  readonly clear: () => void;
  readonly result: ResultState;
}

type Change = (changes: ReturnType<typeof changesOf>, state: CalculationState) => CalculationState;

interface CalculationProps {
  readonly calculator: Calculator;
  readonly today: string;
  /** Inputs from this history entry or a shared address. */
  readonly restored: Restored | undefined;
}

function untouchedState(data: FormData): CalculationState {
  const nothing = { problems: [], success: undefined, isOutdated: false, submitted: undefined, presses: 0 };
  return { data, paused: data, ...nothing };
}

/** Replaces defaults that are still in the form if the page was built on another day. */
function withDefaults(data: FormData, from: FormData, to: FormData): FormData {
  const edited = Object.entries(data).filter(([name, value]) => !isSame(value, from[name]));
  return edited.length === 0 ? to : { ...to, ...Object.fromEntries(edited) };
}

/** Restores an earlier result. */
function restoring(restored: Restored | undefined): Change | undefined {
  if (!restored?.calculated) return undefined;
  return (changes, state) => changes.restore(state, restored.shared === true);
}

/** Caches the last parse, which all parts of the page share; edits replace the object. */
function parserOf(calculator: Calculator, today: string): Parse {
  const known = new WeakMap<FormData, ParsedInputs>();
  return (data) => {
    const parsed = known.get(data) ?? parseInputs(calculator, data, { today });
    known.set(data, parsed);
    return parsed;
  };
}

/** Loads the answering code on the first interaction, or immediately if a result is pending. */
function useAnswering(isPending: boolean): { readonly answering: Answering | undefined; hasFailed: boolean } {
  const [answering, setAnswering] = useState(loadedAnswering);
  const [hasFailed, setHasFailed] = useState(false);
  const isLoaded = answering !== undefined;
  useEffect(() => {
    if (isLoaded) return undefined;
    const load = () => {
      loadAnswering().then(setAnswering, () => setHasFailed(true));
    };
    if (!isPending) return whenUsed(load);
    load();
    return undefined;
  }, [isLoaded, isPending]);
  return { answering, hasFailed };
}

/** Manages the form's contents, calculates on request, and updates the result when the visitor pauses. */
export function useCalculation({ calculator, today, restored }: CalculationProps): Calculation {
  const { inputs } = calculator.definition;
  const parse = useMemo(() => parserOf(calculator, today), [calculator, today]);
  const defaults = useMemo(() => initialData(inputs, today), [inputs, today]);
  const [untouched, setUntouched] = useState(defaults);
  const [state, setState] = useState(() => untouchedState(restored?.data ?? untouched));
  // Replace the defaults in place, because a remount would lose a click in progress.
  if (defaults !== untouched && !isSame(defaults, untouched)) {
    setUntouched(defaults);
    setState((current) => untouchedState(withDefaults(current.data, untouched, defaults)));
  }
  // Queue a change until the answering code is loaded.
  const [queued, setQueued] = useState<Change | undefined>(() => restoring(restored));
  const [isBeginning, setIsBeginning] = useState(
    () => !restored && startsFilled(inputs, untouched, parse(untouched).hidden),
  );
  const { answering, hasFailed } = useAnswering(queued !== undefined || isBeginning);
  const changes = useMemo(
    () => answering?.changesOf(calculator, today, parse),
    [answering, calculator, today, parse],
  );
  if (changes && queued) {
    setQueued(undefined);
    setIsBeginning(false);
    setState((current) => queued(changes, current));
  }
  useEffect(() => {
    if (!isBeginning) return undefined;
    const begin: Change = (by, current) => by.begin(current);
    return whenDone(() => setQueued((other: Change | undefined) => other ?? begin));
  }, [isBeginning]);

  const { data, success, isOutdated } = state;
  // Update after a pause, when no urgent rendering is left.
  const settled = useDeferredValue(state.paused);
  const [followed, setFollowed] = useState(settled);
  if (changes && settled !== followed) {
    setFollowed(settled);
    // Skip the update if the visitor has continued typing, because another pause will follow.
    if (changes.isSame(settled, data)) setState((current) => changes.follow(current));
  }
  const follow = useCallback(() => setState((current) => ({ ...current, paused: current.data })), []);
  useEffect(() => {
    const timer = setTimeout(follow, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [data, follow]);

  const [comparison, compare] = useState(restored?.comparison ?? NO_COMPARISON);
  // Count a queued change as calculated, so that a reload requests it again.
  const calculated = queued !== undefined || isBeginning || (success !== undefined && !isOutdated);
  useHistoryEntry({ data, calculated, comparison }, inputs, today);

  const edit = (next: FormData) =>
    setState((current) => changes?.edit(current, next) ?? { ...current, data: next });
  const calculate = useCallback(
    (from?: FormData) => {
      setIsBeginning(false);
      const press: Change = (by, current) => by.press(current, from ?? current.data);
      if (changes) setState((current) => press(changes, current));
      else setQueued(() => press);
    },
    [changes],
  );
  const [cleared, setCleared] = useState<FormData>();
  const clear = useCallback(() => {
    setQueued(undefined);
    setIsBeginning(false);
    const emptied = emptiedData(inputs, today);
    setState(untouchedState(emptied));
    setCleared(emptied);
    forgetInputs();
  }, [inputs, today]);

  const catchUp = useEffectEvent((input: EarlyInput) => edit(withControls(inputs, data, input)));
  useEffect(() => receiveEarlyInput((input) => catchUp(input)), []);

  const { problems, submitted, presses, isAutomatic } = state;
  return {
    data,
    problems,
    submitted,
    parsed: parse(data),
    initial: parse(untouched).values,
    edit,
    follow,
    clear,
    result: {
      success,
      isOutdated,
      presses,
      answering,
      hasFailed,
      isAwaited: queued !== undefined && !isBeginning,
      isBeginning,
      isUntouched: isAutomatic === true && success?.data === untouched,
      isCleared: data === cleared && success === undefined,
      isBehind: changes?.isBehind(state) ?? false,
      calculate,
      comparison,
      compare,
    },
  };
}
