/**
 * Names of the articles' pictures, which say their size: `blog/texto-1600x1067-1795000000000.webp`. Pages reserve their
 * room by it and know of the smaller copy without asking anybody.
 */

/** Width and height in pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Width of the smaller copy, in pixels: a phone's whole screen. */
export const SMALL_WIDTH = 800;
/** Begins the name of a smaller copy; the database knows it as well. */
const SMALL = 'pequena-';
/** A copy must be worth its file. */
const LEAST_WIDTH = SMALL_WIDTH * 1.25;

const SIZED = /^(.*\/)?((?!pequena-)[a-z\d-]+-(\d{1,5})x(\d{1,5})-\d+\.\w+)$/;

/** The name of a picture without its extension: what it is for, its size if that is known, and the moment. */
export function pictureName(label: string, size: PictureSize | undefined, now: number): string {
  return size ? `${label}-${size.width}x${size.height}-${now}` : `${label}-${now}`;
}

/** The size that a picture's address says, or `undefined`. */
export function pictureSize(address: string): PictureSize | undefined {
  const [, , , width, height] = SIZED.exec(address) ?? [];
  return width === undefined ? undefined : { width: Number(width), height: Number(height) };
}

/** True if a picture of this size has a smaller copy. */
export function hasSmallCopy({ width }: PictureSize): boolean {
  return width >= LEAST_WIDTH;
}

/** The address or name of a picture's smaller copy, or `undefined` if it has none. */
export function smallCopyOf(address: string): string | undefined {
  const [, folder = '', name] = SIZED.exec(address) ?? [];
  const size = pictureSize(address);
  return name !== undefined && size && hasSmallCopy(size) ? folder + SMALL + name : undefined;
}

/** True for the name of a smaller copy. */
export function isSmallCopy(name: string): boolean {
  return name.startsWith(SMALL);
}
