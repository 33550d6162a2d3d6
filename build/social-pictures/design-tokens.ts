/** Reads the colours of the site from its style sheet, so that pictures match it. */
import type { Palette } from '../../src/picture/drawing.ts';

/** Finds the light colour of a custom property in CSS. */
function lightColour(css: string, property: string): string {
  const found = new RegExp(`${property}:\\s*light-dark\\((#[0-9a-f]{6})`).exec(css)?.[1];
  if (found === undefined)
    throw new Error(`The style sheet does not define ${property} with light-dark(#…, #…).`);
  return found;
}

/**
 * Reads the light colours of a category, or of the site without one.
 *
 * @param css source of the style sheet
 * @throws Error with the name of a property that the style sheet does not define
 */
export function paletteOf(css: string, colour: string | undefined): Palette {
  const token = (name: string) => lightColour(css, `--color-${name}`);
  const rule = colour === undefined ? undefined : css.split(`[data-accent='${colour}'] {`)[1]?.split('}')[0];
  if (colour !== undefined && rule === undefined) {
    throw new Error(`The style sheet does not define [data-accent='${colour}'].`);
  }
  return {
    ink: token('ink'),
    muted: token('muted'),
    surface: token('surface'),
    accent: rule === undefined ? token('brand') : lightColour(rule, '--accent'),
    accentSoft: rule === undefined ? token('brand-soft') : lightColour(rule, '--accent-soft'),
  };
}
