/** What pages and the worker tell each other; every question comes with a port for its answer. */

/** What pages ask the worker. */
export type Question =
  /** Which build it serves. */
  | { readonly kind: 'build' }
  /** To keep some more. `path` is the page that is open; on a connection that is saved, only what was visited. */
  | { readonly kind: 'step'; readonly path: string; readonly isSaving: boolean }
  /** Which calculators work without a connection. */
  | { readonly kind: 'kept' }
  /** To serve the pages from now on. */
  | { readonly kind: 'take-over' };

/** A calculator that works without a connection. */
export interface KeptCalculator {
  readonly path: string;
  readonly name: string;
}

/** The worker's answers. */
export interface Answers {
  readonly build: { readonly build: string };
  readonly step: { readonly isDone: boolean };
  readonly kept: { readonly calculators: readonly KeptCalculator[]; readonly count: number };
  readonly 'take-over': { readonly isDone: true };
}

/** What the worker asks pages. */
export interface PageQuestion {
  readonly kind: 'which-build';
}

/** The answer of a page. */
export interface PageAnswer {
  readonly build: string;
}

interface Receiver {
  readonly postMessage: (message: unknown, transfer: Transferable[]) => void;
}

/** Asks the other side; `undefined` without an answer within so many milliseconds. */
export function ask<Answer>(
  receiver: Receiver,
  question: Question | PageQuestion,
  patienceMs: number,
): Promise<Answer | undefined> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const end = (answer?: Answer) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = setTimeout(end, patienceMs);
    port1.addEventListener('message', ({ data }: MessageEvent<Answer>) => end(data));
    port1.start();
    receiver.postMessage(question, [port2]);
  });
}
