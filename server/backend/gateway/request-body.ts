import type { Service } from './paths.ts';

/**
 * Largest request body of each service, in bytes. Storage: the bucket's 5 MiB plus the multipart overhead.
 */
const MAX_BODY_BYTES: Record<Service, number> = {
  auth: 64 * 1024,
  rest: 4 * 1024 * 1024,
  storage: 5 * 1024 * 1024 + 64 * 1024,
};

/** Largest body in bytes for lists of file names, and for all JSON from visitors. */
const MAX_SMALL_BYTES = 64 * 1024;

/** True if a storage request brings a file. All others bring JSON, whatever they claim. */
export function bringsFile(method: string, pathname: string): boolean {
  if (!pathname.startsWith('/storage/') || !['POST', 'PUT'].includes(method)) return false;
  return !/^\/storage\/v1\/+(bucket|object\/+(list|list-v2|move|copy)(\/|$))/i.test(pathname);
}

/** The request's body exceeds its service's limit. */
export class BodyTooLargeError extends Error {}

/** A multipart request without a file, or a broken one. */
export class NoFileError extends Error {}

/** The request's body arrived too slowly. */
export class TooSlowError extends Error {}

/** Minimum time for every body, and the slowest supported connection: 100 kB per second. */
const LEAST_MS = 10_000;
const BYTES_PER_MS = 100;
/** Time after which a body must arrive at 10 kB per second or more, so that slow clients cannot occupy places. */
const DRIPPING_MS = 5000;
const LEAST_BYTES_PER_MS = 10;
const CHECK_MS = 500;

/** Total time for a body to arrive, in milliseconds. Without an announced length, that of the longest. */
function timeFor(announced: string | null, limit: number): number {
  const length = Number(announced);
  return LEAST_MS + Math.ceil((length > 0 && length <= limit ? length : limit) / BYTES_PER_MS);
}

/**
 * The bytes of a request's body.
 *
 * @param limit maximum number of bytes
 * @throws BodyTooLargeError, TooSlowError
 */
export async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  const announced = request.headers.get('content-length');
  if (Number(announced ?? 0) > limit) throw new BodyTooLargeError();
  if (!request.body) return new Uint8Array();
  let length = 0;
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(chunk, controller) {
      length += chunk.byteLength;
      if (length > limit) throw new BodyTooLargeError();
      controller.enqueue(chunk);
    },
  });
  const late = new AbortController();
  const startedAt = performance.now();
  const longestMs = timeFor(announced, limit);
  const check = setInterval(() => {
    const elapsed = performance.now() - startedAt;
    if (elapsed > longestMs || (elapsed - DRIPPING_MS) * LEAST_BYTES_PER_MS > length) late.abort();
  }, CHECK_MS);
  try {
    return new Uint8Array(
      await new Response(request.body.pipeThrough(counted, { signal: late.signal })).arrayBuffer(),
    );
  } catch (error) {
    throw late.signal.aborted ? new TooSlowError() : error;
  } finally {
    clearInterval(check);
  }
}

/**
 * Converts a browser's multipart upload to a plain upload of the file. supabase-js uses the empty string as
 * the file's field name, which the embedded storage service does not support.
 */
async function unwrapFile(
  bytes: Uint8Array<ArrayBuffer>,
  headers: Headers,
): Promise<Uint8Array<ArrayBuffer>> {
  const contentType = headers.get('content-type') ?? '';
  const form = await new Response(bytes, { headers: { 'content-type': contentType } })
    .formData()
    .catch((error: unknown) => {
      throw new NoFileError('The multipart body is broken', { cause: error });
    });
  const file = [...form.values()].find((value) => value instanceof File);
  if (!file) throw new NoFileError();
  headers.set('content-type', file.type || 'application/octet-stream');
  const maxAge = form.get('cacheControl');
  if (typeof maxAge === 'string' && /^\d+$/.test(maxAge)) headers.set('cache-control', `max-age=${maxAge}`);
  return new Uint8Array(await file.arrayBuffer());
}

/** A request with its body in memory. */
export interface ReadRequest {
  readonly request: Request;
  /** The body as text; empty for uploads. */
  readonly text: string;
}

/**
 * The same request with its body in memory, so that its actual size is checked before processing and a slow client does
 * not block others.
 *
 * @param isAdmin true for an administrator's request; the services accept nothing large from others
 * @throws BodyTooLargeError, NoFileError, TooSlowError
 */
export async function withBodyRead(
  request: Request,
  service: Service,
  isAdmin: boolean,
): Promise<ReadRequest> {
  if (request.method === 'GET' || request.method === 'HEAD') return { request, text: '' };
  const headers = new Headers(request.headers);
  const isFile = bringsFile(request.method, decodeURIComponent(new URL(request.url).pathname));
  const isSmall = !isAdmin || (service === 'storage' && !isFile);
  let bytes = await readBytes(request, isSmall ? MAX_SMALL_BYTES : MAX_BODY_BYTES[service]);
  if (isFile && headers.get('content-type')?.startsWith('multipart/form-data')) {
    bytes = await unwrapFile(bytes, headers);
  }
  headers.delete('transfer-encoding');
  headers.set('content-length', String(bytes.byteLength));
  const body = bytes.byteLength > 0 ? bytes : null;
  const text = isFile ? '' : new TextDecoder().decode(bytes);
  return { request: new Request(request.url, { method: request.method, headers, body }), text };
}
