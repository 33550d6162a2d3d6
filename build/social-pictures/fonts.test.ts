import { describe, expect, it } from 'vitest';
import { fonts } from './fonts.ts';

const LETTERS = 'ÀÁÂÃÇÉÊÍÓÔÕÚàáâãçéêíóôõúü ºª§÷×%“”‘’–—…·?!()R$0123456789';

describe('the pictures’ font', () => {
  it('adds up the widths of characters, which are larger in the bold weight', () => {
    const { plain, bold } = fonts;
    expect(plain.widthOf('')).toBe(0);
    expect(plain.widthOf('ii')).toBe(plain.widthOf('i') * 2);
    expect(plain.widthOf('m')).toBeGreaterThan(plain.widthOf('i'));
    expect(bold.widthOf('Férias')).toBeGreaterThan(plain.widthOf('Férias'));
  });

  it('has all characters of Portuguese and of our titles', () => {
    expect(fonts.plain.settable(LETTERS)).toBe(LETTERS);
    expect(fonts.bold.settable(LETTERS)).toBe(LETTERS);
  });

  it('draws all of them at any position, with plain numbers', () => {
    for (const [x, y] of [
      [0, 0],
      [80, 219.83],
      [104.4, 1 / 3],
    ] as const) {
      expect(fonts.plain.draw(LETTERS, x, y, 32, '#123456')).toMatch(
        /^<path d="[MLQCZ\d. -]+" fill="#123456"\/>$/,
      );
      expect(fonts.bold.draw(LETTERS, x, y, 84, '#123456')).toMatch(
        /^<path d="[MLQCZ\d. -]+" fill="#123456"\/>$/,
      );
    }
  });

  it('omits characters without a glyph', () => {
    expect(fonts.bold.settable('Férias 🏖️ e π')).toBe('Férias  e ');
  });
});
