import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { categories } from '../../src/catalogue/categories.ts';
import { paletteOf } from './design-tokens.ts';

const css = readFileSync('src/app/styles/colours.css', 'utf8');

describe('paletteOf', () => {
  it('finds the colours of every category and of the site', () => {
    const palettes = [undefined, ...categories.map(({ colour }) => colour)].map((colour) =>
      paletteOf(css, colour),
    );
    for (const palette of palettes) {
      for (const colour of Object.values(palette)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('uses the light colours of the requested rule', () => {
    const small = [
      ...['ink', 'muted', 'surface', 'brand', 'brand-soft'].map(
        (name) => `--color-${name}: light-dark(#111111, #222222);`,
      ),
      "[data-accent='green'] { --accent: light-dark(#00aa00, #00bb00); --accent-soft: light-dark(#eeffee, #003300); }",
      "[data-accent='red'] { --accent: light-dark(#aa0000, #bb0000); --accent-soft: light-dark(#ffeeee, #330000); }",
    ].join('\n');
    expect(paletteOf(small, 'red')).toMatchObject({
      accent: '#aa0000',
      accentSoft: '#ffeeee',
      ink: '#111111',
    });
    expect(paletteOf(small, undefined)).toMatchObject({ accent: '#111111' });
    expect(() => paletteOf(small, 'azul')).toThrow("[data-accent='azul']");
    expect(() => paletteOf('', undefined)).toThrow('--color-ink');
  });
});
