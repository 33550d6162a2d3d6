import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accentPalette, contrast } from './accent-palette.ts';

const colour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);

/** Both colours of `light-dark(#…, #…)`. */
function both(value: string): readonly [light: string, dark: string] {
  const [light = '', dark = ''] = value.match(/#[\da-f]{6}/g) ?? [];
  return [light, dark];
}

const STYLES = readFileSync(new URL('../app/styles/colours.css', import.meta.url), 'utf8');

/** A token's colour in light and in dark. */
const token = (name: string) => both(STYLES.split(`--color-${name}:`)[1]?.split(';')[0] ?? '');

const GROUNDS = ['canvas', 'surface', 'sunken'].map(token);
const MUTED = token('muted');

describe('contrast', () => {
  it('matches WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBe(21);
    // The lightest grey with a contrast of 4.5:1 on white.
    expect(contrast('#767676', '#ffffff')).toBeGreaterThan(4.5);
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
  });
});

describe('accentPalette', () => {
  it('is legible in both themes for any colour: as text, below text and on its own soft shade', () => {
    fc.assert(
      fc.property(colour, (chosen) => {
        const { brand, soft, onBrand } = accentPalette(chosen);
        const [light, dark] = both(brand);
        const [softLight, softDark] = both(soft);
        const [onLight, onDark] = both(onBrand);
        expect(contrast(MUTED[0], softLight)).toBeGreaterThanOrEqual(4.5);
        expect(contrast(MUTED[1], softDark)).toBeGreaterThanOrEqual(4.5);
        for (const ground of [...GROUNDS.map(([lightGround]) => lightGround), softLight, onLight]) {
          expect(contrast(light, ground)).toBeGreaterThanOrEqual(4.5);
        }
        for (const ground of [...GROUNDS.map(([, darkGround]) => darkGround), softDark, onDark]) {
          expect(contrast(dark, ground)).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  it('keeps a colour that is already legible', () => {
    // Navy on white: 16:1.
    expect(both(accentPalette('#000080').brand)[0]).toBe('#000080');
    expect(both(accentPalette('#ffff00').brand)[1]).toBe('#ffff00');
  });
});
