/** Items loaded on demand, each once. */
export interface OnDemand<T> {
  /** The item if already loaded, otherwise its promise; `undefined` for an unknown name. */
  readonly get: (name: string) => T | Promise<T> | undefined;
  /** Preloads an item; an unknown name is not an error here. */
  readonly preload: (name: string) => Promise<void>;
  /** All items already loaded, the first first. */
  readonly loaded: () => readonly T[];
}

/**
 * Loads items by name, each once. A failure is cached until the page is reloaded: browsers do not retry a
 * module that failed to load, and retrying during rendering would be an infinite loop.
 *
 * @param load returns `undefined` for an unknown name.
 */
export function loadOnce<T>(load: (name: string) => Promise<T> | undefined): OnDemand<T> {
  const pending = new Map<string, Promise<T>>();
  const loaded = new Map<string, T>();
  const get = (name: string) => {
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
  return {
    get,
    preload: async (name) => {
      await get(name);
    },
    loaded: () => [...loaded.values()],
  };
}
