/** The colours of series, against what they are drawn on. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../ui/accent-palette.ts';

const STYLES = readFileSync(new URL('colours.css', import.meta.url), 'utf8');

/** What graphics need (WCAG 1.4.11). */
const LEAST = 3;

/** A token's colour in light and in dark. */
function coloursOf(token: string): readonly [light: string, dark: string] {
  const [, light = '', dark = ''] =
    new RegExp(String.raw`--color-${token}: light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)`).exec(STYLES) ?? [];
  return [light, dark];
}

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
