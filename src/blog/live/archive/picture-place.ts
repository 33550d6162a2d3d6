/** Paths of the pictures in an archive. */

/** The path by which articles refer to a picture in the archive, relative to the article. */
export const placeOf = (name: string): string => `../imagens/${name}`;

/** Matches paths relative to the article or, as people may write them, to the archive's root. */
const PLACE = /^(?:\.{0,2}\/)?imagens\/([\w.-]+)$/;

/** The name of a picture in the archive, or `undefined` for any other address. */
export function nameIn(address: string): string | undefined {
  return PLACE.exec(address)?.[1];
}
