/** Requests that end: `fetch` waits for ever for a server that accepts a connection and never answers. */

const ANSWER_MS = 10_000;
/** What a slow line is trusted to send, so that a picture on its way is not cut off: 100 kB a second. */
const BYTES_PER_MS = 100;

function sizeOf(body: unknown): number {
  if (typeof body === 'string') return body.length;
  if (body instanceof Blob) return body.size;
  if (body instanceof ArrayBuffer || ArrayBuffer.isView(body)) return body.byteLength;
  if (!(body instanceof FormData)) return 0;
  return [...body.values()].reduce((sum, part) => sum + (part instanceof Blob ? part.size : part.length), 0);
}

/**
 * `fetch` that gives up after 10 seconds, and the time that its body needs on a slow line; reading the answer
 * counts too.
 */
export function withTimeLimit(request: typeof fetch): typeof fetch {
  return (input, init) => {
    const limit = AbortSignal.timeout(ANSWER_MS + Math.ceil(sizeOf(init?.body) / BYTES_PER_MS));
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit;
    return request(input, { ...init, signal });
  };
}
