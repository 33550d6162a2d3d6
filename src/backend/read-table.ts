/**
 * Reads tables of the backend without a session. Public pages send only two GET requests and one write, so the
 * PostgREST client of supabase-js would add four useless kilobytes to every page of the blog.
 */
import type { BackendConfig } from './config.ts';
import { BackendError } from './errors.ts';
import { addressIn, withTimeLimit } from './request.ts';

/**
 * Reads rows of a table, unchecked.
 *
 * @param parameters query parameters in PostgREST's syntax: columns, conditions, order, range.
 * @throws BackendError
 */
export type ReadTable = (table: string, parameters: Readonly<Record<string, string>>) => Promise<unknown>;

/** Parses the reason in a refused response, which a proxy may have replaced. */
function reasonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return { message: text };
  }
}

/**
 * Sends a request without a session, with a limit of 10 seconds and no retry. Resolves to the JSON of a successful
 * response, if it has any.
 */
async function askAsVisitor(
  { url, anonKey }: BackendConfig,
  path: string,
  init: {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
  },
  request: typeof fetch,
): Promise<unknown> {
  try {
    // Send only this header: a publishable key is not a JWT and must not be in `Authorization`.
    const headers = { apikey: anonKey, ...init.headers };
    const response = await withTimeLimit(request)(addressIn(url, `rest/v1/${path}`), { ...init, headers });
    const text = await response.text();
    if (!response.ok) throw BackendError.of(reasonIn(text), response.status);
    return text === '' ? undefined : JSON.parse(text);
  } catch (error) {
    throw BackendError.of(error);
  }
}

/**
 * Creates a reader without a session. Every request times out after 10 seconds and is not retried.
 *
 * @param request sends the requests
 */
export function readAsVisitor(config: BackendConfig, request: typeof fetch = fetch): ReadTable {
  return (table, parameters) =>
    askAsVisitor(config, `${table}?${new URLSearchParams(parameters).toString()}`, {}, request);
}

/**
 * Writes one row without a session; only administrators can read it afterwards.
 *
 * @throws BackendError
 */
export async function writeAsVisitor(
  config: BackendConfig,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<void> {
  const headers = { 'content-type': 'application/json', prefer: 'return=minimal' };
  await askAsVisitor(config, table, { method: 'POST', headers, body: JSON.stringify(row) }, fetch);
}
