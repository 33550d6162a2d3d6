import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ObjectSchema } from '../../../engine/input-schema.ts';
import { recordOf } from '../../../engine/record.ts';
import { dataFor, type FormData } from '../../../form/form-schema.ts';
import { comparisonOf, scenariosIn, type Comparison } from '../comparison.ts';
import { HISTORY_KEY } from '../history-key.ts';
import { fromFragment } from '../share-link.ts';

/** Earlier input, and whether a result had been calculated from it. */
export interface Restored {
  readonly data: FormData;
  readonly calculated: boolean;
  readonly comparison: Comparison;
  /** True for a shared address, whose result is new to the visitor. */
  readonly shared?: boolean;
}

/** Browsers limit the number of history changes per second. */
const WRITE_DELAY_MS = 250;
/** Time by which a restored result has been laid out. */
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

/** The inputs in the current history entry; undefined if there are none. */
export function presentInputs(): FormData | undefined {
  const stored = recordOf(recordOf(window.history.state)[HISTORY_KEY]);
  return typeof stored['data'] === 'object' ? recordOf(stored['data']) : undefined;
}

/**
 * The inputs in the history entry or a shared address; undefined while a prerendered page hydrates, so that the
 * first rendering equals the prerendered one.
 */
export function useRestored(inputs: ObjectSchema, today: string): Restored | undefined {
  const [store] = useState(() => {
    let cached: { readonly value: Restored | undefined } | undefined;
    return {
      get: () => (cached ??= { value: read(inputs, today) }).value,
      // Another shared address in the same tab changes only the fragment.
      subscribe: (notify: () => void) => {
        const onFragment = () => {
          const shared = readShared(inputs, today);
          if (!shared) return;
          cached = { value: shared };
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
 * Turns scroll anchoring off while a restored result renders: after a reload the browser has already scrolled to
 * the visitor's place, and the page only returns to its old length.
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

/** Removes the inputs from the history entry and its address at once: the delayed write is lost if the visitor leaves. */
export function forgetInputs(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(
    { ...recordOf(window.history.state), [HISTORY_KEY]: undefined },
    '',
    pathname + search,
  );
}

/** Keeps inputs in the history entry as they change; the first change removes a shared address's values from it. */
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
      // The entry already belongs to the next page while this one remains visible during loading.
      if (pathname !== own) return;
      const address = isOvertaken ? pathname + search : undefined;
      window.history.replaceState({ ...recordOf(window.history.state), [HISTORY_KEY]: entry }, '', address);
    }, WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [data, calculated, comparison, isOvertaken, own]);
}
