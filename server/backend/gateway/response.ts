import { fieldOf } from './account-answers.ts';
import { failure } from './answers.ts';
import type { Service } from './paths.ts';

/** PostgreSQL's codes of client errors, by the message of the embedded service. */
const CLIENT_ERRORS = [
  { pattern: /violates check constraint/, code: '23514' },
  // The driver refuses such a value before it reaches the database.
  { pattern: /^Error: Invalid input for \w+ type$/, code: '22P02' },
  { pattern: /^RangeError: Invalid time value$/, code: '22008' },
  // A text array column received nested lists.
  { pattern: /multidimensional arrays is not supported$/, code: '0A000' },
] as const;

/**
 * Turns a failed check constraint or an invalid value into a client error, because the embedded service responds 500
 * where PostgREST responds 400.
 */
async function correctClientError(response: Response): Promise<Response> {
  if (response.status !== 500) return response;
  const message = fieldOf(await response.clone().text(), 'message');
  const fault = CLIENT_ERRORS.find(({ pattern }) => pattern.test(message));
  return fault ? failure('rest', 400, fault.code, message.replace(/^error: /i, '')) : response;
}

/** Serves stored files as data, so that no browser executes their content. */
function serveAsData(request: Request, response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  // Announce no support for range requests, because the site sends only complete pictures.
  headers.delete('Accept-Ranges');
  // Keep refusals out of caches, because an import may store the missing picture under the same name.
  if (response.status >= 400) headers.set('Cache-Control', 'no-store');
  const eTag = headers.get('ETag');
  if (response.status === 200 && eTag && request.headers.get('if-none-match') === eTag) {
    headers.delete('Content-Length');
    return new Response(null, { status: 304, headers });
  }
  return new Response(response.body, { status: response.status, headers });
}

/** Keeps sessions, and rows that only some may read, out of all caches. */
function uncached(response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('Cache-Control', 'no-store');
  return new Response(response.body, { status: response.status, headers });
}

/** Converts a response of the embedded services to that of a hosted project. */
export async function finishResponse(
  service: Service,
  request: Request,
  response: Response,
): Promise<Response> {
  if (service === 'rest') return uncached(await correctClientError(response));
  if (service === 'storage') return serveAsData(request, response);
  return uncached(response);
}
