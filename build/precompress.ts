import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isCompressible } from '../server/site/static-files.ts';
import { inParallel } from './in-parallel.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Minimum size of a file, below which compression saves no network packet. */
const MIN_BYTES = 1000;

/** Compresses with brotli at the highest quality. */
function toBrotli(content: Buffer): Promise<Buffer> {
  return compressBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength } });
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.byteLength < MIN_BYTES) return;
  const [brotli, gz] = await Promise.all([
    toBrotli(content),
    compressGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gz)]);
}

/**
 * Writes a `.br` and a `.gz` file beside every text file of a folder, for our server and for hosts that use them. Skips
 * paths that start with `_`, which are not served.
 */
export async function precompress(folder: string): Promise<void> {
  const files = globSync('**/*', { cwd: folder }).filter(
    (file) => !file.startsWith('_') && isCompressible(file),
  );
  await inParallel(files, (file) => compressFile(join(folder, file)));
}
