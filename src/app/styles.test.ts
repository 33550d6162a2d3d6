/** The colours of series, against what they are drawn on. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const STYLES = readFileSync(new URL('styles.css', import.meta.url), 'utf8');

/** What graphics need (WCAG 1.4.11). */
const LEAST = 3;

/** A token's colour in light and in dark. */
function coloursOf(token: string): readonly [light: string, dark: string] {
  const [, light = '', dark = ''] =
    new RegExp(String.raw`--color-${token}: light-dark\(#([\da-f]{6}), #([\da-f]{6})\)`).exec(STYLES) ?? [];
  return [light, dark];
}

/** Relative luminance, from 0 to 1, as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

it('computes contrast as WCAG does', () => {
  expect(contrast('000000', 'ffffff')).toBe(21);
  // The grey that is known as the lightest to pass 4.5:1 on white.
  expect(contrast('767676', 'ffffff')).toBeGreaterThan(4.5);
  expect(contrast('777777', 'ffffff')).toBeLessThan(4.5);
});

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('in %s', (_, theme) => {
  it.each([1, 2, 3, 4, 5, 6])('series %i stands out', (series) => {
    const colour = coloursOf(`series-${series}`)[theme];
    for (const ground of ['surface', 'sunken']) {
      expect(contrast(colour, coloursOf(ground)[theme]), ground).toBeGreaterThanOrEqual(LEAST);
    }
  });
});
