/**
 * Vite plugin: derives the catalogue and one precompiled module per calculator from the files in
 * `calculators/`. A faulty definition stops the build; in dev the overlay shows the error until it is fixed.
 * After an edit only what changed is collected and served again.
 */
import { relative, resolve, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { categories } from '../../src/catalogue/categories.ts';
import { listedIn, listingCount, popular, related } from '../../src/catalogue/catalogue.ts';
import { Collector, type Collected } from '../definitions/collect.ts';
import { articleModule } from './article-module.ts';

/** How many related calculators a page links to. */
const RELATED_COUNT = 3;
const CATALOGUE = 'virtual:catalogue';
const SUMMARY = 'virtual:catalogue-summary';
const LOADERS = 'virtual:calculators';
const CALCULATOR = 'virtual:calculator/';
const VALIDATOR = 'virtual:validator/';
const ARTICLE = 'virtual:article/';
/** Where the kinds of fields are, and the elements of results. */
const FIELDS = '/src/fields';
const ELEMENTS = '/src/result/elements';
/** Of the blog's plugin. */
const MENTIONS = 'virtual:mentions/';
/** Folders in which any file may matter to a definition: what it is made of, and what its article leads to. */
const WATCHED = ['calculators', 'public', 'src/blog/articles'];
/** Milliseconds in which further files may be saved with the first. */
const TOGETHER = 30;

/** Contains a `CalculatorSummary` of each entry. */
function summaryJson(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) => (key === 'keywords' ? undefined : inner));
}

function describe({ faults }: Pick<Collected, 'faults'>): string {
  return faults
    .map(({ file, place, problem, remedy }) => `${file} › ${place}\n  ${problem}\n  → ${remedy}`)
    .join('\n');
}

