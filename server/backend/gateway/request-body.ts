import type { Service } from './paths.ts';

/** Largest request body of each service, in bytes. Storage: the bucket's 5 MiB plus the multipart overhead. */
const MAX_BODY_BYTES: Record<Service, number> = {
  auth: 64 * 1024,
  rest: 4 * 1024 * 1024,
  storage: 5 * 1024 * 1024 + 64 * 1024,
};

/** Largest list of file names, and largest JSON from visitors, in bytes. */
const MAX_SMALL_BYTES = 64 * 1024;

/** True if a storage request uploads a file. All others contain JSON, no matter which type they claim. */
export function bringsFile(method: string, pathname: string): boolean {
  if (!pathname.startsWith('/storage/') || !['POST', 'PUT'].includes(method)) return false;
  return !/^\/storage\/v1\/+(bucket|object\/+(list|list-v2|move|copy)(\/|$))/i.test(pathname);
}

/** The body exceeds the limit of its service. */
export class BodyTooLargeError extends Error {}

/** The multipart body contains no file, or is broken. */
export class NoFileError extends Error {}

/** The body arrived too slowly. */
export class TooSlowError extends Error {}

/** Time after which a body must arrive at 10 kB per second, so that slow clients cannot occupy all slots. */
const GRACE_MS = 5000;
const MIN_BYTES_PER_MS = 10;
const CHECK_MS = 500;

/**
 * Reads the body of a request.
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
  const check = setInterval(() => {
    const elapsed = performance.now() - startedAt;
    if ((elapsed - GRACE_MS) * MIN_BYTES_PER_MS > length) late.abort();
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
 * Converts a browser's multipart upload to a plain upload of the file. The embedded storage service does not support
 * the empty string, which supabase-js uses as the field name of the file.
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

/** Request with its body in memory. */
export interface ReadRequest {
  readonly request: Request;
  /** Body as text; empty for uploads. */
  readonly text: string;
}

/**
 * Reads the body of a request into memory, so that its actual size is checked first and a slow client does not block
 * others. The request is not a GET or HEAD.
 *
 * @param isAdmin true for an administrator, because others may send only small bodies
 * @throws BodyTooLargeError, NoFileError, TooSlowError
 */
export async function withBodyRead(
  request: Request,
  service: Service,
  isAdmin: boolean,
): Promise<ReadRequest> {
  const headers = new Headers(request.headers);
  const isFile = bringsFile(request.method, decodeURIComponent(new URL(request.url).pathname));
  const isSmall = !isAdmin || (service === 'storage' && !isFile);
  let bytes = await readBytes(request, isSmall ? MAX_SMALL_BYTES : MAX_BODY_BYTES[service]);
  if (isFile && headers.get('content-type')?.startsWith('multipart/form-data')) {
    bytes = await unwrapFile(bytes, headers);
  }
  // Make the services read the JSON that the gateway checks, because a body may also be valid as a form.
  if (!isFile) headers.set('content-type', 'application/json');
  headers.delete('transfer-encoding');
  headers.set('content-length', String(bytes.byteLength));
  const body = bytes.byteLength > 0 ? bytes : null;
  const text = isFile ? '' : new TextDecoder().decode(bytes);
  return { request: new Request(request.url, { method: request.method, headers, body }), text };
}
