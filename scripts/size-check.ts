/**
 * Opens every page of the built site in a browser, sums the compressed size of everything it loads, and sees how deep
 * its requests stand. Prints the heaviest page of each kind and fails when one is above its budget.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { CONFIG_PATH } from '../server/backend/gateway/paths.ts';
import type { Handler } from '../server/backend/gateway/gateway.ts';
import { inParallel } from '../build/in-parallel.ts';
import { DIST } from '../build/paths.ts';
import { readBuiltFor } from '../server/site/built-for.ts';
import { openSite } from '../server/site/open-site.ts';
import { launchChromium } from './setup/launch-chromium.ts';
import {
  BUDGETS,
  UNLISTED_PAGES,
  heaviestByKind,
  kindOf,
  overBudget,
  pathsInSitemap,
} from './size/page-kinds.ts';
import type { PageWeight } from './size/page-kinds.ts';
import { weighPage } from './size/weigh-page.ts';
import { formatFigure, formatTable } from './test/table.ts';

/** Number of pages opened in parallel; each spends most of its time waiting until it is idle. */
const TABS = 4;

/** 1 kB is 1000 bytes, here as in the budgets. */
const kilobytes = (bytes: number) => formatFigure(bytes / 1000, 'kB');

/** A backend without articles, so that the chunks that use one are loaded and measured too. */
const emptyBackend: Handler = async (request) => {
  const isSettings = new URL(request.url).pathname === CONFIG_PATH;
  return Response.json(isSettings ? { url: '/', anonKey: 'chave' } : []);
};

/** Those of some pages that the site has. */
async function existing(base: string, paths: string[]): Promise<string[]> {
  const answers = await Promise.all(paths.map((path) => fetch(base + path, { method: 'HEAD' })));
  return paths.filter((_, index) => answers[index]?.ok);
}

async function weighAll(browser: Browser, base: string, paths: string[]): Promise<PageWeight[]> {
  const weights: PageWeight[] = [];
  await inParallel(paths, async (path) => weights.push(await weighPage(browser, base, path)), TABS);
  return weights;
}

async function weighSite(): Promise<PageWeight[]> {
  const paths = pathsInSitemap(readFileSync(join(DIST, 'sitemap.xml'), 'utf8'));
  if (paths.length === 0) throw new Error('dist/sitemap.xml não lista nenhuma página.');
  const site = await openSite({
    root: DIST,
    env: readBuiltFor(DIST),
    backend: emptyBackend,
  });
  const browser = await launchChromium();
  try {
    const { address } = site;
    return await weighAll(browser, address, [...paths, ...(await existing(address, UNLISTED_PAGES))]);
  } finally {
    await browser.close();
    site.close();
  }
}

const pages = await weighSite();
const rows = heaviestByKind(pages).map(({ kind, count, page }) => {
  const ofKind = pages.filter(({ path }) => kindOf(path) === kind);
  const budget = BUDGETS[kind];
  return [
    kind,
    String(count),
    page.path,
    kilobytes(page.scripts),
    budget ? kilobytes(budget.scripts) : '—',
    kilobytes(page.styles),
    kilobytes(Math.max(...ofKind.map(({ total }) => total))),
    budget ? kilobytes(budget.total) : '—',
    kilobytes(Math.max(...ofKind.map(({ used }) => used))),
    String(Math.max(...ofKind.map(({ depth }) => depth))),
    kilobytes(Math.max(...ofKind.map(({ document }) => document))),
  ];
});
const head = [
  'tipo',
  'páginas',
  'a mais pesada',
  'JavaScript',
  'limite',
  'CSS',
  'tudo',
  'limite',
  'JS em uso',
  'níveis',
  'o HTML',
];
console.log(formatTable([head, ...rows]));

const WORDS = {
  scripts: 'de JavaScript',
  total: 'ao todo',
  used: 'de JavaScript em uso',
  depth: 'níveis de pedidos',
  document: 'de HTML com os cabeçalhos',
} as const;
const figure = (part: keyof typeof WORDS, value: number) =>
  part === 'depth' ? String(value) : kilobytes(value);

const excesses = overBudget(pages);
for (const { page, part, budget } of excesses) {
  console.log(
    `Acima do limite de ${figure(part, budget)}: ${page.path}, ${figure(part, page[part])} ${WORDS[part]}`,
  );
}
const [worst] = excesses;
if (worst) {
  const files = worst.page.files.toSorted((a, b) => b.bytes - a.bytes);
  console.log(`\nO que ${worst.page.path} carrega:`);
  console.log(
    formatTable([['arquivo', 'JavaScript'], ...files.map(({ name, bytes }) => [name, kilobytes(bytes)])]),
  );
}
process.exitCode = excesses.length === 0 ? 0 : 1;
