/** Parts of the site that could not be downloaded: the site was replaced while it was open, or the line failed. */

/** When the page was last reloaded for this reason, in milliseconds since 1970. */
const STORE = 'recarga';
/** A page that fails again within this time would reload for ever. */
const PAUSE_MS = 60_000;

const failures = new Set<unknown>();

/** Listens to failed downloads from now on. */
export function watchLoadFailures(): void {
  window.addEventListener('vite:preloadError', ({ payload }) => failures.add(payload));
}

function lastReload(): number {
  try {
    return Number(sessionStorage.getItem(STORE));
  } catch {
    // Without a store nothing would stop the next reload.
    return Infinity;
  }
}

/** Whether an error is such a failure and loading the page anew is likely to mend it. */
export function isCuredByReload(error: unknown): boolean {
  return failures.has(error) && navigator.onLine && Date.now() - lastReload() > PAUSE_MS;
}

/** Loads the page anew, and remembers it. */
export function reload(): void {
  try {
    sessionStorage.setItem(STORE, String(Date.now()));
  } finally {
    window.location.reload();
  }
}
