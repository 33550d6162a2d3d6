/** A rendered page or text file, ready to send. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { getMimeType } from 'hono/utils/mime';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Fast compression: a higher level takes ten times as long, for a page that may change at any moment. */
const BROTLI_QUALITY = 5;

/** Content in all encodings that clients accept. */
export interface Body {
  readonly type: string;
  /** The uncompressed bytes, for clients that accept no other encoding. */
  readonly plain: Buffer<ArrayBuffer>;
  readonly br: Buffer<ArrayBuffer>;
  readonly gzip: Buffer<ArrayBuffer>;
  /** Total bytes of all encodings. */
  readonly size: number;
}

/** Compresses content into all encodings. */
export async function compressed(path: string, content: string): Promise<Body> {
  const type = getMimeType(path) ?? 'text/html; charset=utf-8';
  const plain = Buffer.from(content);
  const [br, gz] = await Promise.all([
    compressBrotli(plain, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: plain.byteLength,
      },
    }),
    compressGzip(plain),
  ]);
  return { type, plain, br, gzip: gz, size: plain.byteLength + br.byteLength + gz.byteLength };
}

/** Names of the encodings in an Accept-Encoding header, without those that it refuses. */
export function acceptedEncodings(header: string): string[] {
  return parseAccept(header).flatMap(({ type, q }) => (q > 0 ? [type] : []));
}

const ENCODINGS = ['br', 'gzip'] as const;

/** The best encoding of a body that a client accepts, and its name, if any. */
export function formFor(
  body: Body,
  acceptEncoding: string | undefined,
): { readonly bytes: Buffer<ArrayBuffer>; readonly encoding?: string } {
  const accepted = acceptedEncodings(acceptEncoding ?? '');
  for (const encoding of ENCODINGS) {
    if (accepted.includes(encoding)) return { bytes: body[encoding], encoding };
  }
  return { bytes: body.plain };
}
