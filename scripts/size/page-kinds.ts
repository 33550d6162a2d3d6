/** Kinds of page that the size check distinguishes, in the order in which they are printed. */
export const PAGE_KINDS = [
  'início',
  'calculadora',
  'hub',
  'busca',
  'blog',
  'artigo',
  'informação',
  'administração',
] as const;

export type PageKind = (typeof PAGE_KINDS)[number];

/** JavaScript budget of a kind of page, in bytes of `gzip -9`; kinds without one are only printed. */
export const SCRIPT_BUDGETS: Partial<Record<PageKind, number>> = {
  início: 88_000,
  calculadora: 143_000,
  hub: 85_000,
  busca: 87_000,
  blog: 94_000,
  artigo: 102_000,
  informação: 86_000,
};

/** Pages that are not in the sitemap, because they are not indexed. */
export const UNLISTED_PAGES = ['/busca?q=salario', '/admin/login'];

/** The kind of a page, by its address. */
export function kindOf(path: string): PageKind {
  const bare = path.split('?')[0] ?? '';
  if (bare === '/') return 'início';
  if (bare.startsWith('/calculadora/')) return 'calculadora';
  if (bare.startsWith('/calculadoras-')) return 'hub';
  if (bare === '/busca') return 'busca';
  if (bare === '/blog') return 'blog';
  if (bare.startsWith('/blog/')) return 'artigo';
  if (bare === '/admin' || bare.startsWith('/admin/')) return 'administração';
  return 'informação';
}

/** Size of what a page loads, in bytes of `gzip -9`. */
export interface PageWeight {
  path: string;
  scripts: number;
  styles: number;
  /** Everything, including the page itself and pictures (uncompressed). */
  total: number;
  /** The scripts, one by one. */
  files: { name: string; bytes: number }[];
}

/** The addresses in a sitemap, as paths of this site. */
export function pathsInSitemap(xml: string): string[] {
  return [...xml.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'), 'http://localhost');
    return pathname + search;
  });
}

/** The heaviest page of each kind, by its scripts, in the order of the kinds. */
export function heaviestByKind(pages: PageWeight[]): { kind: PageKind; count: number; page: PageWeight }[] {
  return PAGE_KINDS.flatMap((kind) => {
    const ofKind = pages.filter(({ path }) => kindOf(path) === kind);
    const [page] = ofKind.toSorted((a, b) => b.scripts - a.scripts);
    return page ? [{ kind, count: ofKind.length, page }] : [];
  });
}

/** The pages above their kind's budget, the heaviest first. */
export function overBudget(pages: PageWeight[]): { page: PageWeight; budget: number }[] {
  const heaviestFirst = pages.toSorted((a, b) => b.scripts - a.scripts);
  return heaviestFirst.flatMap((page) => {
    const budget = SCRIPT_BUDGETS[kindOf(page.path)];
    return budget !== undefined && page.scripts > budget ? [{ page, budget }] : [];
  });
}
