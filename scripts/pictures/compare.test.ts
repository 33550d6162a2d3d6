import { mkdtempSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterAll, describe, expect, it } from 'vitest';
import { compareFolders } from './compare-folders.ts';
import { comparePictures } from './compare.ts';
import { fileOf, shotsOf, viewsOf } from './pages.ts';

/** Creates a grey picture whose first pixels may have another shade. */
function picture(width: number, height: number, { grey = 255, first = 0, other = 0 } = {}): Buffer {
  const png = new PNG({ width, height });
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const level = pixel < first ? other : grey;
    png.data.set([level, level, level, 255], pixel * 4);
  }
  return PNG.sync.write(png);
}

describe('comparePictures', () => {
  it('finds no difference between identical pictures', () => {
    expect(comparePictures(picture(10, 10), picture(10, 10))).toEqual({
      pixels: 0,
      share: 0,
      sizes: ['10×10', '10×10'],
    });
  });

  it('counts each pixel that changed', () => {
    const { pixels, share } = comparePictures(picture(10, 10), picture(10, 10, { first: 3 }));
    expect({ pixels, share }).toEqual({ pixels: 3, share: 0.03 });
  });

  it('counts a faint change of the background', () => {
    const { pixels } = comparePictures(picture(10, 10), picture(10, 10, { first: 50, other: 246 }));
    expect(pixels).toBe(50);
  });

  it('counts the additional rows of the taller picture', () => {
    const taller = comparePictures(picture(10, 10), picture(10, 12));
    expect(taller).toMatchObject({ pixels: 20, share: 20 / 120, sizes: ['10×10', '10×12'] });
    expect(comparePictures(picture(10, 12), picture(10, 10)).pixels).toBe(20);
  });

  it('counts everything outside the common area when both sizes differ', () => {
    // The common area is 10 × 10, and the smallest area that contains both is 12 × 15.
    expect(comparePictures(picture(12, 10), picture(10, 15)).pixels).toBe(12 * 15 - 10 * 10);
  });

  it('draws both pictures and the difference side by side', () => {
    const { sideBySide = Buffer.of() } = comparePictures(picture(10, 10), picture(10, 12));
    const { width, height } = PNG.sync.read(sideBySide);
    expect({ width, height }).toEqual({ width: 30, height: 12 });
  });
});

describe('compareFolders', () => {
  const root = mkdtempSync(join(tmpdir(), 'calculario-figuras-'));
  const before = join(root, 'before');
  const after = join(root, 'after');
  const sheets = join(root, 'sheets');
  const put = (folder: string, name: string, content: Buffer) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, name), content);
  };
  put(before, 'same.png', picture(100, 20));
  put(after, 'same.png', picture(100, 20));
  // 0.1% of 2,000 pixels are 2.
  put(before, 'allowed.png', picture(100, 20));
  put(after, 'allowed.png', picture(100, 20, { first: 2 }));
  put(before, 'over.png', picture(100, 20));
  put(after, 'over.png', picture(100, 20, { first: 3 }));
  put(before, 'gone.png', picture(10, 10));
  afterAll(() => rmSync(root, { recursive: true }));

  it('lists the differing pictures, worst first, and marks those over the limit', () => {
    const { count, differences } = compareFolders(before, after, sheets);
    expect(count).toBe(4);
    expect(differences.map(({ file, pixels, exceedsLimit }) => [file, pixels, exceedsLimit])).toEqual([
      ['gone.png', 0, true],
      ['over.png', 3, true],
      ['allowed.png', 2, false],
    ]);
    expect(readdirSync(sheets).toSorted()).toEqual(['allowed.png', 'over.png']);
  });

  it('compares only pictures with a matching name', () => {
    expect(compareFolders(before, after, sheets, /^same/)).toEqual({ count: 1, differences: [] });
  });

  it('refuses folders without pictures', () => {
    expect(() => compareFolders(before, after, sheets, /^none/)).toThrow('No pictures');
  });
});

describe('shotsOf', () => {
  const views = viewsOf({ sizes: '390x844,1280x800', themes: 'light,dark' });

  it('lists each page at two widths and in two themes, with admin screens last', () => {
    const shots = shotsOf(['/', '/calculadora/saude/imc'], { only: /^\/$|imc|conta$/, views });
    expect(shots.map(fileOf)).toEqual([
      'inicio-390-light.png',
      'inicio-390-dark.png',
      'inicio-1280-light.png',
      'inicio-1280-dark.png',
      'calculadora_saude_imc-390-light.png',
      'calculadora_saude_imc-390-dark.png',
      'calculadora_saude_imc-1280-light.png',
      'calculadora_saude_imc-1280-dark.png',
      'admin_conta-390-light.png',
      'admin_conta-390-dark.png',
      'admin_conta-1280-light.png',
      'admin_conta-1280-dark.png',
    ]);
  });

  it('gives each picture its own file', () => {
    const files = shotsOf(['/', '/blog', '/blog/mei-das'], { views }).map(fileOf);
    expect(new Set(files).size).toBe(files.length);
  });
});

describe('viewsOf', () => {
  it('combines every size with every theme', () => {
    expect(viewsOf({ sizes: '1366x657', themes: 'dark,forced' })).toEqual([
      { width: 1366, height: 657, theme: 'dark' },
      { width: 1366, height: 657, theme: 'forced' },
    ]);
  });

  it.each([
    { sizes: '390', themes: 'light' },
    { sizes: '390x844', themes: 'sepia' },
  ])('refuses the size $sizes in the theme $themes', (options) => {
    expect(() => viewsOf(options)).toThrow(/Size|Theme/);
  });
});
