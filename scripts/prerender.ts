/** Writes every public page and the administrative area's shell as HTML, and the files that list the pages. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { articlePath } from '../src/blog/article.ts';
import { pageDataPath, type ServedData } from '../src/catalogue/page-data.ts';
import { PUBLISHED_SEARCH } from '../src/catalogue/search-format.ts';
import type { PageFacts } from '../src/site/page-record.ts';
import { sharedPicture } from '../src/site/social-picture.ts';
import type { PageModules } from '../src/site/modules-id.ts';
import { CONFIG_PATH } from '../server/backend/gateway/paths.ts';
import { digestOf } from '../server/site/live/edition.ts';
import { KNOWN_BUILD_FILE } from '../server/site/live/known-build.ts';
import { ownArticles } from './blog/article-files.ts';
import { pageChunks, type Chunk } from './build/client-chunks.ts';
import { DIST, SERVER_BUNDLE } from './build/paths.ts';
import { answeringModules } from './prerender/answering-modules.ts';
import { browserBuild } from './prerender/browser-build.ts';
import { adminShell } from './prerender/admin-shell.ts';
import { feedOf, guideOf, searchOf, siteMapOf } from './prerender/listings.ts';
import type { LiveBuild } from './prerender/live-build.ts';
import { pageDocument } from './prerender/page-document.ts';
import { servedData } from './prerender/served-data.ts';
import {
  builtFor,
  hostedBackend,
  listedArticles,
  readPublished,
  type BackendEnvironment,
} from './prerender/published.ts';
import { MANIFEST_FILE, manifest } from './prerender/manifest.ts';
import { SECURITY_FILE, securityTxt } from './prerender/security-txt.ts';
import { robots } from './prerender/sitemap.ts';
import { offlineShell } from './prerender/offline-shell.ts';
import { readTemplates } from './prerender/templates.ts';
import { BUILT_FOR_FILE, builtForFile } from '../server/site/built-for.ts';
import { REDIRECTS_FILE, redirectsFile } from '../server/site/redirects.ts';
import { HEADERS_FILE, inlineScripts } from '../server/site/inline-hashes.ts';
import { headersFile } from '../server/site/security-headers.ts';
import type { BuiltPage } from './offline/lists.ts';
import { writeGoodbye, writeOffline } from './offline/write-offline.ts';
import { drawPictures } from './social-pictures/draw-pictures.ts';
import { notingModules } from './vite/note-modules.ts';

type ServerEntry = typeof import('../src/app/entry-server.tsx');

/** File of a page: `/a/b` is `a/b/index.html`; the 404 page has the name that hosts expect. */
function fileOf(path: string): string {
  if (path === '/404') return '404.html';
  return join(path.slice(1), 'index.html');
}

async function write(file: string, content: string): Promise<void> {
  const target = join(DIST, file);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}

/** What a page carries, for whoever comes from another page. */
async function writeData(served: ServedData): Promise<void> {
  await write(pageDataPath(served.path).slice(1), JSON.stringify(served));
}

/** The day of a page's last change, if the page states it. */
function changedOn(things: readonly Readonly<Record<string, unknown>>[]): string | undefined {
  const days = things.flatMap(({ dateModified, datePublished }) => [dateModified, datePublished]);
  return days
    .filter((day) => typeof day === 'string')
    .toSorted()
    .at(-1);
}

/** What the pages need of the browser's half. */
export interface BrowserHalf {
  /** Its chunks, of which every page names its own. */
  readonly chunks: readonly Chunk[];
}

/** The pages that show articles: a server renders them anew when these change. */
const showsArticles = (path: string) => path === '/' || path === '/blog' || path.startsWith('/blog/');

/**
 * Prerenders the built site in `dist/`; needs both bundles of the build.
 *
 * @param environment the hosted project of the build, whose published articles are prerendered with our own.
 * @param keepsOffline whether the site works without a connection; if not, what an earlier build kept is taken away.
 */
