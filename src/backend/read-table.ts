/**
 * Reads tables of the backend as any visitor may. Two questions are all that the public pages ask, each a GET request, and one thing is all that they say:
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

/** Asks without a session, and at most 10 seconds; not again. Resolves to the text of a granted request. */
async function askAsVisitor(
  { url, anonKey }: BackendConfig,
  path: string,
  init: {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  },
  request: typeof fetch,
): Promise<string> {
  const address = new URL(path, new URL('rest/v1/', `${url.replace(/\/+$/, '')}/`));
  try {
    // Only this header: a publishable key is not a JWT and must not be sent in `Authorization`.
    const headers = { apikey: anonKey, ...init.headers };
    const response = await withTimeLimit(request)(address.href, { ...init, headers });
    const text = await response.text();
    if (!response.ok) throw BackendError.of(reasonIn(text), response.status);
    return text;
  } catch (error) {
    throw BackendError.of(error);
  }
}

/**
 * A reader without a session. Every request times out after 10 seconds and is not retried.
 *
 * @param request sends the requests
 */
export function readAsVisitor(config: BackendConfig, request: typeof fetch = fetch): ReadTable {
  return async (table, parameters) => {
    const text = await askAsVisitor(
      config,
      `${table}?${new URLSearchParams(parameters).toString()}`,
      {},
      request,
    );
    try {
      return JSON.parse(text) as unknown;
    } catch (error) {
      throw BackendError.of(error);
    }
  };
}

/**
 * Writes one row without a session, which nobody but administrators can read afterwards.
 *
 * @throws BackendError
 */
export async function writeAsVisitor(
  config: BackendConfig,
  table: string,
  row: Readonly<Record<string, unknown>>,
  request: typeof fetch = fetch,
): Promise<void> {
  const headers = { 'content-type': 'application/json', prefer: 'return=minimal' };
  await askAsVisitor(config, table, { method: 'POST', headers, body: JSON.stringify(row) }, request);
}
