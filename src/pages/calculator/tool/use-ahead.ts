import { startTransition, useCallback, useEffect, useRef, type Dispatch, type SetStateAction } from 'react';
import type { Calculator } from '../../../engine/calculator.ts';
import type { FormData } from '../../../form/form-schema.ts';
import type { CalculationChanges } from '../answering/calculation-changes.ts';
import type { CalculationState } from '../calculation-state.ts';
import type { Answering } from './load-answering.ts';

/** Without an edit for this long the visitor pauses. */
const PAUSE_MS = 300;

/** What is done before the button is pressed, so that the press finds it done. */
export interface Ahead {
  /** A field is left: a result on the screen follows what was typed. */
  readonly follow: () => void;
  /** A hand is at the button: the result follows, and a first one is calculated but not shown, for nobody asked yet. */
  readonly reach: () => void;
  /** The same for other contents, which a press would put into the form. */
  readonly prepare: (data: FormData) => void;
}

interface AheadProps {
  readonly calculator: Calculator;
  readonly answering: Answering | undefined;
  readonly changes: CalculationChanges | undefined;
  readonly today: string;
  readonly state: CalculationState;
  readonly setState: Dispatch<SetStateAction<CalculationState>>;
}

/** Calculates ahead of a press, and at the latest when the visitor pauses. */
export function useAhead({ calculator, answering, changes, today, state, setState }: AheadProps): Ahead {
  const { data, success } = state;
  const hasResult = success !== undefined;
  const isUpToDate = success?.data === data;

  const follow = useCallback(() => {
    // The next keystroke does not wait for the drawing.
    if (changes && hasResult && !isUpToDate) startTransition(() => setState((now) => changes.follow(now)));
  }, [changes, hasResult, isUpToDate, setState]);

  /** What was to be prepared before what answers was there. */
  const early = useRef<FormData>(undefined);
  const prepare = useCallback(
    (from: FormData) => {
      early.current = changes ? undefined : from;
      const outcome = changes?.outcomeOf(from);
      if (outcome?.ok) answering?.elementsOf(calculator, outcome, today);
    },
    [answering, calculator, changes, today],
  );
  useEffect(() => {
    if (changes && early.current) prepare(early.current);
  }, [changes, prepare]);

  const reach = useCallback(() => {
    if (hasResult) follow();
    else prepare(data);
  }, [data, follow, hasResult, prepare]);

  useEffect(() => {
    if (isUpToDate || !changes) return;
    const timer = setTimeout(reach, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [changes, isUpToDate, reach]);

  return { follow, reach, prepare };
}
