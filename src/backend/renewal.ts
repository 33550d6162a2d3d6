/** Retries the renewal of the session until the service responds, so that dependent requests can wait for it. */
import { isRenewal } from './careful-fetch.ts';
import { hasStoredSession } from './session-store.ts';

/** Pauses between attempts, in milliseconds; the last one repeats. */
const PAUSES_MS = [1000, 2000, 5000] as const;
/** Milliseconds without a response after which a renewal is reported, even before its first attempt has failed. */
const SLOW_MS = 4000;
/** Milliseconds after which a renewal fails, with all requests that wait for it. */
const GIVE_UP_MS = 600_000;

export interface RenewalTrouble {
  /** Milliseconds since 1970; undefined during an attempt. */
  readonly nextTry: number | undefined;
}

let isRunning = false;
let trouble: RenewalTrouble | undefined;
const listeners = new Set<() => void>();
let endPause = (): void => undefined;

function report(next: RenewalTrouble | undefined): void {
  if (next === trouble) return;
  trouble = next;
  for (const listener of listeners) listener();
}

/** True during a renewal and its pauses. */
export function isRenewing(): boolean {
  return isRunning;
}

/** The renewal in trouble, if any: it has failed twice or is slow. */
export function renewalTrouble(): RenewalTrouble | undefined {
  return trouble;
}

/**
 * Subscribes to changes of `renewalTrouble`.
 *
 * @returns a function that unsubscribes
 */
export function onRenewalTrouble(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Ends the pause before the next attempt, because the service may be back. */
export function retryRenewal(): void {
  endPause();
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    endPause = () => {
      clearTimeout(timer);
      resolve();
    };
  });
}

async function retryUntilAnswered(attempt: () => Promise<Response>): Promise<Response> {
  const startedAt = Date.now();
  const slow = setTimeout(() => report({ nextTry: undefined }), SLOW_MS);
  isRunning = true;
  try {
    for (let failures = 0; ; failures += 1) {
      try {
        return await attempt();
      } catch (error) {
        // Stop after a sign-out, which removes the stored session, or after the time limit.
        if (!hasStoredSession() || Date.now() - startedAt >= GIVE_UP_MS) throw error;
        const milliseconds = PAUSES_MS[failures] ?? PAUSES_MS[2];
        if (failures > 0) report({ nextTry: Date.now() + milliseconds });
        await pause(milliseconds);
        if (trouble) report({ nextTry: undefined });
      }
    }
  } finally {
    clearTimeout(slow);
    isRunning = false;
    report(undefined);
  }
}

/**
 * `fetch` that retries a renewal of the session until the service responds. supabase-js would give up after half a
 * minute and then wait for a whole one. The pause between two attempts ends early when another request succeeds.
 *
 * @param request rejects if the auth service did not accept or refuse a renewal
 */
export function patientFetch(request: typeof fetch): typeof fetch {
  return async (input, init) => {
    if (isRenewal(input)) return retryUntilAnswered(() => request(input, init));
    const response = await request(input, init);
    if (response.ok) retryRenewal();
    return response;
  };
}
