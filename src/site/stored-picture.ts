/**
 * File names of the articles' pictures, which contain their size: `blog/texto-1600x1067-1795000000000.webp`. Pages read
 * from them the space to reserve, and the existence of a smaller copy, without a request.
 */

/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Width of the smaller copy, in pixels: a phone's whole screen. */
export const SMALL_WIDTH = 800;
/** Prefix of a smaller copy's name; the database depends on it, too. */
const SMALL_PREFIX = 'pequena-';
/** Minimum width of a picture with a smaller copy, so that the copy is worth its file. */
const MIN_WIDTH = SMALL_WIDTH * 1.25;

const SIZED = /^(.*\/)?((?!pequena-)[a-z\d-]+-(\d{1,5})x(\d{1,5})-\d+\.\w+)$/;

/** Creates a picture's file name without extension from its purpose, its size if known, and the time. */
export function pictureName(label: string, size: PictureSize | undefined, now: number): string {
  return size ? `${label}-${size.width}x${size.height}-${now}` : `${label}-${now}`;
}

/** Parses the size in a picture's address; `undefined` if it has none. */
export function pictureSize(address: string): PictureSize | undefined {
  const [, , , width, height] = SIZED.exec(address) ?? [];
  return width === undefined ? undefined : { width: Number(width), height: Number(height) };
}

/** True if a picture of this size has a smaller copy. */
export function hasSmallCopy({ width }: PictureSize): boolean {
  return width >= MIN_WIDTH;
}

/** Address or name of a picture's smaller copy; `undefined` if it has none. */
export function smallCopyOf(address: string): string | undefined {
  const [, folder = '', name] = SIZED.exec(address) ?? [];
  const size = pictureSize(address);
  return name !== undefined && size && hasSmallCopy(size) ? folder + SMALL_PREFIX + name : undefined;
}

export function isSmallCopy(name: string): boolean {
  return name.startsWith(SMALL_PREFIX);
}
