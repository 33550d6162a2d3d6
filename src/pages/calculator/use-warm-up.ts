import { useEffect } from 'react';
import { loadAnswering, type LoadOwnAnswering } from './load-answering.ts';
import type { Drawn } from './rehearsal.tsx';
import { whenUsed } from '../../site/when-used.ts';

/** Browsers without idle callbacks wait this long between steps. */
const PAUSE_MS = 200;

/** Runs the steps in idle times, one in each; returns a function that cancels what is left. */
function whenIdle(steps: Iterator<unknown>): () => void {
  let isCancelled = false;
  const next = () => {
    if (isCancelled || steps.next().done === true) return;
    schedule();
  };
  const schedule = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(next);
    else setTimeout(next, PAUSE_MS);
  };
  schedule();
  return () => {
    isCancelled = true;
  };
}

interface WarmUp extends Pick<Drawn, 'examples' | 'formParts' | 'today'> {
  readonly loadOwn: LoadOwnAnswering;
}

/**
 * Calculates and draws an example while the browser is idle, once somebody is about to use the form, so that the first
 * press finds the code compiled: cold, it takes several times as long.
 */
export function useWarmUp({ examples, formParts, loadOwn, today }: WarmUp): void {
  useEffect(() => {
    let stop = whenUsed(() => {
      let isCancelled = false;
      stop = () => {
        isCancelled = true;
      };
      const start = async () => {
        const { calculator, layoutParts, rehearsal } = await loadAnswering(loadOwn);
        if (!isCancelled) stop = whenIdle(rehearsal({ calculator, examples, formParts, layoutParts, today }));
      };
      // Where it cannot be downloaded, the result's place says so.
      start().catch(() => undefined);
    });
    return () => stop();
  }, [examples, formParts, loadOwn, today]);
}
