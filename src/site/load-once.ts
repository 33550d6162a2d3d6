/**
 * Loads items by name, each once. A failure is cached until the page is reloaded: browsers do not retry a
 * module that failed to load, and retrying during rendering would be an infinite loop.
 *
 * @param load returns `undefined` for an unknown name.
 */
export function loadOnce<T>(load: (name: string) => Promise<T> | undefined) {
  const pending = new Map<string, Promise<T>>();
  const loaded = new Map<string, T>();
  /** The item if already loaded, otherwise its promise; `undefined` for an unknown name. */
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
  return {
    get,
    /** Preloads an item; an unknown name is not an error here. */
    preload: async (name: string): Promise<void> => {
      await get(name);
    },
    /** All loaded items, in the order of loading. */
    loaded: (): readonly T[] => [...loaded.values()],
  };
}
