/**
 * Reads tables of the backend as any visitor may. Two questions are all that the public pages ask, each a GET request:
 * the PostgREST client of supabase-js, which the administration uses, would be four more kilobytes on every page of the
 * blog.
 */
import type { BackendConfig } from './config.ts';
import { BackendError } from './errors.ts';
import { withTimeLimit } from './request.ts';

/**
 * Reads rows of a table, unchecked.
 *
 * @param parameters of the address, in PostgREST's language: columns, conditions, order, part of the rows.
 * @throws BackendError
 */
export type ReadTable = (table: string, parameters: Readonly<Record<string, string>>) => Promise<unknown>;

/** What a refused request says of itself; a proxy in between may answer with anything. */
function reasonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { message: text };
  }
}

/**
 * A reader without a session. Every request times out after 10 seconds and is not retried.
 *
 * @param request sends the requests
 */
export function readAsVisitor({ url, anonKey }: BackendConfig, request: typeof fetch = fetch): ReadTable {
  const root = new URL('rest/v1/', `${url.replace(/\/+$/, '')}/`);
  const ask = withTimeLimit(request);
  return async (table, parameters) => {
    const address = new URL(table, root);
    address.search = String(new URLSearchParams(parameters));
    try {
      // Only this header: a publishable key is not a JWT and must not be sent in `Authorization`.
      const response = await ask(address.href, { headers: { apikey: anonKey } });
      const text = await response.text();
      if (!response.ok) throw BackendError.of(reasonIn(text), response.status);
      return JSON.parse(text) as unknown;
    } catch (error) {
      throw BackendError.of(error);
    }
  };
}
