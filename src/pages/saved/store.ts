/** What the visitor keeps, in this browser's storage: shared by tabs, sent nowhere. */
import { useSyncExternalStore } from 'react';
import { SAVED_KEY } from '../../site/saved-key.ts';
import { NOTHING, readSaved, writeSaved, type Saved } from './saved.ts';

const listeners = new Set<() => void>();
/** The text that was read last, and what it means: the same text is the same object to React. */
let held: { readonly text: string | null; readonly saved: Saved } = { text: null, saved: NOTHING };

function stored(): string | null {
  try {
    return localStorage.getItem(SAVED_KEY);
  } catch {
    // Storage may be blocked; then nothing is kept.
    return null;
  }
}

/** What is kept at this moment, by this tab or another. */
export function currentSaved(): Saved {
  const text = stored();
  if (text !== held.text) held = { text, saved: text === null ? NOTHING : (readSaved(text) ?? NOTHING) };
  return held.saved;
}

function notify(): void {
  for (const listener of listeners) listener();
}

/**
 * Changes what is kept; another tab's changes are not lost. With nothing kept, nothing is stored.
 *
 * @returns whether the browser stored it.
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

/** What is kept, followed as it changes; nothing while a prerendered page hydrates. */
export function useSaved(): Saved {
  return useSyncExternalStore(subscribe, currentSaved, () => NOTHING);
}
