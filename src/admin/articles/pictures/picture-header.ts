/**
 * Detects a picture's type and dimensions from its first bytes. Runs before decoding, because a file of a few
 * kilobytes can decompress into gigabytes of pixels (a decompression bomb).
 */

import type { PictureSize } from '../../../site/stored-picture.ts';

/** The accepted types of pictures. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

type PictureType = (typeof PICTURE_TYPES)[number];

interface PictureHeader extends PictureSize {
  readonly type: PictureType;
}

function textAt(view: DataView, offset: number, length: number): string {
  if (offset + length > view.byteLength) return '';
  return Array.from({ length }, (_, index) => String.fromCharCode(view.getUint8(offset + index))).join('');
}

/** PNG (third edition), 5.2 and 11.2.2: signature, then the chunk IHDR. */
function pngSize(view: DataView): PictureSize | undefined {
  if (textAt(view, 12, 4) !== 'IHDR') return undefined;
  return { width: view.getUint32(16), height: view.getUint32(20) };
}

/** The markers that begin a frame: SOF0 to SOF15 without DHT, JPG and DAC. */
function isFrameMarker(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
}

/**
 * ITU-T T.81, annex B: skips segments up to the frame header. A thumbnail's frame header is inside a skipped segment.
 */
function jpegSize(view: DataView): PictureSize | undefined {
  let offset = 2;
  while (offset + 9 <= view.byteLength) {
    if (view.getUint8(offset) !== 0xff) return undefined;
    const marker = view.getUint8(offset + 1);
    if (isFrameMarker(marker))
      return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
    // Any number of fill bytes may precede a marker.
    offset += marker === 0xff ? 1 : 2 + view.getUint16(offset + 2);
  }
  return undefined;
}

/** WebP container: lossy, lossless, or extended with the size of the canvas (RFC 9649, 2.5 to 2.7). */
function webpSize(view: DataView): PictureSize | undefined {
  if (view.byteLength < 30) return undefined;
  switch (textAt(view, 12, 4)) {
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8X': {
      const low24 = (offset: number) => view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16);
      return { width: low24(24) + 1, height: low24(27) + 1 };
    }
    default:
      return undefined;
  }
}

function colourTableBytes(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

/** GIF89a, 18 to 24: the logical screen, or the first image if that is larger, as in browsers. */
function gifSize(view: DataView): PictureSize | undefined {
  const screen = { width: view.getUint16(6, true), height: view.getUint16(8, true) };
  let offset = 13 + colourTableBytes(view.getUint8(10));
  while (offset + 10 <= view.byteLength) {
    const block = view.getUint8(offset);
    if (block === 0x2c) {
      const at = (field: number) => view.getUint16(offset + field, true);
      return {
        width: Math.max(screen.width, at(1) + at(5)),
        height: Math.max(screen.height, at(3) + at(7)),
      };
    }
    if (block !== 0x21) return undefined;
    // An extension: its label, then sub-blocks up to an empty one.
    offset += 2;
    while (offset < view.byteLength && view.getUint8(offset) > 0) offset += 1 + view.getUint8(offset);
    offset += 1;
  }
  return undefined;
}

const AVIF_BRANDS = new Set(['avif', 'avis']);
const HEIC_BRANDS = new Set(['heic', 'heix', 'hevc', 'hevx']);
/** Limit of the search: the `meta` box, which has all sizes, comes before the pixels. */
const AVIF_META_BYTES = 1_000_000;

/** ISO/IEC 14496-12, 4.3: the first box lists the brands. */
function hasBrand(view: DataView, brands: ReadonlySet<string>): boolean {
  if (textAt(view, 4, 4) !== 'ftyp') return false;
  const end = Math.min(view.getUint32(0), 256, view.byteLength);
  for (let offset = 8; offset + 4 <= end; offset += 4) {
    if (brands.has(textAt(view, offset, 4))) return true;
  }
  return false;
}

/** ISO/IEC 23008-12, 6.5.3: the largest of the spatial extents (the picture's, its tiles', its thumbnails'). */
function avifSize(view: DataView): PictureSize | undefined {
  let largest: PictureSize | undefined;
  const end = Math.min(view.byteLength, AVIF_META_BYTES) - 16;
  for (let offset = 0; offset <= end; offset += 1) {
    if (view.getUint8(offset) !== 0x69 || textAt(view, offset, 4) !== 'ispe') continue;
    const size = { width: view.getUint32(offset + 8), height: view.getUint32(offset + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}

const FORMATS: readonly [
  PictureType,
  is: (view: DataView) => boolean,
  size: (view: DataView) => PictureSize | undefined,
][] = [
  ['image/png', (view) => textAt(view, 0, 8) === '\x89PNG\r\n\x1a\n', pngSize],
  ['image/jpeg', (view) => textAt(view, 0, 3) === '\xff\xd8\xff', jpegSize],
  ['image/webp', (view) => textAt(view, 0, 4) === 'RIFF' && textAt(view, 8, 4) === 'WEBP', webpSize],
  ['image/gif', (view) => /^GIF8[79]a$/.test(textAt(view, 0, 6)), gifSize],
  ['image/avif', (view) => hasBrand(view, AVIF_BRANDS), avifSize],
];

/**
 * Type and size of a picture from its content, regardless of its declared type; `undefined` for anything else.
 */
export function readPictureHeader(bytes: ArrayBuffer): PictureHeader | undefined {
  const view = new DataView(bytes);
  try {
    const format = FORMATS.find(([, is]) => is(view));
    const size = format?.[2](view);
    return format && size && size.width > 0 && size.height > 0 ? { type: format[0], ...size } : undefined;
  } catch (error) {
    // A read past the end means that the file is truncated.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** True for HEIC, the photo format of Apple phones, which most browsers cannot show. */
export function isHeic(bytes: ArrayBuffer): boolean {
  return bytes.byteLength >= 12 && hasBrand(new DataView(bytes), HEIC_BRANDS);
}

/** True for an animated file: one with a loop (GIF89a, 26) or an animation chunk (WebP container, 2.7.1.1). */
export function isAnimated(bytes: ArrayBuffer): boolean {
  const head = new TextDecoder('latin1').decode(bytes.slice(0, 4096));
  return (head.startsWith('GIF8') && head.includes('NETSCAPE2.0')) || /^RIFF.{4}WEBP.*ANIM/s.test(head);
}
