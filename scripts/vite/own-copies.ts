/**
 * Gives every calculator its own copy of the small modules that calculators share (laws, tables, rules, layouts, and the
 * fields and elements that only some have), so that its page loads one file with all that it needs. Shared, they would be
 * twenty files of a few hundred bytes, each compressed without knowledge of the others and with a list of names to
 * import and export: a sixth more than the same modules in one file. What these modules share with the rest of the page,
 * and what they keep between calls, is the engine's and React's: those are never copied.
 *
 * The administrative area has a copy of what draws forms for the same reason: shared, it would part from the file that
 * every calculator's page loads.
 */
import { extname } from 'node:path';
import type { Plugin } from 'vite';
import { CALCULATOR, ANSWERING } from './calculator-module.ts';

/** Marks a copy, and tells whose it is. */
const OWNER = '?calculadora=';

/** The owner of the administrative area's copies. */
export const ADMIN = 'administracao';

/**
 * What is copied: functions and data, which keep nothing between calls. Series are not: they are as large as a calculator,
 * and whoever compares two of them on one visit loads them once.
 */
const COPIED: readonly RegExp[] = [
  /\/calculators\/(?!series\/)/,
  /\/src\/quantity\/progressive\.ts$/,
  // Answers explain with the one that comes with them; some definitions explain before.
  /\/src\/engine\/explain\.ts$/,
  /\/src\/fields\/(?:(?!number)\w+\/widget\.tsx|drawing\/(?:use-row-focus|row-change)\.ts)$/,
  /\/src\/result\/(?:charts|elements\/(?!figures|headline|notice|steps)\w+)\/[\w-]+\.tsx?$/,
  /\/@rjsf\/core\/lib\/components\/fields\/(?:Array|Boolean)Field\.js$/,
];
/** The same for the administrative area: RJSF, and what of ours asks it to draw. */
const COPIED_FOR_ADMIN: readonly RegExp[] = [/\/@rjsf\//, /slim-rjsf:/, /\/src\/form\//];

/** A module's id without the mark of whose copy it is. */
export function uncopied(id: string): string {
  const [file = ''] = id.split(OWNER);
  return file;
}

/** The calculator that a module belongs to; `undefined` for what all share. */
export function ownerOf(importer: string): string | undefined {
  const own = [CALCULATOR, ANSWERING].map((name) => `\0${name}`).find((name) => importer.startsWith(name));
  if (own !== undefined) return importer.slice(own.length);
  if (importer.includes('/src/admin/')) return ADMIN;
  return importer.split(OWNER)[1]?.split('&')[0];
}

/** The id of a calculator's copy; the end tells the kind of file to those who look at the end of an id. */
export function copyOf(file: string, owner: string): string {
  return `${file}${OWNER}${owner}&${extname(file)}`;
}

/** The plugin; in dev and on the server there are no copies. */
export function ownCopies(): Plugin {
  return {
    name: 'calculario:own-copies',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const owner = importer === undefined ? undefined : ownerOf(importer);
      if (owner === undefined || importer === undefined) return undefined;
      const found = await this.resolve(source, uncopied(importer), { ...options, skipSelf: true });
      // What is loaded when it is asked for is a file of its own anyway.
      if (!found || found.external || options.kind === 'dynamic-import') return found;
      const copied = owner === ADMIN ? COPIED_FOR_ADMIN : COPIED;
      if (!copied.some((place) => place.test(found.id))) return found;
      return { ...found, id: copyOf(found.id, owner) };
    },
  };
}
