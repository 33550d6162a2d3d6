import { describe, expect, it } from 'vitest';
import { BUDGETS, heaviestByKind, kindOf, overBudget, pathsInSitemap } from './page-kinds.ts';
import type { PageWeight } from './page-kinds.ts';

const weight = (path: string, scripts: number): PageWeight => ({
  path,
  scripts,
  styles: 0,
  total: scripts,
  used: scripts,
  depth: 1,
  document: 1,
  files: [],
});

describe('kindOf', () => {
  it.each([
    ['/', 'início'],
    ['/calculadora/saude/imc', 'calculadora'],
    ['/calculadoras-saude', 'hub'],
    ['/busca?q=x', 'busca'],
    ['/blog', 'blog'],
    ['/blog/ferias', 'artigo'],
    ['/admin/login', 'administração'],
    ['/privacidade', 'informação'],
  ])('%s is %s', (path, kind) => {
    expect(kindOf(path)).toBe(kind);
  });
});

describe('pathsInSitemap', () => {
  it('reads the paths of absolute addresses', () => {
    const xml =
      '<urlset><url><loc>https://a.example/</loc></url><url><loc>\n https://a.example/b?c=1&amp;d=2 </loc></url>';
    expect(pathsInSitemap(xml)).toEqual(['/', '/b?c=1&d=2']);
    expect(pathsInSitemap('<urlset/>')).toEqual([]);
  });
});

describe('budgets', () => {
  const { scripts, total, depth } = BUDGETS['calculadora'] ?? { scripts: 0, total: 0, depth: 0 };
  const path = '/calculadora/a/b';

  it('hold to the byte, and where there are any', () => {
    expect(overBudget([weight(path, scripts), weight('/admin/login', 900_000)])).toEqual([]);
    const page = weight(path, scripts + 1);
    expect(overBudget([page])).toEqual([{ page, part: 'scripts', budget: scripts }]);
  });

  it('are for everything together, and for the depth of requests, too', () => {
    const heavy = { ...weight(path, 1), total: total + 1 };
    const deep = { ...weight(path, 2), depth: depth + 1 };
    expect(overBudget([heavy, deep])).toEqual([
      { page: deep, part: 'depth', budget: depth },
      { page: heavy, part: 'total', budget: total },
    ]);
  });

  it('are for the page itself where it is to be sent at once', () => {
    const long = { ...weight('/blog/a', 1), document: 24_001 };
    expect(overBudget([long, { ...weight('/busca?q=a', 1), document: 99_000 }])).toEqual([
      { page: long, part: 'document', budget: 24_000 },
    ]);
  });

  it('are named with the heaviest page first', () => {
    const pages = [weight('/', 110_000), weight('/blog', 150_000)];
    expect(new Set(overBudget(pages).map((excess) => excess.page.path))).toEqual(new Set(['/blog', '/']));
    expect(overBudget(pages)[0]?.page.path).toBe('/blog');
  });

  it('are printed with the heaviest page of each kind', () => {
    const pages = [weight('/calculadora/a/b', 1), weight('/calculadora/a/c', 2), weight('/', 3)];
    expect(heaviestByKind(pages)).toEqual([
      { kind: 'início', count: 1, page: pages[2] },
      { kind: 'calculadora', count: 2, page: pages[1] },
    ]);
  });
});
