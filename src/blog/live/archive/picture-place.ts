/** The places of pictures in an archive, as seen from its articles. */

const FOLDER = '../imagens/';

/** The address in an article of a picture in the archive. */
export const placeOf = (name: string): string => FOLDER + name;

/** The name of a picture in the archive, or `undefined` for any other address. */
export function nameIn(address: string): string | undefined {
  const name = address.startsWith(FOLDER) ? address.slice(FOLDER.length) : '';
  return /^[\w.-]+$/.test(name) ? name : undefined;
}
