/** The font of the pictures: Inter (SIL Open Font License, `fonts/OFL.txt`), its Latin part in two weights. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fontMeasure } from './text-measure.ts';

const folder = join(import.meta.dirname, 'fonts');
const PLAIN = join(folder, 'inter-500.ttf');
const BOLD = join(folder, 'inter-800.ttf');

/** The files, for the renderer: a machine that builds the site may have no fonts at all. */
export const fontFiles: readonly string[] = [PLAIN, BOLD];

/** What they can set, by weight. */
export const fonts = {
  plain: fontMeasure(readFileSync(PLAIN)),
  bold: fontMeasure(readFileSync(BOLD)),
} as const;
