import { describe, expect, it } from 'vitest';
import { heaviestByKind, kindOf, overBudget, pathsInSitemap } from './page-kinds.ts';
import type { PageWeight } from './page-kinds.ts';

const weight = (path: string, scripts: number): PageWeight => ({
  path,
  scripts,
  styles: 0,
  total: scripts,
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
  it('are 88 kB for the home page and 143 kB for a calculator, not a byte more', () => {
    const pages = [
      weight('/', 88_000),
      weight('/calculadora/a/b', 143_000),
      weight('/calculadora/a/c', 143_001),
      weight('/admin/login', 900_000),
    ];
    expect(overBudget(pages)).toEqual([{ page: pages[2], budget: 143_000 }]);
    expect(overBudget([weight('/', 88_001)])).toHaveLength(1);
  });

  it('are named with the heaviest page first', () => {
    const pages = [weight('/', 110_000), weight('/blog', 150_000)];
    expect(overBudget(pages).map(({ page }) => page.path)).toEqual(['/blog', '/']);
  });

  it('are printed with the heaviest page of each kind', () => {
    const pages = [weight('/calculadora/a/b', 1), weight('/calculadora/a/c', 2), weight('/', 3)];
    expect(heaviestByKind(pages)).toEqual([
      { kind: 'início', count: 1, page: pages[2] },
      { kind: 'calculadora', count: 2, page: pages[1] },
    ]);
  });
});
