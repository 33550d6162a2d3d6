import type { Service } from './paths.ts';

/**
 * Largest request body of each service, in bytes. Storage: the bucket's 5 MiB plus the multipart overhead.
 */
const MAX_BODY_BYTES: Record<Service, number> = {
  auth: 64 * 1024,
  rest: 4 * 1024 * 1024,
  storage: 5 * 1024 * 1024 + 64 * 1024,
};

/** Largest body that names files, in bytes, where the storage is not given one. */
const MAX_NAMES_BYTES = 64 * 1024;

/** Whether a request of the storage brings a file: all others bring JSON, whatever they say of it. */
function bringsFile(method: string, pathname: string): boolean {
  if (method === 'DELETE') return false;
  return !/^\/storage\/v1\/+(bucket|object\/+(list|list-v2|move|copy)(\/|$))/i.test(pathname);
}

/** The request's body exceeds its service's limit. */
export class BodyTooLargeError extends Error {}

/** A multipart request without a file, or a broken one. */
export class NoFileError extends Error {}

/** The request's body came too slowly. */
export class TooSlowError extends Error {}

/** What every body is allowed, and the slowest connection that is served: 100 kB per second. */
const LEAST_MS = 10_000;
const BYTES_PER_MS = 100;

/** The whole time that a body has to arrive, in milliseconds. Who announces no length is given that of the longest. */
function timeFor(announced: string | null, limit: number): number {
  const length = Number(announced);
  return LEAST_MS + Math.ceil((length > 0 && length <= limit ? length : limit) / BYTES_PER_MS);
}

/**
 * The bytes of a request's body.
 *
 * @param limit most bytes that are taken
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
  const late = AbortSignal.timeout(timeFor(announced, limit));
  try {
    return new Uint8Array(
      await new Response(request.body.pipeThrough(counted, { signal: late })).arrayBuffer(),
    );
  } catch (error) {
    throw late.aborted ? new TooSlowError() : error;
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
  /** The body as text; empty for uploads, which are none. */
  readonly text: string;
}

/**
 * The same request with its body buffered in memory: its actual size is checked before processing, and a slow
 * client does not block others.
 * @throws BodyTooLargeError, NoFileError, TooSlowError
 */
export async function withBodyRead(request: Request, service: Service): Promise<ReadRequest> {
  if (request.method === 'GET' || request.method === 'HEAD') return { request, text: '' };
  const headers = new Headers(request.headers);
  const isFile =
    service === 'storage' && bringsFile(request.method, decodeURIComponent(new URL(request.url).pathname));
  const limit = service === 'storage' && !isFile ? MAX_NAMES_BYTES : MAX_BODY_BYTES[service];
  let bytes = await readBytes(request, limit);
  if (isFile && headers.get('content-type')?.startsWith('multipart/form-data')) {
    bytes = await unwrapFile(bytes, headers);
  }
  headers.delete('transfer-encoding');
  headers.set('content-length', String(bytes.byteLength));
  const body = bytes.byteLength > 0 ? bytes : null;
  const text = isFile ? '' : new TextDecoder().decode(bytes);
  return { request: new Request(request.url, { method: request.method, headers, body }), text };
}
