/** The worker's global scope as far as it is used, because TypeScript would type it as a window's. */
declare global {
  /** Referenced by Workbox's types. */
  interface ExtendableEvent extends Event {
    readonly waitUntil: (promise: Promise<unknown>) => void;
    /** For a navigation, the window that will show the document. */
    readonly resultingClientId?: string;
  }
}

/** A message from a window, or an event without one. */
interface WorkerEvent extends ExtendableEvent {
  readonly data: { readonly type?: string } | undefined;
  readonly ports: readonly MessagePort[];
  readonly source: { readonly id: string } | null;
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: WorkerEvent) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
