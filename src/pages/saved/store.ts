/** Stores the visitor's calculations in this browser: shared by tabs, sent nowhere. */
import { useSyncExternalStore } from 'react';
import { SAVED_KEY } from '../../site/saved-key.ts';
import { NOTHING, readSaved, writeSaved, type Saved } from './saved.ts';

/** Message if the browser stored nothing. */
export const NOT_STORED = 'O navegador não deixou guardar: o armazenamento está bloqueado ou cheio.';

const listeners = new Set<() => void>();
/** Cache of the last parse, so that the same text gives React the same object. */
let cached: { readonly text: string | null; readonly saved: Saved } = { text: null, saved: NOTHING };

function stored(): string | null {
  try {
    return localStorage.getItem(SAVED_KEY);
  } catch {
    // Save nothing if storage is blocked.
    return null;
  }
}

/** The current list, with changes of this tab and others. */
export function currentSaved(): Saved {
  const text = stored();
  if (text !== cached.text) cached = { text, saved: text === null ? NOTHING : (readSaved(text) ?? NOTHING) };
  return cached.saved;
}

function notify(): void {
  for (const listener of listeners) listener();
}

/**
 * Changes the list, based on the current one of all tabs. Removes an empty list from storage.
 *
 * @returns true if the browser stored it
 */
export function changeSaved(change: (saved: Saved) => Saved): boolean {
  const saved = change(currentSaved());
  const { documentElement: root } = document;
  const isEmpty = saved.calculations.length === 0 && !saved.keepsRecent;
  try {
    if (isEmpty) localStorage.removeItem(SAVED_KEY);
    else localStorage.setItem(SAVED_KEY, writeSaved(saved));
    if (isEmpty) delete root.dataset['saved'];
    else root.dataset['saved'] = '';
    return true;
  } catch {
    return false;
  } finally {
    notify();
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Subscribes to the list; empty during hydration. */
export function useSaved(): Saved {
  return useSyncExternalStore(subscribe, currentSaved, () => NOTHING);
}
