import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { ObjectSchema } from '../../../engine/input-schema.ts';
import { recordOf } from '../../../engine/record.ts';
import { dataFor, type FormData } from '../../../form/form-schema.ts';
import { comparisonOf, scenariosIn, type Comparison } from '../comparison.ts';
import { keepInEntry, keptEntry } from '../kept-entry.ts';
import { fromFragment, isSame } from '../share-link.ts';

/** Earlier input, and true if it had a result. */
export interface Restored {
  readonly data: FormData;
  readonly calculated: boolean;
  readonly comparison: Comparison;
  /** True for a shared address, whose result the visitor has not seen yet. */
  readonly shared?: boolean;
  /** Number of the arrival at another entry of the same page, because two arrivals may bring equal inputs. */
  readonly arrival?: number;
}

/** Inputs and scenarios that the page shows. */
let shown: readonly [FormData, Comparison] | undefined;

/** Delay of a write, because browsers limit the number of history changes per second. */
const WRITE_DELAY_MS = 250;
/** Time until a restored result has been laid out. */
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
  const { calculated, comparison } = keptEntry();
  const { kept, place } = recordOf(comparison);
  // Add the defaults of fields that did not exist yet when the inputs were stored.
  return {
    data: dataFor(inputs, data, today),
    calculated: calculated === true,
    comparison: comparisonOf(kept, place),
  };
}

/** Inputs in the current history entry; undefined if there are none. */
export function presentInputs(): FormData | undefined {
  const { data } = keptEntry();
  return typeof data === 'object' ? recordOf(data) : undefined;
}

/**
 * Inputs in the history entry or a shared address; undefined during hydration, so that the first render equals the
 * prerendered page.
 */
export function useRestored(inputs: ObjectSchema, today: string): Restored | undefined {
  const [store] = useState(() => {
    let cached: { readonly value: Restored | undefined } | undefined;
    let arrival = 0;
    return {
      get: () => (cached ??= { value: read(inputs, today) }).value,
      // Watch the history, because another shared address in the same tab, and going back from it, load no page.
      subscribe: (notify: () => void) => {
        const { pathname } = window.location;
        const onEntry = () => {
          const value = window.location.pathname === pathname ? read(inputs, today) : undefined;
          if (!value || isSame([value.data, value.comparison], shown)) return;
          cached = { value: { ...value, arrival: (arrival += 1) } };
          notify();
        };
        window.addEventListener('popstate', onEntry);
        return () => window.removeEventListener('popstate', onEntry);
      },
    };
  });
  return useSyncExternalStore(store.subscribe, store.get, () => undefined);
}

/**
 * Disables scroll anchoring while a restored result renders: after a reload the browser has already scrolled to the
 * visitor's position, and the page only returns to its previous length.
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

/**
 * Removes the inputs from history entry and address immediately, because a visitor may leave before a delayed write.
 */
export function forgetInputs(): void {
  const { pathname, search } = window.location;
  keepInEntry(undefined, pathname + search);
}

/** Stores inputs in the history entry as they change, and removes those of a shared address that no longer agree. */
export function useHistoryEntry(
  { data, calculated, comparison }: Restored,
  inputs: ObjectSchema,
  today: string,
): void {
  const [own] = useState(() => (typeof window === 'undefined' ? '' : window.location.pathname));
  useEffect(() => {
    const stop = () => {
      clearTimeout(timer);
      window.removeEventListener('beforeunload', write);
      document.removeEventListener('visibilitychange', write);
    };
    const write = () => {
      stop();
      const entry = { data, calculated, ...(comparison.isShown ? { comparison } : {}) };
      const { pathname, search } = window.location;
      // Skip the write during navigation, when the entry already belongs to the next page.
      if (pathname !== own) return;
      const shared = readShared(inputs, today);
      const isOvertaken = shared && !isSame([shared.data, shared.comparison], [data, comparison]);
      const address = isOvertaken ? pathname + search : undefined;
      keepInEntry(entry, address);
    };
    // Store the inputs in the new entry of a link to a heading, because a reload would lose them.
    const carry = () => {
      if (!read(inputs, today)) write();
    };
    shown = [data, comparison];
    const timer = setTimeout(write, WRITE_DELAY_MS);
    // Write at once if the visitor leaves. Listen only while needed, because it disables some back/forward caches.
    window.addEventListener('beforeunload', write);
    document.addEventListener('visibilitychange', write);
    window.addEventListener('popstate', carry);
    return () => {
      stop();
      window.removeEventListener('popstate', carry);
    };
  }, [data, calculated, comparison, inputs, today, own]);
}
