/** Converts SVG text to forms that a browser can show and save. */

/** Size in pixels. */
interface Size {
  readonly width: number;
  readonly height: number;
}

/** Encodes an SVG as a data URL. */
export function asDataAddress(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/**
 * Renders an SVG as PNG.
 *
 * @param scale PNG pixels per SVG pixel
 * @throws Error if the browser cannot draw it
 */
export async function asPng(svg: string, { width, height }: Size, scale = 1): Promise<Blob> {
  const image = new Image(width, height);
  image.src = asDataAddress(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('the browser did not draw the picture');
  return png;
}
