import { useEffect, useReducer, useState } from 'react';
import { answeringAtHand, loadAnswering, type Answering } from './load-answering.ts';
import { whenUsed } from '../../../site/when-used.ts';

interface AnsweringState {
  /** `undefined` until it is loaded. */
  readonly answering: Answering | undefined;
  readonly hasFailed: boolean;
}

/**
 * What answers a press, once it is loaded.
 *
 * @param isAwaited an answer is waited for: it is loaded whether or not somebody uses the form.
 */
export function useAnswering(isAwaited: boolean): AnsweringState {
  const [, renew] = useReducer((loads: number) => loads + 1, 0);
  const [hasFailed, setHasFailed] = useState(false);
  const answering = answeringAtHand();
  const isLoaded = answering !== undefined;
  useEffect(() => {
    if (isLoaded) return undefined;
    const load = () => {
      loadAnswering().then(renew, () => setHasFailed(true));
    };
    if (!isAwaited) return whenUsed(load);
    load();
    return undefined;
  }, [isLoaded, isAwaited]);
  return { answering, hasFailed };
}
