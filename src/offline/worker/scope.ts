/** The worker's global scope, as far as it is used; the compiler takes it for a window's. */
declare global {
  /** Workbox's types refer to it. */
  interface ExtendableEvent extends Event {
    readonly waitUntil: (promise: Promise<unknown>) => void;
    /** Of a navigation: the window that the document is for. */
    readonly resultingClientId?: string;
  }
}

/** A message of a window, or an event without one. */
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
