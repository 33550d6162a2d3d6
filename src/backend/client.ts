/** The administrative area's connection to the backend. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { carefulFetch } from './careful-fetch.ts';
import { loadBackendConfig } from './config.ts';
import { BackendError } from './errors.ts';
import { withTimeLimit } from './request.ts';
import type { Database } from './row-types.ts';
import { SESSION_KEY, sessionStore } from './session-store.ts';

/** supabase-js, with the types of our schema. */
export type BackendClient = SupabaseClient<Database>;

const renewalListeners = new Set<() => void>();
const tellRenewalFailed = () => {
  for (const listener of renewalListeners) listener();
};

/**
 * Calls back at each renewal of the session that failed for want of an answer, while it is still being tried.
 *
 * @returns ends it
 */
export function onRenewalFailed(listener: () => void): () => void {
  renewalListeners.add(listener);
  return () => renewalListeners.delete(listener);
}

async function connect(): Promise<BackendClient | null> {
  const config = await loadBackendConfig();
  if (!config) return null;
  const { createClient } = await import('@supabase/supabase-js');
  return createClient<Database>(config.url, config.anonKey, {
    auth: {
      storageKey: SESSION_KEY,
      storage: sessionStore,
      persistSession: true,
      autoRefreshToken: true,
      // The link in the confirmation mail leads to the public home page, which knows nothing of sessions: with
      // PKCE what it carries there is of no use to anybody else.
      flowType: 'pkce',
      detectSessionInUrl: false,
    },
    // A request that fails fails at once, and its screen says so; no channel of realtime is ever opened.
    db: { retry: false },
    global: { fetch: carefulFetch(withTimeLimit(fetch), config.anonKey, tellRenewalFailed) },
  });
}

let client: Promise<BackendClient | null> | undefined;

/**
 * The one client of this page, or null where the site has no backend. Every request ends within about 10 s and
 * is made in the name of whoever is signed in, never as a visitor.
 *
 * @throws BackendError when the server could not be asked for its configuration; the next call asks again
 */
export function getSupabase(): Promise<BackendClient | null> {
  client ??= connect().catch((error: unknown) => {
    client = undefined;
    throw BackendError.of(error);
  });
  return client;
}
