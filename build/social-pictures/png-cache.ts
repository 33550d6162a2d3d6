/** Renders SVGs to PNGs, with a cache by the hash of all inputs. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { renderAsync } from '@resvg/resvg-js';

const RENDERER = readFileSync(createRequire(import.meta.url).resolve('@resvg/resvg-js/package.json'));

function hashOf(svg: string, width: number): string {
  return createHash('sha256').update(`${width}\n${svg}`).update(RENDERER).digest('hex').slice(0, 32);
}

setFlagsFromString('--expose-gc');
/**
 * Frees unused native memory, because the JavaScript engine sees only small references to megabytes and would collect
 * them too late.
 */
const collectGarbage = runInNewContext('gc') as () => void;

/** Number of rendered pictures, 3 MB each, after which memory is freed. */
const GARBAGE_INTERVAL = 40;
let drawn = 0;

async function render(svg: string, width: number): Promise<Buffer> {
  drawn += 1;
  if (drawn % GARBAGE_INTERVAL === 0) collectGarbage();
  const image = await renderAsync(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  });
  return image.asPng();
}

/**
 * Returns the PNG of an SVG from the cache, or renders it.
 *
 * @param width width of the picture in pixels
 * @param cache folder of the cache, which may be deleted at any time
 */
export async function pngOf(svg: string, width: number, cache: string): Promise<Buffer> {
  const file = join(cache, `${hashOf(svg, width)}.png`);
  try {
    return await readFile(file);
  } catch {
    const png = await render(svg, width);
    await mkdir(cache, { recursive: true });
    // Write a temporary file and rename it, so that an interrupted build leaves no partial file.
    const temporary = `${file}.${process.pid}`;
    await writeFile(temporary, png);
    await rename(temporary, file);
    return png;
  }
}
