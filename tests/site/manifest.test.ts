/** Tests the web app manifest and the files that it names. */
import { describe, expect, it } from 'vitest';
import { files, pages, read, readBytes } from './support/dist.ts';

interface Manifest {
  readonly name: string;
  readonly start_url: string;
  readonly icons: readonly { src: string; sizes: string; type: string; purpose?: string }[];
  readonly screenshots: readonly { src: string; sizes: string; form_factor: string }[];
  readonly shortcuts: readonly { name: string; url: string }[];
}

const manifest = JSON.parse(read('manifest.webmanifest')) as Manifest;

describe('the manifest', () => {
  it('is linked from every page', () => {
    for (const { path, html } of pages) {
      expect(html, path).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
    }
  });

  it('names icons of the declared size, one of them maskable', () => {
    const drawn = manifest.icons.filter(({ type }) => type === 'image/png');
    for (const { src, sizes } of drawn) {
      const png = readBytes(src.slice(1));
      // Read width and height from the header of the PNG.
      expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
    }
    // Chrome requires icons of 192 and 512 pixels for an installable site.
    expect(drawn.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
  });

  it('names small screenshots of a phone and a computer, in the declared size', () => {
    for (const { src, sizes } of manifest.screenshots) {
      const jpeg = readBytes(src.slice(1));
      // Read height and width from the frame header, which starts with FFC0.
      const frame = jpeg.indexOf(Buffer.from([0xff, 0xc0]));
      expect(`${jpeg.readUInt16BE(frame + 7)}x${jpeg.readUInt16BE(frame + 5)}`, src).toBe(sizes);
      expect(jpeg.byteLength).toBeLessThan(100_000);
    }
    expect(manifest.screenshots.map(({ form_factor }) => form_factor)).toEqual(['narrow', 'wide']);
  });

  it('links to pages that exist', () => {
    const addresses = [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)];
    for (const address of addresses) {
      expect(files).toContain(address === '/' ? 'index.html' : `${address.slice(1)}/index.html`);
    }
  });
});
