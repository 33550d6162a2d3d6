/** Fits text into a box: finds the largest size at which it fits, and its lines. */

interface Box {
  /** Width of the box, in pixels. */
  readonly width: number;
  /** Sizes to try, in pixels, the largest first; the last one is used even if the text then needs too many lines. */
  readonly sizes: readonly number[];
  readonly maxLines: number;
}

/** Breaks text into lines greedily; a word that is too wide gets its own line. */
function breakLines(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/**
 * Finds the largest size at which text fits into a box.
 *
 * @param measure returns the width of a text in ems
 */
export function fitText(
  text: string,
  { width, sizes, maxLines }: Box,
  measure: (text: string) => number,
): { readonly size: number; readonly lines: readonly string[] } {
  // Keep "R$" and its number together.
  const words = text.split(/(?<!R\$)[ \n]+/).filter(Boolean);
  let set: { size: number; lines: string[] } = { size: 0, lines: [] };
  for (const size of sizes) {
    const fits = (line: string) => measure(line) * size <= width;
    set = { size, lines: breakLines(words, fits) };
    if (set.lines.length <= maxLines && set.lines.every(fits)) break;
  }
  return set;
}
