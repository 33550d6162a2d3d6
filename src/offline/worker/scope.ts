/** The worker's global scope, as far as it is used; the compiler takes it for a window's. */

/** An event that keeps the worker alive. */
export interface WorkerEvent extends Event {
  readonly waitUntil: (promise: Promise<unknown>) => void;
  readonly data: { readonly type?: string } | undefined;
  readonly ports: readonly MessagePort[];
  /** The window that sent a message. */
  readonly source: { readonly id: string } | null;
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly skipWaiting: () => Promise<void>;
  addEventListener(type: 'install' | 'activate' | 'message', listener: (event: WorkerEvent) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