/** The plugin; `calculators/` is resolved relative to the Vite root. */
export function calculatorsPlugin(): Plugin {
  let root = process.cwd();
  let collector: Collector | undefined;
  let collected: Promise<Collected> | undefined;
  const collectAgain = () => {
    collector ??= new Collector(resolve(root, 'calculators'));
    return (collected = collector.collect());
  };
  const current = () => collected ?? collectAgain();
  /** What was last answered for each of our modules. */
  const served = new Map<string, string | undefined>();
  const articles = new Map<string, Promise<string>>();

  const partOf = async (id: string) => {
    const { parts } = await current();
    const part = parts.find((candidate) => candidate.id === id);
    if (!part) throw new Error(`A calculadora "${id}" não existe.`);
    return part;
  };

  /** The module of an article; each text is compiled once. */
  function articleCode(article: string): Promise<string> {
    const known = articles.get(article) ?? articleModule(article);
    articles.set(article, known);
    return known;
  }

  async function load(id: string): Promise<string | undefined> {
    if (id === CATALOGUE) {
      return `export const entries = ${JSON.stringify((await current()).entries)};`;
    }
    if (id === SUMMARY) {
      const { entries } = await current();
      const counts = Object.fromEntries(
        categories.map(({ id: name }) => [name, listedIn(entries, name).length]),
      );
      const features = popular(entries).map(({ id: name, name: title, icon, description }) => ({
        id: name,
        name: title,
        icon,
        description,
      }));
      return [
        `export const counts = ${JSON.stringify(counts)};`,
        `export const total = ${listingCount(entries)};`,
        `export const featured = ${JSON.stringify(features)};`,
      ].join('\n');
    }
    if (id === LOADERS) {
      const { parts } = await current();
      const loaders = parts.map(
        ({ id: name }) => `${JSON.stringify(name)}: () => import(${JSON.stringify(CALCULATOR + name)})`,
      );
      const moved = parts.flatMap(({ id: present, formerIds }) =>
        formerIds.map((formerId) => [formerId, present] as const),
      );
      return [
        `export const loaders = {${loaders.join(',\n')}};`,
        `export const moved = ${JSON.stringify(Object.fromEntries(moved))};`,
      ].join('\n');
    }
    if (id.startsWith(CALCULATOR)) {
      const name = id.slice(CALCULATOR.length);
      const { file, programs, fieldKinds, elementKinds } = await partOf(name);
      const { entries } = await current();
      const own = entries.find((entry) => entry.id === name);
      const alike = related(entries, name, RELATED_COUNT);
      return [
        `import definition from ${JSON.stringify(file.split(sep).join('/'))};`,
        `import { validate } from ${JSON.stringify(VALIDATOR + name)};`,
        `export const entry = ${summaryJson(own)};`,
        `export const relatedEntries = ${summaryJson(alike)};`,
        `import Article, { faq as questions } from ${JSON.stringify(ARTICLE + name)};`,
        // Search engines read them in the prerendered page; in the client bundle they would be duplicates.
        'export const faq = import.meta.env.SSR ? questions : [];',
        'export { Article };',
        `export { mentions } from ${JSON.stringify(MENTIONS + name)};`,
        ...fieldKinds.map((kind) => `import { parts as ${kind}Parts } from '${FIELDS}/${kind}/widget.tsx';`),
        `export const formParts = [${fieldKinds.map((kind) => `${kind}Parts`).join(', ')}];`,
        ...elementKinds.map((kind) => `import { resolve as ${kind} } from '${ELEMENTS}/${kind}/resolve.ts';`),
        ...elementKinds.map((kind) => `import { View as ${kind}View } from '${ELEMENTS}/${kind}/view.tsx';`),
        `const resolvers = { ${elementKinds.join(', ')} };`,
        `const views = { ${elementKinds.map((kind) => `${kind}: ${kind}View`).join(', ')} };`,
        'export const layoutParts = { resolvers, views };',
        `export const calculator = { definition, validate, programs: ${JSON.stringify(programs)} };`,
      ].join('\n');
    }
    if (id.startsWith(VALIDATOR)) return (await partOf(id.slice(VALIDATOR.length))).validatorCode;
    if (id.startsWith(ARTICLE)) return articleCode((await partOf(id.slice(ARTICLE.length))).article);
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
    const refresh = async () => {
      const found = await collectAgain();
      await invalidateChanged(server);
      if (found.faults.length > 0) complain(describe(found));
      else {
        complaint = undefined;
        server.ws.send({ type: 'full-reload' });
      }
      collector?.warm();
    };
    // The checks themselves may not load while they are being edited; the next change mends it.
    const survive = (error: unknown) => {
      collected = undefined;
      complain(error instanceof Error ? error.message : String(error));
    };
    server.watcher.on('all', (_event, file) => {
      if (!matters(file)) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        working = working.then(refresh).catch(survive);
      }, TOGETHER);
    });
    // A page that is opened later is told, too.
    server.ws.on('connection', show);
    const start = async () => {
      const { faults } = await current();
      if (faults.length > 0) complaint = describe({ faults });
      collector?.warm();
    };
    working = start().catch(survive);
  }

  return {
    name: 'calculario:calculators',
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      const found = await current();
      if (found.faults.length === 0) return;
      if (this.meta.watchMode) this.warn(describe(found));
      else this.error(`Definições com defeito:\n${describe(found)}`);
    },
    configureServer: watch,
    // The page is reloaded when the change has been collected, and not before.
    hotUpdate: ({ file }) => (matters(file) ? [] : undefined),
    closeBundle() {
      collector?.close();
    },
    resolveId(id) {
      const ours =
        [CATALOGUE, SUMMARY, LOADERS].includes(id) ||
        [CALCULATOR, VALIDATOR, ARTICLE].some((p) => id.startsWith(p));
      return ours ? `\0${id}` : undefined;
    },
    async load(id) {
      if (!id.startsWith('\0virtual:')) return undefined;
      const code = await load(id.slice(1));
      if (code !== undefined) served.set(id, code);
      return code;
    },
  };
}
