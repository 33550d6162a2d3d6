/** What only a browser knows of a picture: the site's colours, the widths of its letters, and how to make it a PNG. */
import type { Palette } from '../../../../parts/picture/drawing.ts';
import { PICTURE_SIDE, type Measure } from './result-picture.ts';

const TOKENS = {
  ink: '--color-ink',
  muted: '--color-muted',
  surface: '--color-surface',
  accent: '--accent',
  accentSoft: '--accent-soft',
} as const;

/** The light colours as they count at a place of the page: whoever gets the picture may have another theme. */
export function lightPalette(place: Element): Palette {
  const probe = document.createElement('span');
  probe.style.colorScheme = 'light';
  place.append(probe);
  const style = getComputedStyle(probe);
  const read = (token: string) => {
    probe.style.color = `var(${token})`;
    return style.color;
  };
  const { ink, muted, surface, accent, accentSoft } = TOKENS;
  const palette = {
    ink: read(ink),
    muted: read(muted),
    surface: read(surface),
    accent: read(accent),
    accentSoft: read(accentSoft),
  };
  probe.remove();
  return palette;
}

const WEIGHTS = { plain: 400, bold: 800 } as const;
const SAMPLE_SIZE = 100;

/** Measures in the browser's own font, in which the picture is drawn. */
export function browserMeasure(): Measure {
  const context = document.createElement('canvas').getContext('2d');
  const { fontFamily } = getComputedStyle(document.body);
  return (text, face) => {
    if (!context) return text.length * 0.6;
    context.font = `${WEIGHTS[face]} ${SAMPLE_SIZE}px ${fontFamily}`;
    return context.measureText(text).width / SAMPLE_SIZE;
  };
}

/** An SVG as an address that a picture element shows. */
export function asDataAddress(svg: string): string {
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
}

/**
 * The picture as a PNG file.
 *
 * @throws Error where the browser cannot draw it.
 */
export async function asPng(svg: string): Promise<Blob> {
  const image = new Image(PICTURE_SIDE, PICTURE_SIDE);
  image.src = asDataAddress(svg);
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_SIDE;
  canvas.height = PICTURE_SIDE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, PICTURE_SIDE, PICTURE_SIDE);
  const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!png) throw new Error('o navegador não desenhou a imagem');
  return png;
}
