/**
 * Vite plugin for `npm run dev`: compiles the definitions, again after each edit, and serves the data that the built
 * site has in files. Shows faults in the terminal and the overlay until they are fixed.
 */
import type { ServerResponse } from 'node:http';
import { relative, sep } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { factsOf, readAllOwn } from '../../compiler/blog/article-files.ts';
import { describeFaults } from '../../compiler/compile.ts';
import { Compiler } from '../../compiler/compiler.ts';
import { moduleFile, OUTPUT, readOutput } from '../../compiler/output.ts';
import { todayInBrazil } from '../../src/calendar/today.ts';
import { recentArticles } from '../../src/blog/recent-articles.ts';
import { pathOfPageData, type PageData, type ServedData } from '../../src/catalogue/page-data.ts';
import type * as Answer from '../../src/pages/home/answer.ts';
import { PUBLISHED_SEARCH } from '../../src/search/search-format.ts';
import { ROOT } from '../paths.ts';
import { openPages, WORKER } from '../site-pages.ts';

/** Folders whose files always count: sources of definitions, and link targets of their articles. */
const WATCHED = /^(?:calculators|schemas|public|src\/blog\/articles)\//;
/** Milliseconds within which several saved files count as one edit. */
const TOGETHER_MS = 30;
/** Milliseconds after a compilation; by then the page has reloaded. */
const IDLE_MS = 1500;
const SEARCH_FILE = /^\/assets\/busca-[^/]+\/(\w+)\.json$/;
/** Name of the build in served data; empty in dev. */
const NO_BUILD = '';

const ADDRESSES = {
  moduleOf: (id: string) => `/${relative(ROOT, moduleFile(id)).split(sep).join('/')}`,
  worker: `/${WORKER}`,
  answers: [],
};

/** Returns the data of the page at an address. Calculates the home page's example from the edited files. */
async function pageAt(path: string, server: ViteDevServer): Promise<PageData | undefined> {
  if (path !== '/') return openPages(ADDRESSES).read(path);
  const { showcaseOn } = (await server.ssrLoadModule('/src/pages/home/answer.ts')) as typeof Answer;
  return {
    showcase: showcaseOn(todayInBrazil(new Date())),
    articles: recentArticles((await readAllOwn()).map(factsOf)),
  };
}

/** The JSON at an address; `undefined` if there is none. */
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

/** The plugin. */
export function calculators(): Plugin {
  const compiler = new Compiler();
  let warming: NodeJS.Timeout | undefined;
  const matters = (file: string) => {
    const place = relative(ROOT, file).split(sep).join('/');
    return WATCHED.test(place) || compiler.isMadeOf(file);
  };

  return {
    name: 'calculario:calculators',
    apply: 'serve',
    configureServer(server) {
      let complaint: string | undefined;
      const show = () => {
        if (complaint !== undefined)
          server.ws.send({ type: 'error', err: { message: complaint, stack: '' } });
      };
      const complain = (message: string) => {
        complaint = message;
        server.config.logger.error(message);
        show();
      };
      const compileNow = async () => {
        try {
          const { faults, changed } = await compiler.compile();
          for (const environment of Object.values(server.environments)) {
            for (const file of changed) environment.moduleGraph.onFileChange(file.split(sep).join('/'));
          }
          complaint = undefined;
          if (faults.length > 0) complain(describeFaults(faults));
          else if (changed.length > 0) server.ws.send({ type: 'full-reload' });
          // Prepares for the next edit while nobody waits.
          clearTimeout(warming);
          warming = setTimeout(() => void compiler.warm(), IDLE_MS);
        } catch (error) {
          // The compiler itself may not load while it is being edited; the next edit may fix it.
          complain(error instanceof Error ? error.message : String(error));
        }
      };
      let compiling = compileNow();
      let timer: NodeJS.Timeout | undefined;
      server.watcher.on('all', (_event, file) => {
        if (!matters(file)) return;
        clearTimeout(timer);
        timer = setTimeout(() => {
          compiling = compiling.then(compileNow);
        }, TOGETHER_MS);
      });
      // Pages opened later show the faults too.
      server.ws.on('connection', show);
      serveData(server, () => compiling);
    },
    // The page reloads after the edit has been compiled, not before.
    hotUpdate: ({ file }) => (matters(file) ? [] : undefined),
    buildEnd() {
      clearTimeout(warming);
      compiler.close();
    },
  };
}
