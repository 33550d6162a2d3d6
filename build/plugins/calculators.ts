/**
 * Vite plugin for `npm run dev`: compiles the definitions at the start and after each edit, and serves the data that
 * the built site has in files. Shows faults in the terminal and the overlay until they are fixed.
 */
import type { ServerResponse } from 'node:http';
import { relative } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { factsOf, readAllOwn } from '../../compiler/blog/article-files.ts';
import { describeFaults } from '../../compiler/compile.ts';
import { Compiler } from '../../compiler/compiler.ts';
import { moduleFile, OUTPUT, readOutput } from '../../compiler/output.ts';
import { todayInBrazil } from '../../src/calendar/today.ts';
import { recentArticles } from '../../src/blog/recent-articles.ts';
import { pathOfPageData, type PageData, type ServedData } from '../../src/catalogue/page-data.ts';
import type * as Example from '../../src/pages/home/showcase.ts';
import { PUBLISHED_SEARCH } from '../../src/search/search-format.ts';
import { ROOT } from '../paths.ts';
import { openPages, WORKER } from '../site-pages.ts';
import { slashed } from '../../compiler/slashed.ts';

/** Folders whose files always trigger a compilation: sources of definitions, and link targets of their articles. */
const WATCHED = /^(?:calculators|schemas|public|src\/blog\/articles)\//;
/** Debounce time, so that several saved files trigger one compilation. */
const DEBOUNCE_MS = 30;
/** Delay of the warm-up after a compilation, during which the page reloads. */
const IDLE_MS = 1500;
const SEARCH_FILE = /^\/assets\/busca-[^/]+\/(\w+)\.json$/;
/** Build name in the served data of the dev server. */
const NO_BUILD = '';

const ADDRESSES = {
  moduleOf: (id: string) => `/${slashed(relative(ROOT, moduleFile(id)))}`,
  worker: `/${WORKER}`,
  answers: [],
};

/** Reads the data of a page. Calculates the example of the home page with the edited files. */
async function pageAt(path: string, server: ViteDevServer): Promise<PageData | undefined> {
  if (path !== '/') return openPages(ADDRESSES).read(path);
  const { showcaseOn } = (await server.ssrLoadModule('/src/pages/home/showcase.ts')) as typeof Example;
  return {
    showcase: showcaseOn(todayInBrazil(new Date())),
    articles: recentArticles((await readAllOwn()).map(factsOf)),
  };
}

/** Reads the JSON at an address; `undefined` if there is none. */
async function dataAt(address: string, server: ViteDevServer): Promise<unknown> {
  if (address === PUBLISHED_SEARCH) return {};
  const name = SEARCH_FILE.exec(address)?.[1];
  if (name !== undefined) return readOutput(`${OUTPUT}/search/${name}.json`);
  const path = pathOfPageData(address);
  const data = path === undefined ? undefined : await pageAt(path, server);
  return data && ({ build: NO_BUILD, path, data } satisfies Omit<ServedData, 'path'> & { path?: string });
}

function answer(response: ServerResponse, value: unknown): void {
  response.statusCode = value === undefined ? 404 : 200;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(value ?? {}));
}

function serveData(server: ViteDevServer, compiled: () => Promise<unknown>): void {
  server.middlewares.use((request, response, next) => {
    const [address = ''] = (request.url ?? '').split('?');
    const isData = address.startsWith('/dados/') || SEARCH_FILE.test(address) || address === PUBLISHED_SEARCH;
    if (!isData) {
      next();
      return;
    }
    const reply = async () => {
      await compiled();
      answer(response, await dataAt(address, server));
    };
    reply().catch((error: unknown) => {
      server.config.logger.error(String(error));
      response.statusCode = 500;
      response.end();
    });
  });
}

export function calculators(): Plugin {
  const compiler = new Compiler();
  let warmUpTimer: NodeJS.Timeout | undefined;
  const isRelevant = (file: string) => {
    const place = slashed(relative(ROOT, file));
    return WATCHED.test(place) || compiler.dependsOn(file);
  };

  return {
    name: 'calculario:calculators',
    apply: 'serve',
    configureServer(server) {
      let errorMessage: string | undefined;
      const show = () => {
        if (errorMessage !== undefined)
          server.ws.send({ type: 'error', err: { message: errorMessage, stack: '' } });
      };
      const reportError = (message: string) => {
        errorMessage = message;
        server.config.logger.error(message);
        show();
      };
      const compileNow = async () => {
        try {
          const { faults, changed } = await compiler.compile();
          for (const environment of Object.values(server.environments)) {
            for (const file of changed) environment.moduleGraph.onFileChange(slashed(file));
          }
          if (errorMessage !== undefined && faults.length === 0) server.config.logger.info('Nenhuma falha.');
          errorMessage = undefined;
          if (faults.length > 0) reportError(describeFaults(faults));
          else if (changed.length > 0) server.ws.send({ type: 'full-reload' });
          // Warm up the compiler for the next edit while nobody waits.
          clearTimeout(warmUpTimer);
          warmUpTimer = setTimeout(() => void compiler.warm(), IDLE_MS);
        } catch (error) {
          // Report an error of the compiler itself, which the next edit may fix.
          reportError(error instanceof Error ? error.message : String(error));
        }
      };
      let compiling = compileNow();
      let timer: NodeJS.Timeout | undefined;
      server.watcher.on('all', (_event, file) => {
        if (!isRelevant(file)) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          compiling = compiling.then(compileNow);
        }, DEBOUNCE_MS);
      });
      // Show the faults also in pages opened later.
      server.ws.on('connection', show);
      serveData(server, () => compiling);
    },
    // Suppress Vite's reload, because the page reloads after the compilation.
    hotUpdate: ({ file }) => (isRelevant(file) ? [] : undefined),
    buildEnd() {
      clearTimeout(warmUpTimer);
      compiler.close();
    },
  };
}
