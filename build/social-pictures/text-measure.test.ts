import { describe, expect, it } from 'vitest';
import { fonts } from './fonts.ts';

describe('the pictures’ font', () => {
  it('measures character by character, and more for the heavier weight', () => {
    const { plain, bold } = fonts;
    expect(plain.widthOf('')).toBe(0);
    expect(plain.widthOf('ii')).toBe(plain.widthOf('i') * 2);
    expect(plain.widthOf('m')).toBeGreaterThan(plain.widthOf('i'));
    expect(bold.widthOf('Férias')).toBeGreaterThan(plain.widthOf('Férias'));
  });

  it('has every character of Portuguese and of our titles', () => {
    const letters = 'ÀÁÂÃÇÉÊÍÓÔÕÚàáâãçéêíóôõúü ºª§÷×%“”‘’–—…·?!()R$0123456789';
    expect(fonts.plain.settable(letters)).toBe(letters);
    expect(fonts.bold.settable(letters)).toBe(letters);
  });

  it('leaves out characters without a glyph', () => {
    expect(fonts.bold.settable('Férias 🏖️ e π')).toBe('Férias  e ');
  });
});
