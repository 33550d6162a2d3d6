import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

function readHeaders(message: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(message.headersDistinct)) {
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}

/** Splits a request's target into its path and its query, the latter with its question mark or empty. */
export function splitQuery(target: string): [path: string, query: string] {
  const at = target.indexOf('?');
  return at < 0 ? [target, ''] : [target.slice(0, at), target.slice(at)];
}

/** The address by which the client knows this server, such as `http://127.0.0.1:4321`. */
function originOf(message: IncomingMessage): string {
  const named = `http://${message.headers.host ?? ''}`;
  return URL.canParse(named) ? new URL(named).origin : `http://127.0.0.1:${message.socket.localPort ?? 80}`;
}

/**
 * Turns a Node request into a web `Request`, its body streamed. The handler decides how much of it is read.
 *
 * @param signal aborts when the client disconnects
 */
export function toWebRequest(message: IncomingMessage, signal: AbortSignal): Request {
  const method = message.method ?? 'GET';
  const [path, query] = splitQuery(message.url ?? '/');
  const url = new URL(originOf(message));
  url.pathname = path;
  url.search = query;
  const init = { method, headers: readHeaders(message), signal };
  if (method === 'GET' || method === 'HEAD') return new Request(url, init);
  // `duplex` is required for streamed bodies, but missing from the DOM types.
  const body = Readable.toWeb(message) as ReadableStream<Uint8Array>;
  const streamed = { ...init, body, duplex: 'half' };
  return new Request(url, streamed);
}

/**
 * Writes a web `Response` to a Node response, streaming its body with backpressure.
 *
 * @param defaults headers added when the response does not set them
 */
export async function sendWebResponse(
  answer: Response,
  response: ServerResponse,
  defaults: Record<string, string>,
): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of Object.entries(defaults)) response.setHeader(name, value);
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie') response.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  if (answer.body === null) {
    response.end();
    return;
  }
  await pipeline(Readable.fromWeb(answer.body as NodeReadableStream<Uint8Array>), response);
}
