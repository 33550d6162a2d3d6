/** Things that are loaded on demand, each once. */
export interface OnDemand<T> {
  /** The thing if it is there already, the promise of it if not, `undefined` if there is none of that name. */
  readonly get: (name: string) => T | Promise<T> | undefined;
  /** Loads a thing ahead of its use; an unknown name is not an error here. */
  readonly preload: (name: string) => Promise<void>;
}

/**
 * Loads things by name, each once. What could not be loaded stays so until the page is loaded anew: browsers do
 * not ask again for a module that they failed to get, and a page that asked while it is drawn would never end.
 *
 * @param load answers `undefined` where there is nothing of that name.
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
  };
}
