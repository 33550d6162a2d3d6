/**
 * The font of the pictures: Inter (SIL Open Font License, `fonts/OFL.txt`), its Latin subset in two weights.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontMeasure } from './text-measure.ts';

const folder = join(import.meta.dirname, 'fonts');
const PLAIN = join(folder, 'inter-500.ttf');
const BOLD = join(folder, 'inter-800.ttf');

/** The font files for the renderer, because a build machine may have no fonts installed. */
export const fontFiles: readonly string[] = [PLAIN, BOLD];

/** Their metrics, by weight. */
export const fonts = {
  plain: fontMeasure(readFileSync(PLAIN)),
  bold: fontMeasure(readFileSync(BOLD)),
} as const;
