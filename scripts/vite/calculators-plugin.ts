/**
 * Vite plugin: derives the catalogue and one precompiled module per calculator from the files in
 * `calculators/`. A faulty definition stops the build; in dev it shows in the overlay until it is mended.
 */
import { relative, resolve, sep } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Plugin, ViteDevServer } from 'vite';
import { categories } from '../../calculators/categories.ts';
import { listedIn, listingCount, popular, related } from '../../src/catalogue/catalogue.ts';
import type { Collected } from '../definitions/collect.ts';
import { articleModule } from './article-module.ts';

/** How many related calculators a page links. */
const RELATED_COUNT = 3;
const CATALOGUE = 'virtual:catalogue';
const SUMMARY = 'virtual:catalogue-summary';
const LOADERS = 'virtual:calculators';
const CALCULATOR = 'virtual:calculator/';
const VALIDATOR = 'virtual:validator/';
const ARTICLE = 'virtual:article/';
/** Folders whose files the definitions are made of. */
const WATCHED = ['calculators', 'schemas', 'src/engine', 'scripts/definitions'];

function collectFresh(root: string): Promise<Collected> {
  return new Promise((fulfil, reject) => {
    const worker = new Worker(new URL('../definitions/collect-worker.ts', import.meta.url), {
      workerData: resolve(root, 'calculators'),
    });
    worker.once('message', (collected: Collected) => {
      fulfil(collected);
      void worker.terminate();
    });
    worker.once('error', reject);
    // A definition that ends the thread would otherwise leave the build waiting for ever.
    worker.once('exit', (code) => reject(new Error(`A leitura das definições parou (código ${code}).`)));
  });
}

/** A `CalculatorSummary` of each entry within. */
function summaryJson(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) => (key === 'keywords' ? undefined : inner));
}

function describe({ faults }: Collected): string {
  return faults
    .map(({ file, place, problem, remedy }) => `${file} › ${place}\n  ${problem}\n  → ${remedy}`)
    .join('\n');
}

/** The plugin; `calculators/` is looked for below the Vite root. */
export function calculatorsPlugin(): Plugin {
  let root = process.cwd();
  let collected: Promise<Collected> | undefined;
  const current = () => (collected ??= collectFresh(root));

  const partOf = async (id: string) => {
    const { parts } = await current();
    const part = parts.find((candidate) => candidate.id === id);
    if (!part) throw new Error(`A calculadora "${id}" não existe.`);
    return part;
  };

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
      const loaders = (await current()).parts.map(
        ({ id: name }) => `${JSON.stringify(name)}: () => import(${JSON.stringify(CALCULATOR + name)})`,
      );
      return `export const loaders = {${loaders.join(',\n')}};`;
    }
    if (id.startsWith(CALCULATOR)) {
      const name = id.slice(CALCULATOR.length);
      const { file, programs } = await partOf(name);
      const { entries } = await current();
      const own = entries.find((entry) => entry.id === name);
      const alike = related(entries, name, RELATED_COUNT);
      return [
        `import definition from ${JSON.stringify(file.split(sep).join('/'))};`,
        `import { validate } from ${JSON.stringify(VALIDATOR + name)};`,
        `export const entry = ${summaryJson(own)};`,
        `export const relatedEntries = ${summaryJson(alike)};`,
        `import Article, { faq as questions } from ${JSON.stringify(ARTICLE + name)};`,
        // Search engines read them in the prerendered page: a browser would carry them twice.
        'export const faq = import.meta.env.SSR ? questions : [];',
        'export { Article };',
        `export const calculator = { definition, validate, programs: ${JSON.stringify(programs)} };`,
      ].join('\n');
    }
    if (id.startsWith(VALIDATOR)) return (await partOf(id.slice(VALIDATOR.length))).validatorCode;
    if (id.startsWith(ARTICLE)) return articleModule((await partOf(id.slice(ARTICLE.length))).article);
    return undefined;
  }

  function watch(server: ViteDevServer): void {
    let timer: NodeJS.Timeout | undefined;
    const complain = (message: string) => {
      server.config.logger.error(message);
      server.ws.send({ type: 'error', err: { message, stack: '' } });
    };
    const refresh = async () => {
      collected = undefined;
      const found = await current();
      for (const module of server.moduleGraph.idToModuleMap.values()) {
        if (module.id?.startsWith('\0virtual:')) server.moduleGraph.invalidateModule(module);
      }
      if (found.faults.length > 0) complain(describe(found));
      else server.ws.send({ type: 'full-reload' });
    };
    // The engine itself may not load while it is being edited; the next change mends it.
    const survive = (error: unknown) => {
      collected = undefined;
      complain(error instanceof Error ? error.message : String(error));
    };
    server.watcher.on('all', (_event, file) => {
      const place = relative(root, file).split(sep).join('/');
      if (!WATCHED.some((folder) => place.startsWith(`${folder}/`))) return;
      clearTimeout(timer);
      timer = setTimeout(() => void refresh().catch(survive), 50);
    });
  }

  return {
    name: 'calculario:calculators',
    configResolved(config) {
      root = config.root;
    },
    async buildStart() {
      collected = undefined;
      const found = await current();
      if (found.faults.length === 0) return;
      if (this.meta.watchMode) this.warn(describe(found));
      else this.error(`Definições com defeito:\n${describe(found)}`);
    },
    configureServer: watch,
    resolveId(id) {
      const ours =
        [CATALOGUE, SUMMARY, LOADERS].includes(id) ||
        [CALCULATOR, VALIDATOR, ARTICLE].some((p) => id.startsWith(p));
      return ours ? `\0${id}` : undefined;
    },
    load(id) {
      return id.startsWith('\0virtual:') ? load(id.slice(1)) : undefined;
    },
  };
}
