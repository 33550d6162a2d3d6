import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ObjectSchema } from '../../../engine/input-schema.ts';
import { recordOf } from '../../../engine/record.ts';
import { dataFor, type FormData } from '../../../form/form-schema.ts';
import { comparisonOf, scenariosIn, type Comparison } from '../comparison.ts';
import { HISTORY_KEY } from '../history-key.ts';
import { fromFragment } from '../share-link.ts';

/** What was typed before, and whether a result had been calculated from it. */
export interface Restored {
  readonly data: FormData;
  readonly calculated: boolean;
  readonly comparison: Comparison;
  /** From an address that somebody shared: its result is news, unlike one that the visitor has seen. */
  readonly shared?: boolean;
}

/** Browsers allow only so many changes of history a second. */
const WRITE_DELAY_MS = 250;
/** By then a restored result has been laid out. */
const SETTLE_MS = 250;

function readShared(inputs: ObjectSchema, today: string): Restored | undefined {
  const { hash } = window.location;
  const shared = fromFragment(hash, Object.keys(inputs.properties));
  return (
    shared && {
      data: dataFor(inputs, shared, today),
      calculated: true,
      comparison: scenariosIn(hash),
      shared: true,
    }
  );
}

function read(inputs: ObjectSchema, today: string): Restored | undefined {
  const data = presentInputs();
  if (!data) return readShared(inputs, today);
  const { calculated, comparison } = recordOf(recordOf(window.history.state)[HISTORY_KEY]);
  const { kept, place } = recordOf(comparison);
  return { data, calculated: calculated === true, comparison: comparisonOf(kept, place) };
}

/** What the form held when it was last kept; `undefined` where none was. */
export function presentInputs(): FormData | undefined {
  const stored = recordOf(recordOf(window.history.state)[HISTORY_KEY]);
  return typeof stored['data'] === 'object' ? recordOf(stored['data']) : undefined;
}

/**
 * What the history entry or a shared address holds for a form; `undefined` while a prerendered page hydrates,
 * so that the first rendering equals the prerendered one.
 */
export function useRestored(inputs: ObjectSchema, today: string): Restored | undefined {
  const [store] = useState(() => {
    let held: { readonly value: Restored | undefined } | undefined;
    return {
      get: () => (held ??= { value: read(inputs, today) }).value,
      // Another shared address in the same tab changes nothing but the fragment.
      subscribe: (notify: () => void) => {
        const onFragment = () => {
          const shared = readShared(inputs, today);
          if (!shared) return;
          held = { value: shared };
          notify();
        };
        window.addEventListener('hashchange', onFragment);
        return () => window.removeEventListener('hashchange', onFragment);
      },
    };
  });
  return useSyncExternalStore(store.subscribe, store.get, () => undefined);
}

/**
 * After a reload the browser has already scrolled to where the visitor was when a restored result comes; the page
 * gets its old length back then, and nothing in view must be followed downwards.
 */
export function useSteadyReturn(restored: Restored | undefined): void {
  useLayoutEffect(() => {
    if (!restored || restored.shared) return;
    const { style } = document.body;
    style.overflowAnchor = 'none';
    const follow = () => (style.overflowAnchor = '');
    const timer = setTimeout(follow, SETTLE_MS);
    return () => {
      clearTimeout(timer);
      follow();
    };
  }, [restored]);
}

/** Keeps inputs in the history entry as they change; the values of a shared address go from it with the first change. */
export function useHistoryEntry(
  { data, calculated, comparison }: Restored,
  restored: Restored | undefined,
): void {
  const isOvertaken =
    restored?.shared === true && (data !== restored.data || comparison !== restored.comparison);
  const [own] = useState(() => (typeof window === 'undefined' ? '' : window.location.pathname));
  useEffect(() => {
    const timer = setTimeout(() => {
      const entry = { data, calculated, ...(comparison.isShown ? { comparison } : {}) };
      const { pathname, search } = window.location;
      // While the next page loads, this one is still shown, but the entry belongs to the other.
      if (pathname !== own) return;
      const address = isOvertaken ? pathname + search : undefined;
      window.history.replaceState({ ...recordOf(window.history.state), [HISTORY_KEY]: entry }, '', address);
    }, WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [data, calculated, comparison, isOvertaken, own]);
}
