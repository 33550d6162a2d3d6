/** Paths of the pictures in an archive, relative to its articles. */

const FOLDER = '../imagens/';

/** The path by which articles refer to a picture in the archive. */
export const placeOf = (name: string): string => FOLDER + name;

/** The name of a picture in the archive, or `undefined` for any other address. */
export function nameIn(address: string): string | undefined {
  const name = address.startsWith(FOLDER) ? address.slice(FOLDER.length) : '';
  return /^[\w.-]+$/.test(name) ? name : undefined;
}
