import { describe, expect, it } from 'vitest';
import { isAnimated, isHeic, readPictureHeader } from './picture-header.ts';

/** Concatenates strings (one byte per character) and numbers. */
function bytes(...parts: (string | readonly number[])[]): ArrayBuffer {
  const list = parts.flatMap((part) =>
    typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : [...part],
  );
  return new Uint8Array(list).buffer;
}

const u16 = (value: number) => [value >> 8, value & 255];
const u32 = (value: number) => [...u16(Math.floor(value / 65_536)), ...u16(value % 65_536)];
const le16 = (value: number) => u16(value).toReversed();
const le24 = (value: number) => [value & 255, (value >> 8) & 255, value >> 16];
const le32 = (value: number) => u32(value).toReversed();

const png = (width: number, height: number) =>
  bytes('\x89PNG\r\n\x1a\n', u32(13), 'IHDR', u32(width), u32(height), [8, 6, 0, 0, 0]);

/** A JPEG with an EXIF segment before its frame; a thumbnail with a frame of its own is inside the segment. */
const jpeg = (width: number, height: number, marker = 0xc0) => {
  const thumbnail = [0xff, 0xd8, 0xff, 0xc0, ...u16(11), 8, ...u16(120), ...u16(160), 1, 0, 0, 0];
  return bytes(
    [0xff, 0xd8, 0xff, 0xe1, ...u16(thumbnail.length + 2), ...thumbnail],
    [0xff, 0xff, marker, ...u16(17), 8, ...u16(height), ...u16(width), 3],
  );
};

const webp = (kind: string, payload: readonly number[]) =>
  bytes('RIFF', le32(50), 'WEBP', kind, le32(payload.length), payload, Array<number>(20).fill(0));

const gif = (screen: [number, number], image: [number, number]) =>
  bytes(
    'GIF89a',
    le16(screen[0]),
    le16(screen[1]),
    [0x80, 0, 0, 1, 2, 3, 4, 5, 6],
    [0x21, 0xf9, 4, 0, 0, 0, 0, 0],
    [0x2c, ...le16(0), ...le16(0), ...le16(image[0]), ...le16(image[1]), 0],
  );

const avif = (...sizes: [number, number][]) =>
  bytes(
    u32(24),
    'ftypmif1',
    u32(0),
    'miafavif',
    ...sizes.flatMap(([width, height]) => [u32(20), 'ispe', u32(0), u32(width), u32(height)]),
  );

describe('readPictureHeader', () => {
  const pictures: [what: string, file: ArrayBuffer, header: [type: string, width: number, height: number]][] =
    [
      ['PNG', png(640, 480), ['image/png', 640, 480]],
      ['a huge PNG', png(65_535, 65_535), ['image/png', 65_535, 65_535]],
      ['the hugest PNG', png(2 ** 31 - 1, 2 ** 31 - 1), ['image/png', 2 ** 31 - 1, 2 ** 31 - 1]],
      ['JPEG, not its thumbnail', jpeg(4000, 3000), ['image/jpeg', 4000, 3000]],
      ['progressive JPEG', jpeg(4000, 3000, 0xc2), ['image/jpeg', 4000, 3000]],
      [
        'lossy WebP',
        webp('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, ...le16(800), ...le16(600)]),
        ['image/webp', 800, 600],
      ],
      [
        'lossless WebP',
        webp('VP8L', [0x2f, ...le32(((600 - 1) << 14) | (800 - 1))]),
        ['image/webp', 800, 600],
      ],
      [
        'extended WebP',
        webp('VP8X', [0x10, 0, 0, 0, ...le24(99_999), ...le24(69_999)]),
        ['image/webp', 100_000, 70_000],
      ],
      ['GIF', gif([10, 20], [10, 20]), ['image/gif', 10, 20]],
      [
        'GIF with an image larger than its screen',
        gif([1, 1], [60_000, 50_000]),
        ['image/gif', 60_000, 50_000],
      ],
      ['AVIF', avif([1920, 1080]), ['image/avif', 1920, 1080]],
      ['AVIF, not its thumbnail', avif([160, 90], [20_000, 30_000]), ['image/avif', 20_000, 30_000]],
    ];
  it.each(pictures)('reads %s', (_what, file, [type, width, height]) => {
    expect(readPictureHeader(file)).toEqual({ type, width, height });
  });

  const others: [what: string, file: ArrayBuffer][] = [
    ['nothing', bytes()],
    ['one byte', bytes([0x89])],
    ['text', bytes('Isto não é uma imagem, embora se chame foto.png.')],
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['HTML', bytes('<!doctype html><script>alert(1)</script>')],
    ['BMP', bytes('BM', u32(0), u32(0), u32(0))],
    ['a PNG that ends too early', png(640, 480).slice(0, 20)],
    ['a PNG without a header', bytes('\x89PNG\r\n\x1a\n', u32(13), 'IDAT', u32(1), u32(1))],
    ['a PNG without width', png(0, 480)],
    ['a JPEG without a frame', jpeg(4000, 3000).slice(0, 30)],
    [
      'a JPEG with garbage between segments',
      bytes([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8]),
    ],
    ['a WebP of an unknown kind', webp('VP9 ', [1, 2, 3])],
    ['a GIF without an image', gif([10, 20], [1, 1]).slice(0, 22)],
    ['a GIF with an unknown block', bytes('GIF89a', le16(1), le16(1), [0, 0, 0], Array<number>(20).fill(7))],
    ['another ISO media format', bytes(u32(16), 'ftypisom', u32(0), u32(0))],
    ['an AVIF without a size', avif()],
  ];
  it.each(others)('refuses %s', (_what, file) => {
    expect(readPictureHeader(file)).toBeUndefined();
  });

  it('never throws, wherever a file is truncated', () => {
    for (const [, file] of pictures) {
      for (let length = 0; length < file.byteLength; length += 1) readPictureHeader(file.slice(0, length));
    }
  });
});

it('isHeic recognizes HEIC', () => {
  expect(isHeic(bytes(u32(24), 'ftypheic', u32(0), 'mif1heic'))).toBe(true);
  expect(isHeic(bytes(u32(24), 'ftypmif1', u32(0), 'mif1heix'))).toBe(true);
  expect(isHeic(bytes(u32(24), 'ftypavif', u32(0), 'mif1avif'))).toBe(false);
  expect(isHeic(bytes('heic'))).toBe(false);
});

it('isAnimated recognizes animated GIF and WebP', () => {
  const loop = bytes(
    'GIF89a',
    le16(1),
    le16(1),
    [0, 0, 0],
    [0x21, 0xff, 0x0b],
    'NETSCAPE2.0',
    [3, 1, 0, 0, 0],
  );
  expect(isAnimated(loop)).toBe(true);
  expect(isAnimated(gif([1, 1], [1, 1]))).toBe(false);
  expect(isAnimated(bytes('RIFF', le32(60), 'WEBPVP8X', Array<number>(14).fill(0), 'ANIM', le32(6)))).toBe(
    true,
  );
  expect(isAnimated(webp('VP8L', [0x2f, 0, 0, 0, 0]))).toBe(false);
});
