import { use } from 'react';

/**
 * Loads each item once, by name. Caches a failure until a reload: browsers do not retry a module that failed to load,
 * and retrying during rendering would loop forever.
 *
 * @param load returns `undefined` for an unknown name
 */
export function loadOnce<T>(load: (name: string) => Promise<T> | undefined) {
  const pending = new Map<string, Promise<T>>();
  const loaded = new Map<string, T>();
  /** The item if it is loaded, or else its promise; `undefined` for an unknown name. */
  const get = (name: string): T | Promise<T> | undefined => {
    const known = loaded.get(name) ?? pending.get(name);
    if (known !== undefined) return known;
    const promise = load(name);
    if (!promise) return undefined;
    pending.set(name, promise);
    promise.then(
      (thing) => loaded.set(name, thing),
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
    /** Preloads an item; ignores an unknown name. */
    preload: async (name: string): Promise<void> => {
      await get(name);
    },
    /** All loaded items, in loading order. */
    loaded: (): readonly T[] => [...loaded.values()],
  };
}
