import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../../src/backend/row-types.ts';

/** Connects to the backend of a site, without signing in. */
export async function connectTo(address: string): Promise<SupabaseClient<Database>> {
  const { anonKey } = (await (await fetch(`${address}/backend.json`)).json()) as { anonKey: string };
  return createClient<Database>(address, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
  });
}
