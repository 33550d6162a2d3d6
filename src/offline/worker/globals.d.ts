/** What a service worker has besides a window's things: the compiler's list of them does not go with the window's. */
interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void;
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request;
  readonly clientId: string;
}

interface ExtendableMessageEvent extends ExtendableEvent {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
}

interface WindowClient {
  readonly url: string;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

interface ServiceWorkerScope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled: boolean;
    }): Promise<readonly WindowClient[]>;
  };
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: ExtendableMessageEvent) => void): void;
}

/** What the build writes into the worker. */
declare const OFFLINE_BUILD: import('../list.ts').OfflineBuild;
