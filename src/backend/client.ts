/** The administrative area's connection to the backend. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { carefulFetch } from './careful-fetch.ts';
import { loadBackendConfig, type BackendConfig } from './config.ts';
import { BackendError } from './errors.ts';
import { patientFetch, retryRenewal } from './renewal.ts';
import { addressIn, withTimeLimit } from './request.ts';
import type { Database } from './row-types.ts';
import { dropDamagedSession, SESSION_KEY, sessionStore, storedToken } from './session-store.ts';

/** supabase-js, with the types of our schema. */
export type BackendClient = SupabaseClient<Database>;

let activeConfig: BackendConfig | undefined;

async function connect(): Promise<BackendClient | null> {
  const config = await loadBackendConfig();
  if (!config) return null;
  activeConfig = config;
  const { createClient } = await import('@supabase/supabase-js');
  dropDamagedSession();
  // Retry after another tab has renewed the session, because the service is back.
  window.addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY) retryRenewal();
  });
  return createClient<Database>(config.url, config.anonKey, {
    auth: {
      storageKey: SESSION_KEY,
      storage: sessionStore,
      persistSession: true,
      autoRefreshToken: true,
      // Use PKCE, because the confirmation mail links to the public home page, which does not handle sessions: the code
      // in the address is useless to anybody else.
      flowType: 'pkce',
      detectSessionInUrl: false,
    },
    // Disable retries, so that a failed request immediately shows a message.
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

/** Limit of a keepalive request: browsers send at most 64 kB, including headers, for a closing page. */
const MAX_KEEPALIVE_BYTES = 60_000;

/**
 * Upserts a row with a keepalive request, which the browser sends even if the page is closing. Bypasses supabase-js,
 * which would first wait for the session.
 *
 * @returns a promise that resolves when the request is over, even if it failed; undefined if it was not started
 */
export function sendAtOnce(
  table: keyof Database['public']['Tables'],
  row: object,
): Promise<unknown> | undefined {
  const token = storedToken();
  const body = new Blob([JSON.stringify(row)]);
  if (!activeConfig || token === undefined || body.size > MAX_KEEPALIVE_BYTES) return undefined;
  const headers = {
    apikey: activeConfig.anonKey,
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    prefer: 'resolution=merge-duplicates,return=minimal',
  };
  const address = addressIn(activeConfig.url, `rest/v1/${table}`);
  const request = { method: 'POST', headers, body, keepalive: true };
  return withTimeLimit(fetch)(address, request).catch(() => undefined);
}
