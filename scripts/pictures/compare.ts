import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Maximum distance of colours that count as equal, where black and white have a distance of 1. */
const COLOUR_TOLERANCE = 0.01;

/** Maximum share of differing pixels. */
export const LIMIT = 0.001;

/** Differences between two pictures of a page. */
export interface Comparison {
  /** Number of differing pixels, including those outside one of the pictures. */
  readonly pixels: number;
  /** Share of differing pixels in the smallest area that contains both pictures, from 0 to 1. */
  readonly share: number;
  /** Width and height of each picture, such as `390×1200`. */
  readonly sizes: readonly [string, string];
  /** PNG of both pictures and their differences in red, side by side; undefined if they are equal. */
  readonly sideBySide?: Buffer;
}

const sizeOf = ({ width, height }: PNG) => `${width}×${height}`;

/** Crops a picture to its top left part. */
function topLeft(picture: PNG, width: number, height: number): PNG {
  const part = new PNG({ width, height });
  PNG.bitblt(picture, part, 0, 0, width, height);
  return part;
}

function sideBySide(pictures: readonly PNG[]): Buffer {
  const width = pictures.reduce((sum, picture) => sum + picture.width, 0);
  const sheet = new PNG({ width, height: Math.max(...pictures.map(({ height }) => height)), fill: true });
  let left = 0;
  for (const picture of pictures) {
    PNG.bitblt(picture, sheet, 0, 0, picture.width, picture.height, left, 0);
    left += picture.width;
  }
  return PNG.sync.write(sheet);
}

/**
 * Compares two PNGs of a page. Pixels outside one of them count as different.
 *
 * @throws Error if one of the files is not a PNG
 */
export function comparePictures(before: Buffer, after: Buffer): Comparison {
  const old = PNG.sync.read(before);
  const now = before.equals(after) ? old : PNG.sync.read(after);
  const sizes = [sizeOf(old), sizeOf(now)] as const;
  if (old === now) return { pixels: 0, share: 0, sizes };

  const width = Math.min(old.width, now.width);
  const height = Math.min(old.height, now.height);
  const marks = new PNG({ width, height });
  const changed = pixelmatch(
    topLeft(old, width, height).data,
    topLeft(now, width, height).data,
    marks.data,
    width,
    height,
    { threshold: COLOUR_TOLERANCE, includeAA: true },
  );
  const area = Math.max(old.width, now.width) * Math.max(old.height, now.height);
  const pixels = changed + area - width * height;
  if (pixels === 0) return { pixels, share: 0, sizes };
  return { pixels, share: pixels / area, sizes, sideBySide: sideBySide([old, now, marks]) };
}
