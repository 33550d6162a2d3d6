import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

/** Largest distance of two equal colours; black and white are 1 apart. */
const COLOUR_TOLERANCE = 0.01;

/** The share of a picture's pixels that may differ. */
export const LIMIT = 0.001;

/** Differences of two pictures of the same page. */
export interface Comparison {
  /** Differing pixels, including those that only one of the pictures has. */
  readonly pixels: number;
  /** Their share, from 0 to 1, of the smallest area that contains both. */
  readonly share: number;
  /** Width and height of each, such as `390×1200`. */
  readonly sizes: readonly [string, string];
  /** Both pictures and their differences in red, side by side, as a PNG; undefined if they are equal. */
  readonly sideBySide?: Buffer;
}

const sizeOf = ({ width, height }: PNG) => `${width}×${height}`;

/** The upper left part of a picture. */
function corner(picture: PNG, width: number, height: number): PNG {
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
 * Compares two PNGs of a page. Rows and columns of only one of them count as different.
 *
 * @throws Error if one of them is not a PNG
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
    corner(old, width, height).data,
    corner(now, width, height).data,
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
