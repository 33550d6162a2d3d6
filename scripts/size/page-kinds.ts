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

/** What a page may weigh, in bytes of brotli, and how deep its requests may stand. */
export interface Budget {
  readonly scripts: number;
  /** Everything that it loads. */
  readonly total: number;
  /** Scripts, together with those that come when its form is used; left out, as many as before. */
  readonly used?: number;
  /** Levels below the page itself. */
  readonly depth: number;
  /** The page itself with its headers; left out, as much as it likes. */
  readonly document?: number;
}

/** Bytes of the HTML with its headers, on any page. */
const DOCUMENT = 24_000;

/** The budgets by kind of page; kinds without one are only printed. */
export const BUDGETS: Partial<Record<PageKind, Budget>> = {
  início: { scripts: 98_000, total: 130_000, used: 104_000, depth: 4, document: DOCUMENT },
  calculadora: { scripts: 135_000, total: 168_000, used: 160_000, depth: 3, document: DOCUMENT },
  hub: { scripts: 98_000, total: 125_000, depth: 2, document: DOCUMENT },
  busca: { scripts: 98_000, total: 150_000, depth: 3 },
  // With a backend: its settings, then the articles.
  blog: { scripts: 103_000, total: 135_000, depth: 4, document: DOCUMENT },
  artigo: { scripts: 108_000, total: 138_000, depth: 4, document: DOCUMENT },
  informação: { scripts: 98_000, total: 125_000, depth: 1, document: DOCUMENT },
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

/** Size of what a page loads, in bytes of brotli. */
export interface PageWeight {
  path: string;
  scripts: number;
  styles: number;
  /** Everything, including the page itself and pictures (uncompressed). */
  total: number;
  /** The scripts, together with those that come when its form is used. */
  used: number;
  /** Levels of requests below the page itself. */
  depth: number;
  /** The page itself, with its headers. */
  document: number;
  /** The scripts of the page itself, one by one. */
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

/** What a page has too much of. */
export interface Excess {
  readonly page: PageWeight;
  readonly part: keyof Budget;
  readonly budget: number;
}

const PARTS = ['scripts', 'total', 'used', 'depth', 'document'] as const satisfies readonly (keyof Budget)[];

/** What pages have above the budget of their kind, the heaviest page first. */
export function overBudget(pages: PageWeight[]): Excess[] {
  const heaviestFirst = pages.toSorted((a, b) => b.scripts - a.scripts);
  return heaviestFirst.flatMap((page) => {
    const budgets = BUDGETS[kindOf(page.path)];
    if (!budgets) return [];
    return PARTS.flatMap((part) => {
      const budget = budgets[part] ?? (part === 'document' ? Infinity : budgets.scripts);
      return page[part] > budget ? [{ page, part, budget }] : [];
    });
  });
}
