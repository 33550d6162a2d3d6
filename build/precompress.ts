import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../server/site/static-files.ts';
import { inParallel } from './in-parallel.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Below this size compression does not save a network packet. */
const SMALLEST_BYTES = 1000;

/** Compresses to the form that browsers receive. */
function brotlied(content: Buffer): Promise<Buffer> {
  return compressBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength } });
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.byteLength < SMALLEST_BYTES) return;
  const [brotli, gz] = await Promise.all([
    brotlied(content),
    compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gz)]);
}

/**
 * Writes a `.br` and a `.gz` beside every text file of a folder, for the server and for hosts that look for
 * them. Skips names that begin with `_`, which are not served.
 */
export async function precompress(folder: string): Promise<void> {
  const files = globSync('**/*', { cwd: folder }).filter(
    (file) => !file.startsWith('_') && isCompressible(file),
  );
  await inParallel(files, (file) => compressFile(join(folder, file)));
}
