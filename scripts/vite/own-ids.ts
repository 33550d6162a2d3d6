/** The ids of modules that are copied: whose a copy is, and what of. */
import { extname } from 'node:path';
import { ANSWERING, CALCULATOR, COMPUTATION } from './calculator-module.ts';

/** Marks a copy, and tells whose it is. */
const OWNER = '?calculadora=';

/** The owner of the administrative area's copies. */
export const ADMIN = 'administracao';

/** A module's id without the mark of whose copy it is. */
export function uncopied(id: string): string {
  const [file = ''] = id.split(OWNER);
  return file;
}

/** The calculator that a module belongs to; `undefined` for what all share. */
export function ownerOf(importer: string): string | undefined {
  const own = [CALCULATOR, ANSWERING, COMPUTATION]
    .map((name) => `\0${name}`)
    .find((name) => importer.startsWith(name));
  if (own !== undefined) return importer.slice(own.length);
  if (importer.includes('/src/admin/')) return ADMIN;
  return importer.split(OWNER)[1]?.split('&')[0];
}

/** The id of a calculator's copy; the end tells the kind of file to those who look at the end of an id. */
export function copyOf(file: string, owner: string): string {
  return `${file}${OWNER}${owner}&${extname(file)}`;
}
