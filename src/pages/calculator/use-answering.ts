import { useEffect, useReducer, useState } from 'react';
import { answeringAtHand, loadAnswering, type Answering, type LoadOwnAnswering } from './load-answering.ts';
import { whenUsed } from '../../site/when-used.ts';

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
export function useAnswering(loadOwn: LoadOwnAnswering, isAwaited: boolean): AnsweringState {
  const [, renew] = useReducer((loads: number) => loads + 1, 0);
  const [hasFailed, setHasFailed] = useState(false);
  const answering = answeringAtHand(loadOwn);
  const isLoaded = answering !== undefined;
  useEffect(() => {
    if (isLoaded) return undefined;
    const load = () => {
      loadAnswering(loadOwn).then(renew, () => setHasFailed(true));
    };
    if (!isAwaited) return whenUsed(load);
    load();
    return undefined;
  }, [loadOwn, isLoaded, isAwaited]);
  return { answering, hasFailed };
}
