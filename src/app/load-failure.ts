/**
 * Handles failures that a reload fixes: a chunk that could not be downloaded, because a new version was deployed while
 * the page was open or the connection failed, and nodes that something else has removed.
 */

/** Storage key of the time of the last such reload, in milliseconds since 1970. */
const STORE = 'recarga';
/** Minimum time between two such reloads, to avoid a reload loop. */
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
    // Without storage, never reload, because nothing would prevent a reload loop.
    return Infinity;
  }
}

/** True if an extension or a translation has removed nodes of the page, so that React no longer finds them. */
function isForeignChange(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'NotFoundError';
}

/** True for a failed download or a foreign change of the page, which a reload will probably fix. */
export function isFixedByReload(error: unknown): boolean {
  return (
    (failures.has(error) || isForeignChange(error)) &&
    navigator.onLine &&
    Date.now() - lastReload() > PAUSE_MS
  );
}

/** True for a failed download while the browser is offline. */
export function isOffline(error: unknown): boolean {
  return failures.has(error) && !navigator.onLine;
}

/**
 * True if the site responds: without internet access, a browser in a local network still reports that it is online.
 * Never rejects.
 */
export async function isSiteReachable(): Promise<boolean> {
  try {
    await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}

/** Reloads the page and records the time, to prevent a reload loop. */
export function reload(): void {
  try {
    sessionStorage.setItem(STORE, String(Date.now()));
  } finally {
    window.location.reload();
  }
}
