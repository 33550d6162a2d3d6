/** The worker's global scope; the compiler takes it for a window's. */
export const scope = globalThis as unknown as ServiceWorkerScope;
