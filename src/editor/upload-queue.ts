/** Uploads the pictures of a text one at a time, and retries failed ones on request. */

export type UploadState =
  | { readonly kind: 'waiting' | 'sending' }
  | { readonly kind: 'stored'; readonly address: string }
  | {
      readonly kind: 'failed';
      readonly message: string;
      /** True if the file is refused, and another attempt would fail too. */
      readonly isFinal: boolean;
    };

/**
 * Creates an empty queue.
 *
 * @param store stores a file; resolves to its last state, and never rejects
 */
export function uploadQueue(store: (file: Blob) => Promise<UploadState>) {
  const files = new Map<string, Blob>();
  const states = new Map<string, UploadState>();
  const listeners = new Set<() => void>();
  let last = Promise.resolve();
  const set = (id: string, state: UploadState) => {
    states.set(id, state);
    for (const listener of listeners) listener();
  };
  const send = async (id: string, file: Blob) => {
    set(id, { kind: 'sending' });
    set(id, await store(file));
  };
  const enqueue = (id: string, file: Blob) => {
    set(id, { kind: 'waiting' });
    last = last.then(() => send(id, file));
  };
  return {
    /** The state of each upload by its id, in the order of `add`. */
    states: states as ReadonlyMap<string, UploadState>,
    /** Enqueues files, and returns an id for each. */
    add: (added: readonly Blob[]): string[] =>
      added.map((file) => {
        const id = String(files.size + 1);
        files.set(id, file);
        enqueue(id, file);
        return id;
      }),
    retry: (id: string): void => {
      const file = files.get(id);
      if (file && states.get(id)?.kind === 'failed') enqueue(id, file);
    },
    /** Calls a listener after every change; the returned function unsubscribes it. */
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type UploadQueue = ReturnType<typeof uploadQueue>;
