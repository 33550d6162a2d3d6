/**
 * Chunks that could not be downloaded: a new version was deployed while the page was open, or the connection
 * failed.
 */

/** When the page was last reloaded for this reason, in milliseconds since 1970. */
const STORE = 'recarga';
/** A page that fails again within this time is not reloaded again, to avoid a reload loop. */
const PAUSE_MS = 60_000;

const failures = new Set<unknown>();

/** Starts listening for failed downloads. */
export function watchLoadFailures(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));
}

function lastReload(): number {
  try {
    return Number(sessionStorage.getItem(STORE));
  } catch {
    // Without storage nothing would prevent a reload loop.
    return Infinity;
  }
}

/** Whether an error is such a failure and reloading the page is likely to fix it. */
export function isCuredByReload(error: unknown): boolean {
  return failures.has(error) && navigator.onLine && Date.now() - lastReload() > PAUSE_MS;
}

/** Whether an error is such a failure of a browser that knows that it has no connection. */
export function isOffline(error: unknown): boolean {
  return failures.has(error) && !navigator.onLine;
}

/** Whether the site answers: a browser in a network without the internet believes to be online. Never rejects. */
export async function isSiteReachable(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Reloads the page and records the time. */
export function reload(): void {
  try {
    sessionStorage.setItem(STORE, String(Date.now()));
  } finally {
    window.location.reload();
  }
}
