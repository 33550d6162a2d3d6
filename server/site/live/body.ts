/** A rendered page or file of text, ready to be sent. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { parseAccept } from 'hono/utils/accept';
import { getMimeType } from 'hono/utils/mime';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Good and quick: better takes ten times as long, for a page that may change at any moment. */
const BROTLI_QUALITY = 5;

/** What is sent, in the encodings that clients take. */
export interface Body {
  readonly type: string;
  /** The plain bytes first in memory, last in preference. */
  readonly plain: Buffer<ArrayBuffer>;
  readonly br: Buffer<ArrayBuffer>;
  readonly gzip: Buffer<ArrayBuffer>;
  /** Bytes of all together. */
  readonly size: number;
}

/** A content in all its encodings. */
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

const ENCODINGS = ['br', 'gzip'] as const;

/** The best form of a body that a client takes, and its encoding, if any. */
export function formFor(
  body: Body,
  acceptEncoding: string | undefined,
): { readonly bytes: Buffer<ArrayBuffer>; readonly encoding?: string } {
  const offers = parseAccept(acceptEncoding ?? '');
  for (const encoding of ENCODINGS) {
    if (offers.some(({ type, q }) => type === encoding && q > 0)) return { bytes: body[encoding], encoding };
  }
  return { bytes: body.plain };
}
