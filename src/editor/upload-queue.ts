/** Uploads the pictures of a text one at a time, and retries failed ones on request. */

/** The progress of a picture. */
export type UploadState =
  | { readonly kind: 'waiting' | 'sending' }
  | { readonly kind: 'stored'; readonly address: string }
  | ({ readonly kind: 'failed' } & Failure);

interface Failure {
  readonly message: string;
  /** True if the file is refused, and another attempt would fail too. */
  readonly isFinal: boolean;
}

/** A picture with its progress. */
export interface Upload {
  readonly id: string;
  readonly name: string;
  readonly file: Blob;
  readonly state: UploadState;
}

/** Functions that store files and explain failures. */
export interface QueueParts {
  /** Stores a file and resolves to its address; `explain` describes its errors. */
  readonly store: (file: Blob) => Promise<string>;
  readonly explain: (error: unknown) => Failure;
}

/** The uploads of one form. */
export interface UploadQueue {
  /** Sets the functions that store files and explain failures; call it before the first `add`. */
  readonly serveWith: (parts: QueueParts) => void;
  /** Enqueues files, and returns an id for each. */
  readonly add: (files: readonly { readonly name: string; readonly file: Blob }[]) => string[];
  readonly retry: (id: string) => void;
  readonly stateOf: (id: string) => UploadState | undefined;
  readonly all: () => readonly Upload[];
  /** Calls a listener after every change; the returned function unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Creates an empty queue. */
export function uploadQueue(): UploadQueue {
  let parts: QueueParts | undefined;
  const uploads = new Map<string, Upload>();
  const listeners = new Set<() => void>();
  let last = Promise.resolve();
  const set = (id: string, state: UploadState) => {
    const upload = uploads.get(id);
    if (upload) uploads.set(id, { ...upload, state });
    for (const listener of listeners) listener();
  };
  const send = async (id: string, file: Blob) => {
    if (!parts) throw new Error('The queue does not know how to store files.');
    set(id, { kind: 'sending' });
    try {
      set(id, { kind: 'stored', address: await parts.store(file) });
    } catch (error) {
      set(id, { kind: 'failed', ...parts.explain(error) });
    }
  };
  const enqueue = (id: string, file: Blob) => {
    set(id, { kind: 'waiting' });
    last = last.then(() => send(id, file));
  };
  return {
    serveWith: (next) => {
      parts = next;
    },
    add: (files) =>
      files.map(({ name, file }) => {
        const id = String(uploads.size + 1);
        uploads.set(id, { id, name, file, state: { kind: 'waiting' } });
        enqueue(id, file);
        return id;
      }),
    retry: (id) => {
      const upload = uploads.get(id);
      if (upload?.state.kind === 'failed') enqueue(id, upload.file);
    },
    stateOf: (id) => uploads.get(id)?.state,
    all: () => [...uploads.values()],
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