export async function prerenderSite(
  environment: BackendEnvironment,
  { chunks }: BrowserHalf,
  keepsOffline = true,
): Promise<void> {
  const entry = (await import(pathToFileURL(join(SERVER_BUNDLE, 'entry-server.js')).href)) as ServerEntry;
  const site = entry.SITE;
  const { template, embedTemplate } = await readTemplates(DIST, environment);
  const modulesFor = (noted: readonly string[], path = ''): PageModules => {
    const [first = '', ...modules] = pageChunks(chunks, noted);
    const all = pageChunks(chunks, [...noted, ...answeringModules(path)]);
    return {
      entry: first,
      modules,
      answers: all.filter((file) => file !== first && !modules.includes(file)),
    };
  };
  const own = await ownArticles();
  const ownSlugs = own.map(({ slug }) => slug);
  const built = await readPublished(environment, ownSlugs);
  const published = listedArticles(built);
  await entry.setPublished(built);
  const browser = browserBuild(chunks);
  const carried = async (path: string): Promise<ServedData> =>
    servedData(path, await entry.pageDataOf(path), browser);
  const modulesOf: Record<string, PageModules> = {};
  const drawn: PageFacts[] = [];
  const facts: PageFacts[] = [];
  const offlinePages: BuiltPage[] = [];
  const changes: Record<string, string> = {};
  const render = async (path: string) => {
    const [page, noted] = await notingModules(() => entry.renderPage(path));
    // A calculator within another site carries what its own page does.
    const ownPath = entry.ownPage(path);
    const served = await carried(ownPath);
    const modules = modulesFor(noted, ownPath);
    const files = [modules.entry, ...modules.modules, ...modules.answers];
    const parts = { site, page, served, built: builtFor(path, built, own), modules };
    await write(
      fileOf(path),
      pageDocument({ template: path === ownPath ? template : embedTemplate, ...parts }),
    );
    if (served.data && path === ownPath) await writeData(served);
    offlinePages.push({ path, files, data: served.data });
    if (showsArticles(path)) modulesOf[path] = modules;
    return page;
  };
  for (const { path, listed } of entry.sitePaths()) {
    const page = await render(path);
    if (!listed) continue;
    facts.push(page.facts);
    const day = changedOn(page.things);
    if (day !== undefined) changes[path] = day;
  }
  for (const { article } of published) drawn.push((await render(articlePath(article.slug))).facts);
  for (const path of entry.movedPaths.keys()) {
    const served = await carried(path);
    offlinePages.push({ path, files: [], data: served.data });
    await writeData(served);
  }
  const shellModules = modulesFor([]);
  await write(fileOf('/admin'), adminShell(template, shellModules, site.name));
  if (keepsOffline) {
    const shellFiles = [shellModules.entry, ...shellModules.modules];
    const shell = await offlineShell(template, browser.build, shellModules);
    const { build } = browser;
    await writeOffline({ dist: DIST, build, chunks, pages: offlinePages, shell, shellFiles });
  } else await writeGoodbye(DIST);
  const pictured = [...facts, ...drawn].filter((page) => sharedPicture(page).isDrawn);
  await drawPictures(DIST, pictured, { name: site.name, host: new URL(site.origin).host });
  await write(BUILT_FOR_FILE, builtForFile(environment));
  await write(HEADERS_FILE, headersFile(environment, inlineScripts(template), inlineScripts(embedTemplate)));
  const pages = { facts, changes, articles: own };
  await write('sitemap.xml', siteMapOf(site, pages, published));
  await write('robots.txt', robots(site.origin));
  await write(MANIFEST_FILE, manifest(site));
  const security = securityTxt(site, new Date());
  if (security !== undefined) await write(SECURITY_FILE, security);
  await write('llms.txt', guideOf(site, pages, published));
  if (entry.movedPaths.size > 0) await write(REDIRECTS_FILE, redirectsFile(entry.movedAddresses));
  // For hosts without a backend: tells the pages that there is none, instead of an error.
  await write(CONFIG_PATH.slice(1), '{}');
  await write(site.blog.feedPath.slice(1), feedOf(site, pages, published));
  await write(PUBLISHED_SEARCH.slice(1), JSON.stringify(searchOf(published)));
  const live: LiveBuild = {
    edition: digestOf(
      published.map(({ article, updatedAt }) => ({ slug: article.slug, updated_at: updatedAt })),
    ),
    ownSlugs,
    hosted: hostedBackend(environment),
    template,
    modules: modulesOf,
    build: browser.build,
    pages,
  };
  await writeFile(join(SERVER_BUNDLE, KNOWN_BUILD_FILE), JSON.stringify(live));
}
