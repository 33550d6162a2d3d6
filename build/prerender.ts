/** Writes the HTML of all public pages and of the administration's shell, the data of pages, and the lists of pages. */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { ownArticles } from '../compiler/blog/article-files.ts';
import { catalogueFile, OUTPUT, readOutput, type Catalogue } from '../compiler/output.ts';
import { digestOf } from '../server/site/live/edition.ts';
import { KNOWN_BUILD_FILE } from '../server/site/live/known-build.ts';
import { builtFor } from '../src/app/document/built-for.ts';
import type { LiveBuild } from '../src/app/document/live-build.ts';
import { pageDocument } from '../src/app/document/page-document.ts';
import { articlePath } from '../src/blog/article.ts';
import { combineArticles } from '../src/blog/choose-articles.ts';
import { calculatorPath } from '../src/catalogue/entry.ts';
import { pageDataPath, type PageData, type ServedData } from '../src/catalogue/page-data.ts';
import type { PageModules } from '../src/site/modules-id.ts';
import type { PageFacts } from '../src/site/page-record.ts';
import { sharedPicture } from '../src/site/social-picture.ts';
import { ICON_SPRITE } from '../src/ui/icon-sprite.ts';
import {
  buildName,
  calculatorSources,
  ENTRY,
  moduleSource,
  readManifest,
  scriptOf,
  scriptsOf,
} from './manifest.ts';
import { writeUnregister, writeOffline } from './offline/write-offline.ts';
import { DIST, SERVER_BUNDLE } from './paths.ts';
import { withOwnIcons } from './prerender/own-icons.ts';
import { hostedBackend, readPublished, type BackendEnvironment } from './prerender/published.ts';
import { adminShell, offlineShell } from './prerender/shells.ts';
import { siteFiles } from './prerender/site-files.ts';
import { readTemplates } from './prerender/templates.ts';
import { ANSWERING, openPages, WORKER } from './site-pages.ts';
import { drawPictures } from './social-pictures/draw-pictures.ts';

type ServerEntry = typeof import('../src/app/entry-server.tsx');

/** Path of a page's file: `a/b/index.html` for `/a/b`; the 404 page has the name that hosts expect. */
function fileOf(path: string): string {
  return path === '/404' ? '404.html' : join(path.slice(1), 'index.html');
}

