import { describe, expect, it } from 'vitest';
import { fonts } from './fonts.ts';

describe('the pictures’ font', () => {
  it('adds up the widths of characters, which are larger in the bold weight', () => {
    const { plain, bold } = fonts;
    expect(plain.widthOf('')).toBe(0);
    expect(plain.widthOf('ii')).toBe(plain.widthOf('i') * 2);
    expect(plain.widthOf('m')).toBeGreaterThan(plain.widthOf('i'));
    expect(bold.widthOf('Férias')).toBeGreaterThan(plain.widthOf('Férias'));
  });

  it('contains all characters of Portuguese and of our titles', () => {
    const letters = 'ÀÁÂÃÇÉÊÍÓÔÕÚàáâãçéêíóôõúü ºª§÷×%“”‘’–—…·?!()R$0123456789';
    expect(fonts.plain.settable(letters)).toBe(letters);
    expect(fonts.bold.settable(letters)).toBe(letters);
  });

  it('omits characters without a glyph', () => {
    expect(fonts.bold.settable('Férias 🏖️ e π')).toBe('Férias  e ');
  });
});
