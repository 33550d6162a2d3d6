/**
 * Loads the font of the pictures: the Latin subset of Inter in two weights (SIL Open Font License, `fonts/OFL.txt`).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontMeasure } from './text-measure.ts';

const folder = join(import.meta.dirname, 'fonts');
const PLAIN = join(folder, 'inter-500.ttf');
const BOLD = join(folder, 'inter-800.ttf');

/** Font files for the renderer, because a build machine may have no fonts. */
export const fontFiles: readonly string[] = [PLAIN, BOLD];

export const fonts = {
  plain: fontMeasure(readFileSync(PLAIN)),
  bold: fontMeasure(readFileSync(BOLD)),
} as const;
