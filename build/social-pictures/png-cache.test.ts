import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { pictureSvg } from './picture-svg.ts';
import { pngOf } from './png-cache.ts';

const folder = mkdtempSync(join(tmpdir(), 'imagens-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path d="M0 0h2v1H0z"/></svg>';

/** Reads width and height from the header of a PNG. */
function sizeOf(png: Buffer): { width: number; height: number } {
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG');
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
}

describe('pngOf', () => {
  it('renders at the requested width', async () => {
    expect(sizeOf(await pngOf(SQUARE, 40, folder))).toEqual({ width: 40, height: 20 });
  });

  it('renders an unchanged drawing only once', async () => {
    const cache = join(folder, 'uma-vez');
    await pngOf(SQUARE, 10, cache);
    const [file = ''] = readdirSync(cache);
    writeFileSync(join(cache, file), 'do cache');
    expect((await pngOf(SQUARE, 10, cache)).toString()).toBe('do cache');
    expect(sizeOf(await pngOf(SQUARE, 12, cache)).width).toBe(12);
    expect(readdirSync(cache)).toHaveLength(2);
  });

  it('renders text without installed fonts', async () => {
    const palette = {
      ink: '#000000',
      muted: '#000000',
      surface: '#ffffff',
      accent: '#000000',
      accentSoft: '#ffffff',
    };
    const site = { name: 'Calculário', host: 'exemplo.com.br', mark: SQUARE };
    const draw = (title: string) =>
      pngOf(pictureSvg({ title, label: 'Saúde', icon: 'heart-pulse', site }, palette), 1200, folder);
    const [one, other] = await Promise.all([draw('Água & <sal>'), draw('Água & <mel>')]);
    expect(sizeOf(one)).toEqual({ width: 1200, height: 630 });
    expect(one.equals(other)).toBe(false);
  });
});
