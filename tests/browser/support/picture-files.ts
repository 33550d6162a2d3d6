/** Real picture files encoded by a browser, some with camera metadata or malicious content. */
import { deflateSync, crc32 } from 'node:zlib';
import type { Page } from 'playwright/test';

/** A file as Playwright's `setInputFiles` accepts it. */
export interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Draws a picture in the browser: the left half red, the right half blue. */
export async function drawn(
  page: Page,
  mimeType: string,
  width: number,
  height: number,
): Promise<PictureFile> {
  const base64 = await page.evaluate(
    async ([type, w, h]) => {
      const canvas = document.createElement('canvas');
      canvas.width = w;
      canvas.height = h;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('No canvas');
      context.fillStyle = '#f00';
      context.fillRect(0, 0, w / 2, h);
      context.fillStyle = '#00f';
      context.fillRect(w / 2, 0, w / 2, h);
      const blob = await new Promise<Blob | null>((resolve) => {
        canvas.toBlob(resolve, type, 0.9);
      });
      if (blob?.type !== type) throw new Error(`The browser cannot write ${type}`);
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    },
    [mimeType, width, height] as const,
  );
  const extension = mimeType.slice('image/'.length);
  return { name: `foto.${extension}`, mimeType, buffer: Buffer.from(base64, 'base64') };
}

/** Camera metadata that a stored file must not contain. */
export const CAMERA = 'CameraDoJoao';

function uint32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(value);
  return buffer;
}

function uint16(value: number): Buffer {
  const buffer = Buffer.alloc(2);
  buffer.writeUInt16BE(value);
  return buffer;
}

/** An entry of a directory; its value fills four bytes. */
function entry(tag: number, type: number, count: number, value: Buffer): Buffer {
  return Buffer.concat([uint16(tag), uint16(type), uint32(count), value], 12);
}

function directory(entries: readonly Buffer[]): Buffer {
  return Buffer.concat([uint16(entries.length), ...entries, uint32(0)]);
}

/**
 * Adds the metadata of a phone to a JPEG: manufacturer, orientation (6: rotated to the right) and GPS position (EXIF
 * 2.32).
 */
export function withCameraData(jpeg: PictureFile): PictureFile {
  const maker = Buffer.from(`${CAMERA}\0`, 'latin1');
  const first = 8;
  const makerAt = first + 2 + 3 * 12 + 4;
  const gpsAt = makerAt + maker.length;
  const degreesAt = gpsAt + 2 + 2 * 12 + 4;
  const tiff = Buffer.concat([
    Buffer.from('MM\0\x2a', 'latin1'),
    uint32(first),
    directory([
      entry(0x010f, 2, maker.length, uint32(makerAt)),
      entry(0x0112, 3, 1, uint16(6)),
      entry(0x8825, 4, 1, uint32(gpsAt)),
    ]),
    maker,
    directory([
      entry(0x0001, 2, 2, Buffer.from('S\0\0\0', 'latin1')),
      entry(0x0002, 5, 3, uint32(degreesAt)),
    ]),
    ...[23, 33, 1].flatMap((value) => [uint32(value), uint32(1)]),
  ]);
  const payload = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.concat([uint16(0xffe1), uint16(payload.length + 2)]);
  const { buffer } = jpeg;
  return { ...jpeg, buffer: Buffer.concat([buffer.subarray(0, 2), head, payload, buffer.subarray(2)]) };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([uint32(data.length), body, uint32(crc32(body))]);
}

/**
 * Creates a valid PNG with one bit per pixel: a few kilobytes that decompress into very many pixels (a decompression
 * bomb).
 *
 * @param rows number of rows in the data, if fewer than declared
 */
export function hugePng(width: number, height: number, rows = height): PictureFile {
  const header = Buffer.concat([uint32(width), uint32(height), Buffer.from([1, 0, 0, 0, 0])]);
  const pixels = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))));
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const buffer = Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { name: 'enorme.png', mimeType: 'image/png', buffer };
}

/** A script disguised as a picture. */
export const DISGUISED_SVG: PictureFile = {
  name: 'foto.png',
  mimeType: 'image/png',
  buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
};
