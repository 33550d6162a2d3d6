/** Reads the widths of characters from a TrueType font, for line breaking. */

/** Finds the offset of a table in the font, in bytes. */
function tableOffset(font: Buffer, tag: string): number {
  const count = font.readUInt16BE(4);
  for (let index = 0; index < count; index += 1) {
    const record = 12 + 16 * index;
    if (font.toString('latin1', record, record + 4) === tag) return font.readUInt32BE(record + 8);
  }
  throw new Error(`The font lacks the table "${tag}".`);
}

/** Finds the offset of the character map of the Basic Multilingual Plane (format 4), in bytes. */
function characterMap(font: Buffer): number {
  const cmap = tableOffset(font, 'cmap');
  const count = font.readUInt16BE(cmap + 2);
  for (let index = 0; index < count; index += 1) {
    const at = cmap + font.readUInt32BE(cmap + 4 + 8 * index + 4);
    if (font.readUInt16BE(at) === 4) return at;
  }
  throw new Error('The font lacks a character map in format 4.');
}

/** Looks up the glyph index of a character; 0 if the font has none. */
function glyphOf(font: Buffer, map: number, code: number): number {
  const doubled = font.readUInt16BE(map + 6);
  const ends = map + 14;
  const starts = ends + doubled + 2;
  const deltas = starts + doubled;
  const offsets = deltas + doubled;
  for (let at = 0; at < doubled; at += 2) {
    if (font.readUInt16BE(ends + at) < code) continue;
    const start = font.readUInt16BE(starts + at);
    if (start > code) return 0;
    const delta = font.readUInt16BE(deltas + at);
    const offset = font.readUInt16BE(offsets + at);
    if (offset === 0) return (code + delta) & 0xff_ff;
    const glyph = font.readUInt16BE(offsets + at + offset + 2 * (code - start));
    return glyph === 0 ? 0 : (glyph + delta) & 0xff_ff;
  }
  return 0;
}

export interface FontMeasure {
  /** Removes the characters without a glyph. */
  readonly settable: (text: string) => string;
  /** Width of a text in ems, without kerning; the font must have all its glyphs. */
  readonly widthOf: (text: string) => number;
}

/** Creates functions that measure text, from the bytes of a TrueType file. */
export function fontMeasure(font: Buffer): FontMeasure {
  const map = characterMap(font);
  const unitsPerEm = font.readUInt16BE(tableOffset(font, 'head') + 18);
  const metricCount = font.readUInt16BE(tableOffset(font, 'hhea') + 34);
  const metrics = tableOffset(font, 'hmtx');
  const glyph = (character: string) => glyphOf(font, map, character.codePointAt(0) ?? 0);
  const advance = (character: string) =>
    font.readUInt16BE(metrics + 4 * Math.min(glyph(character), metricCount - 1));
  return {
    settable: (text) => Array.from(text).filter(glyph).join(''),
    widthOf: (text) =>
      Array.from(text).reduce((units, character) => units + advance(character), 0) / unitsPerEm,
  };
}
