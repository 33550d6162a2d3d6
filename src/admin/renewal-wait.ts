/** Whether something waits for the session to be renewed, for the notice that says so. */
import { useSyncExternalStore } from 'react';
import { nextRenewal } from '../backend/renewal.ts';

let until: number | undefined;
let waiting: Promise<void> | undefined;
const listeners = new Set<() => void>();

function set(moment: number | undefined): void {
  until = moment;
  for (const tell of listeners) tell();
}

/** Resolves when the session may be renewed; all who wait do so together. */
export function waitForRenewal(): Promise<void> {
  waiting ??= new Promise((resolve) => {
    const moment = nextRenewal(Date.now());
    set(moment);
    setTimeout(() => {
      waiting = undefined;
      set(undefined);
      resolve();
    }, moment - Date.now());
  });
  return waiting;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** When the next try is made, in milliseconds since 1970; `undefined` while nothing waits. */
export function useRenewalWait(): number | undefined {
  return useSyncExternalStore(subscribe, () => until);
}
