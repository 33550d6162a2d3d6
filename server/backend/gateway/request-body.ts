import type { Service } from './answers.ts';

/**
 * Largest request body of each service, in bytes. Storage: the bucket's 5 MiB plus the multipart overhead.
 */
const MAX_BODY_BYTES: Record<Service, number> = {
  auth: 64 * 1024,
  rest: 4 * 1024 * 1024,
  storage: 5 * 1024 * 1024 + 64 * 1024,
};

/** The request's body exceeds its service's limit. */
export class BodyTooLargeError extends Error {}

/** A multipart request without a file. */
export class NoFileError extends Error {}

async function readBytes(request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw new BodyTooLargeError();
  const chunks: Uint8Array[] = [];
  let length = 0;
  if (request.body) {
    for await (const chunk of request.body as unknown as AsyncIterable<Uint8Array>) {
      length += chunk.byteLength;
      if (length > limit) throw new BodyTooLargeError();
      chunks.push(chunk);
    }
  }
  const bytes = new Uint8Array(length);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
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
  const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  const file = [...form.values()].find((value) => value instanceof File);
  if (!file) throw new NoFileError();
  headers.set('content-type', file.type || 'application/octet-stream');
  const maxAge = form.get('cacheControl');
  if (typeof maxAge === 'string' && /^\d+$/.test(maxAge)) headers.set('cache-control', `max-age=${maxAge}`);
  return new Uint8Array(await file.arrayBuffer());
}

/**
 * The same request with its body buffered in memory: its actual size is checked before processing, and a slow
 * client does not block others.
 * @throws BodyTooLargeError, NoFileError
 */
export async function withBodyRead(request: Request, service: Service): Promise<Request> {
  if (request.method === 'GET' || request.method === 'HEAD') return request;
  const headers = new Headers(request.headers);
  let bytes = await readBytes(request, MAX_BODY_BYTES[service]);
  if (service === 'storage' && headers.get('content-type')?.startsWith('multipart/form-data')) {
    bytes = await unwrapFile(bytes, headers);
  }
  headers.delete('transfer-encoding');
  headers.set('content-length', String(bytes.byteLength));
  const body = bytes.byteLength > 0 ? bytes : null;
  return new Request(request.url, { method: request.method, headers, body });
}