async function write(file: string, content: string): Promise<void> {
  const target = join(DIST, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}

/** Copies the search index to the address from which the search box fetches it. */
async function writeSearch(): Promise<void> {
  const { folder } = readOutput(join(OUTPUT, 'search.json')) as { readonly folder: string };
  await cp(join(OUTPUT, 'search'), join(DIST, folder), { recursive: true });
}

/** Reads the date of a page's last change from its structured data, if any. */
function changedOn(things: readonly Readonly<Record<string, unknown>>[]): string | undefined {
  const days = things.flatMap(({ dateModified, datePublished }) => [dateModified, datePublished]);
  return days
    .filter((day) => typeof day === 'string')
    .toSorted()
    .at(-1);
}

/** True for pages that show articles, which a server renders again when articles change. */
const showsArticles = (path: string) => path === '/' || path === '/blog' || path.startsWith('/blog/');

function modulesFor(manifest: Manifest, sources: readonly string[]): PageModules {
  const [entry = '', ...modules] = scriptsOf(manifest, [ENTRY, ...sources]);
  return { entry, modules };
}

/**
 * Prerenders the site in `dist/`, after the client and the server build.
 *
 * @param environment hosted project of the build, whose published articles are prerendered along with our own
 * @param keepsOffline true if the site works offline; otherwise browsers remove the copies of earlier builds
 */
export async function prerenderSite(environment: BackendEnvironment, keepsOffline = true): Promise<void> {
  const entry = (await import(pathToFileURL(join(SERVER_BUNDLE, 'entry-server.js')).href)) as ServerEntry;
  const manifest = readManifest(DIST);
  const build = buildName(manifest);
  const inBrowser = openPages({
    moduleOf: (id) => scriptOf(manifest, moduleSource(id)),
    worker: scriptOf(manifest, WORKER),
    answers: scriptsOf(manifest, [ANSWERING]),
  });
  const onServer = openPages({
    moduleOf: (id) => pathToFileURL(join(SERVER_BUNDLE, 'calculators', `${id}.js`)).href,
    worker: '',
    answers: [],
  });
  entry.setPages(async (path) => onServer.read(path));
  const { template, embedTemplate } = await readTemplates(DIST, environment);
  const sprite = await readFile(join(DIST, ICON_SPRITE), 'utf8');
  const catalogue = readOutput(catalogueFile()) as Catalogue;
  const articles = await ownArticles();
  const built = await readPublished(environment);
  const published = built.articles;
  entry.setPublished(built);

  const dataOf = (path: string): PageData | undefined =>
    path === '/' ? entry.homeData : inBrowser.read(path);
  const servedAt = (path: string): ServedData => {
    const data = dataOf(path);
    return { build, path, ...(data && { data }) };
  };
  const dataAddresses: string[] = [];
  const writeData = async (served: ServedData) => {
    const address = pageDataPath(served.path);
    await write(address.slice(1), JSON.stringify(served));
    dataAddresses.push(address);
  };

  const modulesOf: Record<string, PageModules> = {};
  const drawn: PageFacts[] = [];
  const facts: PageFacts[] = [];
  const changes: Record<string, string> = {};
  const render = async (path: string) => {
    const page = await entry.renderPage(path);
    // Use the data of the calculator's own page for an embedded one.
    const ownPath = entry.ownPage(path);
    const served = servedAt(ownPath);
    const calculator = catalogue.pages.find(({ id }) => calculatorPath(id) === ownPath);
    const own = calculator ? calculatorSources(manifest, calculator) : [];
    const modules = modulesFor(manifest, [...entry.sourcesOf(path), ...own]);
    const isOwn = path === ownPath;
    const shownTemplate = isOwn ? template : embedTemplate;
    const parts = { template: shownTemplate, site: entry.SITE, page, served, modules };
    const html = pageDocument({ ...parts, built: builtFor(path, built, articles) });
    await write(fileOf(path), isOwn ? html : withOwnIcons(html, sprite));
    if (served.data && isOwn) await writeData(served);
    if (showsArticles(path)) modulesOf[path] = modules;
    return page;
  };
  const ownPaths = new Set(articles.map(({ slug }) => articlePath(slug)));
  for (const { path, listed } of entry.sitePaths(inBrowser.addresses)) {
    if (ownPaths.has(path)) continue;
    const page = await render(path);
    if (!listed) continue;
    facts.push(page.facts);
    const day = changedOn(page.things);
    if (day !== undefined) changes[path] = day;
  }
  for (const { slug } of combineArticles(articles, published))
    drawn.push((await render(articlePath(slug))).facts);
  for (const path of inBrowser.moved.keys()) await writeData(servedAt(path));
  await writeSearch();

  const shellModules = modulesFor(manifest, []);
  await write(fileOf('/admin'), adminShell(template, shellModules, entry.SITE.name));
  if (keepsOffline) {
    const shell = offlineShell(template, build, shellModules);
    await writeOffline({ dist: DIST, build, manifest, data: dataAddresses, shell });
  } else await writeUnregister(DIST);
  const pictured = [...facts, ...drawn].filter((page) => sharedPicture(page).isDrawn);
  await drawPictures(DIST, pictured, { name: entry.SITE.name, host: new URL(entry.SITE.origin).host });

  const pages = { facts, changes, articles };
  const moved = inBrowser.moved;
  const files = siteFiles({
    site: entry.SITE,
    environment,
    template,
    embedTemplate,
    pages,
    published,
    moved,
  });
  for (const [file, content] of Object.entries(files)) await write(file, content);
  const live: LiveBuild = {
    edition: digestOf(
      Object.entries(built.texts).map(([slug, { updatedAt }]) => ({ slug, updated_at: updatedAt })),
    ),
    ownSlugs: articles.map(({ slug }) => slug),
    hosted: hostedBackend(environment),
    template,
    modules: modulesOf,
    build,
    pages,
  };
  await writeFile(join(SERVER_BUNDLE, KNOWN_BUILD_FILE), JSON.stringify(live));
}
