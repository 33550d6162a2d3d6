/**
 * Vite plugin: derives the catalogue and one precompiled module per calculator from the files in
 * `calculators/`. A faulty definition stops the build; in dev the overlay shows the error until it is fixed.
 * After an edit only what changed is collected and served again.
 */
import { relative, resolve, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { relations } from '../../src/catalogue/catalogue.ts';
import { articleSheets } from '../blog/article-files.ts';
import { findableArticles } from '../blog/findable-articles.ts';
import { Collector, type Collected } from '../../compiler/collect.ts';
import { DevDefinitions } from '../../compiler/dev-definitions.ts';
import {
  CALCULATOR,
  calculatorModule,
  COMPUTATION,
  computationModule,
  ANSWERING,
  answeringModule,
  VALIDATOR,
} from './calculator-module.ts';
import { homeLinksModule } from './home-data.ts';
import { builtSearch, searchFactsModule, type BuiltSearch } from './search-assets.ts';
import { serveData } from './serve-data.ts';
import { BROWSER_PAGES, relatedModule, serverPages, sitePages, summaryModule } from './site-pages.ts';

/** How many related calculators a page links to. */
const RELATED_COUNT = 3;
const SEARCH = 'virtual:search-facts';
const SUMMARY = 'virtual:catalogue-summary';
const HOME = 'virtual:home-links';
const NAMED = 'virtual:named-calculators';
const PAGES = 'virtual:pages';
/** What `PAGES` is in the browser, and where pages are rendered. */
const IN_BROWSER = 'virtual:pages-in-browser';
const ON_SERVER = 'virtual:pages-on-server';
/** Folders in which any file may matter to a definition: what it is made of, and what its article leads to. */
const WATCHED = ['calculators', 'public', 'src/blog/articles'];
/** Milliseconds in which further files may be saved with the first. */
const TOGETHER = 30;

/** What is collected, by ids. */
interface Lookups {
  readonly parts: ReadonlyMap<string, Collected['parts'][number]>;
  readonly entries: ReadonlyMap<string, Collected['entries'][number]>;
  readonly related: ReturnType<typeof relations>;
  readonly search: () => Promise<BuiltSearch>;
}

/** Whether a file, named relative to the project, is of a definition: its own, its article or one in its folder. */
function isPartOf(id: string, file: string): boolean {
  const place = file.split(sep).join('/');
  return (
    [`${id}.ts`, `${id}.md`].includes(place.replace(/^calculators\//, '')) ||
    place.startsWith(`calculators/${id}/`)
  );
}

function lookupsOf({ parts, entries }: Collected): Lookups {
  let search: Promise<BuiltSearch> | undefined;
  const build = async () => builtSearch(entries, await findableArticles());
  return {
    parts: new Map(parts.map((part) => [part.id, part])),
    entries: new Map(entries.map((entry) => [entry.id, entry])),
    related: relations(entries),
    search: () => (search ??= build()),
  };
}

function describe({ faults }: Pick<Collected, 'faults'>): string {
  return faults
    .map(({ file, place, problem, remedy }) => `${file} › ${place}\n  ${problem}\n  → ${remedy}`)
    .join('\n');
}

/** What stops a build with faulty definitions, as their author is told. */
export function faultsReport(found: Pick<Collected, 'faults'>): string {
  return `Definições com defeito:\n${describe(found)}`;
}

/** Address of a calculator's module in dev. */
function devModule(id: string): string {
  return `/@id/__x00__${CALCULATOR}${id}`;
}

/** Its name. */
export const CALCULATORS_PLUGIN = 'calculario:calculators';

/**
 * The plugin; `calculators/` is resolved relative to the Vite root.
 *
 * @param known the definitions, where they have been collected for this build already.
 * @param share ids of those whose modules this build has; by default all.
 */
export function calculatorsPlugin(known?: Collected, share?: readonly string[]): Plugin {
  let root = process.cwd();
  let collector: Collector | undefined;
  const collectorHere = () => (collector ??= new Collector(resolve(root, 'calculators')));
  /** In dev only. */
  let dev: DevDefinitions | undefined;
  let collected = known && Promise.resolve(known);
  const current = () => dev?.current() ?? (collected ??= collectorHere().collect());
  const lookedUp = new WeakMap<Collected, Lookups>();
  const lookups = async () => {
    const found = await current();
    const own = lookedUp.get(found) ?? lookupsOf(found);
    lookedUp.set(found, own);
    return own;
  };
  const everything = async () => ({ ...(await current()), articles: await articleSheets() });
  /** What was last answered for each of our modules, in dev: a build has no use for so many texts. */
  const served = new Map<string, string | undefined>();

  const partOf = async (id: string) => {
    await dev?.require(id);
    const part = (await lookups()).parts.get(id);
    if (!part) throw new Error(`A calculadora "${id}" não existe.`);
    return part;
  };

  async function load(id: string): Promise<string | undefined> {
    if (id === SEARCH) return searchFactsModule(await (await lookups()).search());
    if (id === IN_BROWSER) return BROWSER_PAGES;
    if (id === ON_SERVER) return serverPages(await everything());
    if (id === SUMMARY) return summaryModule(await current());
    if (id === HOME) return homeLinksModule(await current());
    if (id === NAMED) return relatedModule(await current());
    if (id.startsWith(CALCULATOR)) {
      const name = id.slice(CALCULATOR.length);
      const part = await partOf(name);
      const { entries, related } = await lookups();
      const entry = entries.get(name);
      return entry && calculatorModule(part, entry, related(name, RELATED_COUNT));
    }
    if (id.startsWith(ANSWERING)) return answeringModule(await partOf(id.slice(ANSWERING.length)));
    if (id.startsWith(COMPUTATION)) return computationModule(await partOf(id.slice(COMPUTATION.length)));
    if (id.startsWith(VALIDATOR)) return (await partOf(id.slice(VALIDATOR.length))).validatorCode;
    return undefined;
  }

  /** Whether a change of this file can change a definition, or what is said of it. */
  function matters(file: string): boolean {
    const place = relative(root, file).split(sep).join('/');
    return WATCHED.some((folder) => place.startsWith(`${folder}/`)) || (collector?.isMadeOf(file) ?? false);
  }

  /** Has the modules served anew that read otherwise than before; other plugins' may quote a definition. */
  async function invalidateChanged(server: ViteDevServer): Promise<void> {
    for (const module of server.moduleGraph.idToModuleMap.values()) {
      const { id } = module;
      if (!id?.startsWith('\0virtual:')) continue;
      // What is gone has no code: whoever still asks for it is told so.
      const code = served.has(id) ? await load(id.slice(1)).catch(() => undefined) : undefined;
      if (code === undefined || code !== served.get(id)) server.moduleGraph.invalidateModule(module);
    }
  }

  function watch(server: ViteDevServer): void {
    let timer: NodeJS.Timeout | undefined;
    let working: Promise<void> = Promise.resolve();
    let complaint: string | undefined;
    const show = () => {
      if (complaint !== undefined) server.ws.send({ type: 'error', err: { message: complaint, stack: '' } });
    };
    const complain = (message: string) => {
      complaint = message;
      server.config.logger.error(message);
      show();
    };
    const judge = ({ faults }: Collected) => {
      if (faults.length > 0) complain(describe({ faults }));
      else complaint = undefined;
      collector?.warm();
    };
    const definitions = new DevDefinitions(collectorHere(), (found) => {
      working = working.then(() => invalidateChanged(server)).catch(survive);
      judge(found);
    });
    dev = definitions;
    collectorHere().warm();
    // The checks themselves may not load while they are being edited; the next change mends it.
    const survive = (error: unknown) => complain(error instanceof Error ? error.message : String(error));
    const changed = new Set<string>();
    const refresh = async () => {
      const files = [...changed];
      changed.clear();
      const isTouched = (id: string) => files.some((file) => isPartOf(id, relative(root, file)));
      const found = await definitions.refresh(isTouched);
      await invalidateChanged(server);
      judge(found);
      if (found.faults.length === 0) server.ws.send({ type: 'full-reload' });
    };
    server.watcher.on('all', (_event, file) => {
      if (!matters(file)) return;
      changed.add(file);
      clearTimeout(timer);
      timer = setTimeout(() => {
        working = working.then(refresh).catch(survive);
      }, TOGETHER);
    });
    // A page that is opened later is told, too.
    server.ws.on('connection', show);
    const start = async () => judge(await current());
    working = start().catch(survive);
  }

  return {
    name: CALCULATORS_PLUGIN,
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      const { command, build } = this.environment.config;
      if (command === 'serve') return;
      const found = await current();
      if (found.faults.length > 0) this.error(faultsReport(found));
      if (build.ssr !== false) return;
      // Their addresses stand in the pages that need them: no script names them all.
      for (const id of share ?? found.parts.map((part) => part.id)) {
        const name = id.slice(id.indexOf('/') + 1);
        this.emitFile({ type: 'chunk', id: CALCULATOR + id, name, preserveSignature: 'strict' });
      }
    },
    async generateBundle() {
      if (this.environment.config.build.ssr !== false) return;
      const { folder, files } = await (await lookups()).search();
      for (const [name, content] of files) {
        this.emitFile({
          type: 'asset',
          fileName: `${folder.slice(1)}/${name}.json`,
          source: JSON.stringify(content),
        });
      }
    },
    configureServer(server) {
      serveData(server, {
        pages: async () => sitePages(await everything(), devModule),
        search: async () => (await lookups()).search(),
      });
      watch(server);
    },
    // The page is reloaded when the change has been collected, and not before.
    hotUpdate: ({ file }) => (matters(file) ? [] : undefined),
    closeBundle() {
      collector?.close();
    },
    resolveId(id) {
      if (id === PAGES) return `\0${this.environment.name === 'client' ? IN_BROWSER : ON_SERVER}`;
      const ours =
        [SEARCH, SUMMARY, HOME, NAMED].includes(id) ||
        [CALCULATOR, COMPUTATION, ANSWERING, VALIDATOR].some((p) => id.startsWith(p));
      return ours ? `\0${id}` : undefined;
    },
    async load(id) {
      if (!id.startsWith('\0virtual:')) return undefined;
      const code = await load(id.slice(1));
      if (dev && code !== undefined) served.set(id, code);
      return code;
    },
  };
}
