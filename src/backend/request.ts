/**
 * Addresses of the backend, and a limit for `fetch`, which otherwise waits forever for a server that accepts a
 * connection and never responds.
 */

/** Address of a path in a project, whose own address may end with slashes. */
export function addressIn(url: string, path: string): string {
  return `${url.replace(/\/+$/, '')}/${path}`;
}

const RESPONSE_MS = 10_000;
/** The slowest upload that the embedded backend accepts, so that none in progress is aborted: 10 kB per second. */
const BYTES_PER_MS = 10;

/** The size of a text, or of the bytes of a picture; no request has another body. */
function sizeOf(body: unknown): number {
  if (typeof body === 'string') return body.length;
  return body instanceof ArrayBuffer ? body.byteLength : 0;
}

/**
 * `fetch` that aborts after 10 seconds plus the upload time of its body on a slow connection; includes
 * reading the response.
 */
export function withTimeLimit(request: typeof fetch): typeof fetch {
  return (input, init) => {
    const signal = AbortSignal.timeout(RESPONSE_MS + Math.ceil(sizeOf(init?.body) / BYTES_PER_MS));
    return request(input, { ...init, signal });
  };
}
