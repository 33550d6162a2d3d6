/** Contrast of the series' and categories' colours against their backgrounds. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrast } from '../../ui/accent-palette.ts';

const STYLES = readFileSync(new URL('colours.css', import.meta.url), 'utf8');

/** Minimum contrast of graphics (WCAG 1.4.11). */
const GRAPHICS_CONTRAST = 3;
/** Minimum contrast of text (WCAG 1.4.3). */
const TEXT_CONTRAST = 4.5;

type Pair = readonly [light: string, dark: string];

function pairIn(css: string, property: string): Pair {
  const [, light = '', dark = ''] =
    new RegExp(String.raw`${property}: light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)`).exec(css) ?? [];
  return [light, dark];
}

/** A token's colour in light and in dark. */
const coloursOf = (token: string): Pair => pairIn(STYLES, `--color-${token}`);

/** Accent and soft accent of a category's colour. */
function accentOf(colour: string): readonly [accent: Pair, soft: Pair] {
  const rule = STYLES.split(`[data-accent='${colour}'] {`)[1]?.split('}')[0] ?? '';
  return [pairIn(rule, '--accent'), pairIn(rule, '--accent-soft')];
}

describe.each([
  ['light', 0],
  ['dark', 1],
] as const)('colours in %s', (_, theme) => {
  it.each([1, 2, 3, 4, 5, 6])('make series %i stand out', (series) => {
    const colour = coloursOf(`series-${series}`)[theme];
    for (const ground of ['surface', 'sunken']) {
      expect(contrast(colour, coloursOf(ground)[theme]), ground).toBeGreaterThanOrEqual(GRAPHICS_CONTRAST);
    }
  });

  it.each(['blue', 'green', 'grey', 'purple', 'orange', 'red'])('keep %s legible', (colour) => {
    const [accent, soft] = accentOf(colour);
    for (const ground of ['canvas', 'surface', 'sunken', 'paper']) {
      const on = coloursOf(ground)[theme];
      expect(contrast(accent[theme], on), ground).toBeGreaterThanOrEqual(TEXT_CONTRAST);
      expect(contrast(coloursOf('muted')[theme], on), ground).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    }
    for (const text of [accent, coloursOf('ink'), coloursOf('muted')]) {
      expect(contrast(text[theme], soft[theme])).toBeGreaterThanOrEqual(TEXT_CONTRAST);
    }
  });
});
