import { use } from 'react';

/**
 * Loads each item once, by name. Caches a failure until a reload: browsers do not retry a module that failed to load,
 * and retrying during rendering would loop forever.
 *
 * @param load returns `undefined` for an unknown name
 */
export function loadOnce<T>(load: (name: string) => Promise<T> | undefined) {
  const items = new Map<string, T | Promise<T>>();
  /** The item if it is loaded, or else its promise; `undefined` for an unknown name. */
  const get = (name: string): T | Promise<T> | undefined => {
    if (items.has(name)) return items.get(name);
    const promise = load(name);
    if (!promise) return undefined;
    items.set(name, promise);
    promise.then(
      (item) => items.set(name, item),
      () => undefined,
    );
    return promise;
  };
  /** The item, during rendering: suspends until it is loaded. */
  const useItem = (name: string): T | undefined => {
    const known = get(name);
    return known instanceof Promise ? use(known) : known;
  };
  return {
    get,
    useItem,
    /** All loaded items, in the order of their requests. */
    loaded: (): readonly T[] => [...items.values()].filter((item): item is T => !(item instanceof Promise)),
  };
}
