/**
 * Connects to the backend's tables without a session, for the server and the build; public pages use
 * `read-table.ts`.
 */
import { PostgrestClient } from '@supabase/postgrest-js';
import type { BackendConfig } from './config.ts';
import { addressIn, withTimeLimit } from './request.ts';
import type { Database } from './row-types.ts';

/** A connection without a session. */
export type Visitor = Pick<PostgrestClient<Database>, 'from'>;

/**
 * Creates a client without sending a request. Every request times out after 10 seconds and is not retried.
 *
 * @param request sends the requests
 */
export function connectAsVisitor({ url, anonKey }: BackendConfig, request: typeof fetch = fetch): Visitor {
  return new PostgrestClient<Database>(addressIn(url, 'rest/v1'), {
    // Send only this header: a publishable key is not a JWT and must not be in `Authorization`.
    headers: { apikey: anonKey },
    fetch: withTimeLimit(request),
    retry: false,
  });
}
