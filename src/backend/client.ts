/** The administrative area's connection to the backend. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { carefulFetch } from './careful-fetch.ts';
import { loadBackendConfig, type BackendConfig } from './config.ts';
import { BackendError } from './errors.ts';
import { patientFetch, retryRenewal } from './renewal.ts';
import { withTimeLimit } from './request.ts';
import type { Database } from './row-types.ts';
import { dropDamagedSession, SESSION_KEY, sessionStore, storedToken } from './session-store.ts';

/** supabase-js, with the types of our schema. */
export type BackendClient = SupabaseClient<Database>;

let reached: BackendConfig | undefined;

async function connect(): Promise<BackendClient | null> {
  const config = await loadBackendConfig();
  if (!config) return null;
  reached = config;
  const { createClient } = await import('@supabase/supabase-js');
  dropDamagedSession();
  // Another tab has renewed the session, so the service is back.
  window.addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY) retryRenewal();
  });
  return createClient<Database>(config.url, config.anonKey, {
    auth: {
      storageKey: SESSION_KEY,
      storage: sessionStore,
      persistSession: true,
      autoRefreshToken: true,
      // The link in the confirmation mail leads to the public home page, which does not handle sessions: with PKCE the
      // code in its address is useless to anybody else.
      flowType: 'pkce',
      detectSessionInUrl: false,
    },
    // Disables retries: a failed request fails at once, with a message on its screen.
    db: { retry: false },
    global: { fetch: patientFetch(carefulFetch(withTimeLimit(fetch), config.anonKey)) },
  });
}

let client: Promise<BackendClient | null> | undefined;

/**
 * The singleton client of this page, or null if the site has no backend. Every request times out after about 10 s and
 * is sent with the user's token, never anonymously.
 *
 * @throws BackendError if the configuration could not be fetched; the next call retries
 */
export function getSupabase(): Promise<BackendClient | null> {
  client ??= connect().catch((error: unknown) => {
    client = undefined;
    throw BackendError.of(error);
  });
  return client;
}

/** Browsers send at most 64 kB, including headers, for a closing page. */
const MOST_AT_ONCE = 60_000;

/**
 * Writes a row, replacing the one with its key, without waiting for anything: the browser sends it even if the page
 * closes at this moment. supabase-js would first ask for the session.
 *
 * @returns true if it was sent
 */
export function sendAtOnce(table: keyof Database['public']['Tables'], row: object): boolean {
  const token = storedToken();
  const body = new Blob([JSON.stringify(row)]);
  if (!reached || token === undefined || body.size > MOST_AT_ONCE) return false;
  const headers = {
    apikey: reached.anonKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    prefer: 'resolution=merge-duplicates,return=minimal',
  };
  const address = new URL(`rest/v1/${table}`, `${reached.url.replace(/\/+$/, '')}/`);
  fetch(address, { method: 'POST', headers, body, keepalive: true }).catch(() => undefined);
  return true;
}
