/** Writes every public page and the administrative area's shell as HTML, and the files that list the pages. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { articlePath } from '../src/blog/article.ts';
import { pageDataPath, type ServedData } from '../src/catalogue/page-data.ts';
import { PUBLISHED_SEARCH } from '../src/catalogue/search-format.ts';
import type { PageFacts } from '../src/site/page-record.ts';
import { sharedPicture } from '../src/site/social-picture.ts';
import { CONFIG_PATH } from '../server/backend/gateway/paths.ts';
import { digestOf } from '../server/site/live/edition.ts';
import { KNOWN_BUILD_FILE } from '../server/site/live/known-build.ts';
import { ownArticles } from './blog/article-files.ts';
import { pageChunks, type Chunk } from './build/client-chunks.ts';
import { DIST, SERVER_BUNDLE } from './build/paths.ts';
import { answeringModules } from './prerender/answering-modules.ts';
import { browserBuild } from './prerender/browser-build.ts';
import { earlyCode } from './prerender/early-code.ts';
import { adminShell } from './prerender/admin-shell.ts';
import { inlineFirstPaint } from './prerender/first-paint.ts';
import { feedOf, guideOf, searchOf, siteMapOf } from './prerender/listings.ts';
import type { LiveBuild } from './prerender/live-build.ts';
import { pageDocument } from './prerender/page-document.ts';
import { servedData } from './prerender/served-data.ts';
import { pageIcons } from './prerender/page-icons.ts';
import { styledPage } from './prerender/page-html.ts';
import { pageStyles, type PageStyles } from './prerender/page-styles.ts';
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
import { specimenPaths, specimens } from './prerender/specimen.ts';
import { BUILT_FOR_FILE, builtForFile } from '../server/site/built-for.ts';
import { REDIRECTS_FILE, redirectsFile } from '../server/site/redirects.ts';
import { HEADERS_FILE } from '../server/site/inline-hashes.ts';
import { headersFile } from '../server/site/security-headers.ts';
import type { BuiltPage } from './offline/lists.ts';
import { writeGoodbye, writeOffline } from './offline/write-offline.ts';
import { drawPictures } from './social-pictures/draw-pictures.ts';
import { SPRITE } from './vite/icons-plugin.ts';
import { notingModules } from './vite/note-modules.ts';
import type { ShortNames } from './classes/short-names.ts';
import { renamedHtml } from './classes/in-html.ts';

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

/** Notes the classes of what may be published after the build. */
async function noteSpecimens(entry: ServerEntry, styles: PageStyles, names: ShortNames): Promise<void> {
  await entry.setPublished(specimens);
  for (const path of specimenPaths) {
    const { html } = await entry.renderPage(path);
    styles.note(path, renamedHtml(html, names));
  }
}

/** What the pages need of the browser's half. */
export interface BrowserHalf {
  /** Its chunks, of which every page names its own. */
  readonly chunks: readonly Chunk[];
  /** What its scripts and its style call the classes. */
  readonly names: ShortNames;
}

/** Whose style a page has that is drawn without a connection. */
const DRAWN_OFFLINE = '/calculadora/';

/** Pages that wait for the rest of the style, because of what they show hardly anything is in their HTML. */
const isDrawnByScript = (path: string) => path === '/busca' || path === '/meus-calculos';

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
  { chunks, names }: BrowserHalf,
  keepsOffline = true,
): Promise<void> {
  const entry = (await import(pathToFileURL(join(SERVER_BUNDLE, 'entry-server.js')).href)) as ServerEntry;
  const site = entry.SITE;
  const { template, embedTemplate, sheet, later } = await inlineFirstPaint(DIST);
  const styles = pageStyles(sheet);
  const unstyled: string[] = [];
  const loaded = (modules: readonly string[]) => [...pageChunks(chunks, modules), later];
  // What follows the style is loaded when somebody uses the page and, for a time without a connection, before.
  const answers = (path: string, modules: readonly string[]) =>
    pageChunks(chunks, [...modules, ...answeringModules(path)]);
  const codeOf = earlyCode(DIST, chunks, names);
  const sprite = await readFile(join(DIST, SPRITE), 'utf8');
  const icons = pageIcons(sprite);
  // Its style is known once all are written.
  const writePage = async (path: string, rendered: string, modules: readonly string[]) => {
    const html = renamedHtml(rendered, names);
    styles.note(path, html, isDrawnByScript(path) ? '' : codeOf(modules));
    unstyled.push(path);
    await write(fileOf(path), html);
  };
  const own = await ownArticles();
  const ownSlugs = own.map(({ slug }) => slug);
  const built = await readPublished(environment, ownSlugs);
  const published = listedArticles(built);
  await noteSpecimens(entry, styles, names);
  await entry.setPublished(built);
  const browser = browserBuild(chunks);
  const carried = async (path: string): Promise<ServedData> =>
    servedData(path, await entry.pageDataOf(path), browser);
  const modulesOf: Record<string, string[]> = {};
  const drawn: PageFacts[] = [];
  const facts: PageFacts[] = [];
  const offlinePages: BuiltPage[] = [];
  const changes: Record<string, string> = {};
  const render = async (path: string) => {
    const [page, noted] = await notingModules(() => entry.renderPage(path));
    // A calculator within another site carries what its own page does.
    const ownPath = entry.ownPage(path);
    const served = await carried(ownPath);
    const modules = loaded(noted);
    const files = [...new Set([...modules, ...answers(ownPath, noted)])];
    const parts = { site, page, served, built: builtFor(path, built, own), icons, modules: files };
    const document = pageDocument({ template: path === ownPath ? template : embedTemplate, ...parts });
    await writePage(path, document, modules);
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
  await writePage('/admin', adminShell(template, loaded([]), site.name), []);
  for (const path of unstyled) {
    const html = await readFile(join(DIST, fileOf(path)), 'utf8');
    await write(fileOf(path), styledPage(html, styles.of(path), environment));
  }
  if (keepsOffline) {
    const shellFiles = loaded([]);
    const bare = await offlineShell(template, browser.build, shellFiles);
    const shell = styledPage(bare, styles.of(DRAWN_OFFLINE), environment);
    const { build } = browser;
    await writeOffline({ dist: DIST, build, chunks, pages: offlinePages, shell, shellFiles });
  } else await writeGoodbye(DIST);
  const pictured = [...facts, ...drawn].filter((page) => sharedPicture(page).isDrawn);
  await drawPictures(DIST, pictured, { name: site.name, host: new URL(site.origin).host });
  await write(BUILT_FOR_FILE, builtForFile(environment));
  await write(
    HEADERS_FILE,
    headersFile(environment, styles.hashes(template, false), styles.hashes(embedTemplate, true)),
  );
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
    styles: { home: styles.of('/'), list: styles.of('/blog'), article: styles.of('/blog/') },
    sprite,
    names: Object.fromEntries(names),
    modules: modulesOf,
    build: browser.build,
    environment,
    pages,
  };
  await writeFile(join(SERVER_BUNDLE, KNOWN_BUILD_FILE), JSON.stringify(live));
}
