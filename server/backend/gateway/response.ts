import { fieldOf } from './account-answers.ts';
import { failure } from './answers.ts';
import type { Service } from './paths.ts';

/** PostgreSQL's codes for client errors, by the message of the embedded service. */
const SENDERS_FAULTS = [
  { says: /violates check constraint/, code: '23514' },
  // The driver's message for a value that it does not even send to the database.
  { says: /^Error: Invalid input for \w+ type$/, code: '22P02' },
  { says: /^RangeError: Invalid time value$/, code: '22008' },
  // A list of lists for a column with a list of texts.
  { says: /multidimensional arrays is not supported$/, code: '0A000' },
] as const;

/**
 * Turns a failed check constraint or an impossible value into a client error: PostgREST answers 400, the embedded
 * service 500.
 */
async function correctSendersFault(response: Response): Promise<Response> {
  if (response.status !== 500) return response;
  const message = fieldOf(await response.clone().text(), 'message');
  const fault = SENDERS_FAULTS.find(({ says }) => says.test(message));
  return fault ? failure('rest', 400, fault.code, message.replace(/^error: /i, '')) : response;
}

/** Serves stored files as data, so that no browser executes their content. */
function serveAsData(request: Request, response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  // Range requests are not supported; pictures are sent whole.
  headers.delete('Accept-Ranges');
  const eTag = headers.get('ETag');
  if (response.status === 200 && eTag && request.headers.get('if-none-match') === eTag) {
    headers.delete('Content-Length');
    return new Response(null, { status: 304, headers });
  }
  return new Response(response.body, { status: response.status, headers });
}

/** Converts the embedded services' response to that of a hosted project. */
export async function finishResponse(
  service: Service,
  request: Request,
  response: Response,
): Promise<Response> {
  if (service === 'rest') return correctSendersFault(response);
  if (service === 'storage') return serveAsData(request, response);
  return response;
}
