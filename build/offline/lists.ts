/** The lists of what can be kept for use without a connection. */
import type { PageData } from '../../src/catalogue/page-data.ts';
import type { ListedFile, ListedPage, PagePart } from '../../src/offline/list.ts';

/** Pages in a part: a part is read for any page in it. */
const PAGES_IN_PART = 50;

/** A page as it was prerendered. */
export interface BuiltPage {
  readonly path: string;
  /** Addresses of what hydrates it. */
  readonly files: readonly string[];
  readonly data?: PageData | undefined;
}

/** Pages of these are not drawn from lists: other sites show them, or they are kept as they were read. */
const NOT_LISTED = /^\/(?:embed\/|blog(?:\/|$)|404$)/;

/** The names of all calculators, by their ids, from the pages of the hubs. */
function namesIn(pages: readonly BuiltPage[]): ReadonlyMap<string, string> {
  const cards = pages.flatMap(({ data }) => (data && 'cards' in data ? data.cards : []));
  return new Map(cards.map(({ id, name }) => [id, name]));
}

const CALCULATOR = '/calculadora/';

/**
 * All pages in parts, ordered by their paths.
 *
 * @param sizeOf bytes of the file at an address.
 */
export function pageParts(pages: readonly BuiltPage[], sizeOf: (address: string) => number): PagePart[] {
  const names = namesIn(pages);
  const listed = pages
    .filter(({ path }) => !NOT_LISTED.test(path))
    .toSorted((one, other) => (one.path < other.path ? -1 : 1));
  return Array.from({ length: Math.ceil(listed.length / PAGES_IN_PART) }, (_, index) => {
    const own = listed.slice(index * PAGES_IN_PART, (index + 1) * PAGES_IN_PART);
    const addresses = [...new Set(own.flatMap(({ files }) => files))];
    const numbers = new Map(addresses.map((address, number) => [address, number]));
    const files = addresses.map((address): ListedFile => [address, sizeOf(address)]);
    const lines = own.map(({ path, files: needed, data }): ListedPage => {
      const name = path.startsWith(CALCULATOR) ? names.get(path.slice(CALCULATOR.length)) : undefined;
      return {
        path,
        ...(name !== undefined && { name }),
        files: needed.flatMap((address) => numbers.get(address) ?? []),
        ...(data && { data }),
      };
    });
    return { files, pages: lines };
  });
}
