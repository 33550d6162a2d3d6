/**
 * The clock of the server, which decides when visitors see an article. That of this computer may be an hour off, as
 * on machines that still change to summer time.
 */

/** Longest difference that is not corrected, because responses may be late, and publication times have minutes. */
const TOLERANCE_MS = 60_000;

let offset = 0;
const listeners = new Set<() => void>();

/** Milliseconds to add to the clock of this computer. */
export function serverOffset(): number {
  return offset;
}

/** The time on the server, in milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + offset;
}

/**
 * Subscribes to changes of `serverOffset`.
 *
 * @returns a function that unsubscribes
 */
export function onServerOffset(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Reads the time of an uncached response. Browsers hide that of another origin, such as a hosted project. */
export function readServerClock({ headers }: Response): void {
  const found = Date.parse(headers.get('date') ?? '') - Date.now();
  const next = Math.abs(found) <= TOLERANCE_MS ? 0 : found;
  if (Number.isNaN(found) || Math.abs(next - offset) <= TOLERANCE_MS) return;
  offset = next;
  for (const listener of listeners) listener();
}
