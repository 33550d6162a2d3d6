import { createClient } from '@supabase/supabase-js';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../../src/backend/row-types.ts';
import type { Backend } from '../../../server/backend/backend.ts';

export const ORIGIN = 'http://localhost:3000';

export type Client = SupabaseClient<Database>;

/** A backend as clients reach it. */
export interface Reachable {
  readonly backend: Pick<Backend, 'anonKey' | 'fetch'>;
}

/** Creates a client like the site's, whose requests go directly to the backend, without a network. */
export function connect({ backend }: Reachable): Client {
  return createClient<Database>(ORIGIN, backend.anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
    global: { fetch: (input, init) => backend.fetch(new Request(input, init)) },
  });
}
