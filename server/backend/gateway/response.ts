import { fieldOf } from './account-answers.ts';
import { failure } from './answers.ts';
import type { Service } from './paths.ts';

const CHECK_VIOLATION = /violates check constraint/;

/** A failed check constraint is a client error: PostgREST answers 400, the embedded service 500. */
async function correctCheckViolation(response: Response): Promise<Response> {
  if (response.status !== 500) return response;
  const message = fieldOf(await response.clone().text(), 'message');
  if (!CHECK_VIOLATION.test(message)) return response;
  return failure('rest', 400, '23514', message.replace(/^error: /, ''));
}

/** Stored files are data: whatever their content, a browser must not execute it. */
function serveAsData(request: Request, response: Response): Response {
  const headers = new Headers(response.headers);
  headers.set('X-Content-Type-Options', 'nosniff');
  headers.set('Content-Security-Policy', "default-src 'none'; sandbox");
  headers.set('Cross-Origin-Resource-Policy', 'cross-origin');
  // Range requests are not supported: pictures are sent complete.
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
  if (service === 'rest') return correctCheckViolation(response);
  if (service === 'storage') return serveAsData(request, response);
  return response;
}
