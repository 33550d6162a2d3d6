/** Measures and draws text in the site's font as shapes, because a build machine may have no fonts. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
// Keep version 1.3.4, because 1.3.5 and 2.0.0 write some coordinates as NaN.
import opentype from 'opentype.js';

function fontAt(address: string) {
  const font = opentype.parse(new Uint8Array(readFileSync(fileURLToPath(address))).buffer);
  return {
    /** Removes the characters without a glyph. */
    settable: (text: string) =>
      Array.from(text)
        .filter((character) => font.charToGlyphIndex(character) > 0)
        .join(''),
    /** Width of a text in ems. */
    widthOf: (text: string) => font.getAdvanceWidth(text, 1),
    /** Draws a line of text as SVG; `x` and `y` are the start of its baseline. */
    draw: (text: string, x: number, y: number, size: number, fill: string) =>
      `<path d="${font.getPath(text, x, y, size).toPathData(1)}" fill="${fill}"/>`,
  };
}

export const fonts = {
  plain: fontAt(import.meta.resolve('@fontsource/figtree/files/figtree-latin-500-normal.woff')),
  bold: fontAt(import.meta.resolve('@fontsource/figtree/files/figtree-latin-800-normal.woff')),
} as const;
