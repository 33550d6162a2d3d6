/** Serves in dev the data that the built site has in files: what pages carry of the catalogue, and the search's. */
import type { ServerResponse } from 'node:http';
import type { ViteDevServer } from 'vite';
import { pathOfPageData, type PageData, type ServedData } from '../../src/catalogue/page-data.ts';
import { PUBLISHED_SEARCH } from '../../src/catalogue/search-format.ts';
import type { BuiltSearch } from './search-assets.ts';

/** Names the build in dev, where there is none. */
const DEV_BUILD = '';

/** Where the data come from, at the moment of a request. */
interface DataSource {
  readonly pages: () => Promise<ReadonlyMap<string, PageData>>;
  readonly search: () => Promise<BuiltSearch>;
}

/** Answers with a value as JSON, or that there is none. */
function answer(response: ServerResponse, value: unknown): void {
  response.statusCode = value === undefined ? 404 : 200;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.end(JSON.stringify(value ?? {}));
}

async function servedPage(path: string, { pages }: DataSource): Promise<ServedData | undefined> {
  const data = (await pages()).get(path);
  return data && { build: DEV_BUILD, path, data };
}

async function searchFile(address: string, { search }: DataSource): Promise<unknown> {
  const { folder, files } = await search();
  const name = address.slice(folder.length + 1).replace(/\.json$/, '');
  return address.startsWith(`${folder}/`) ? files.get(name) : undefined;
}

/** Adds the addresses to a server. */
export function serveData(server: ViteDevServer, source: DataSource): void {
  server.middlewares.use((request, response, next) => {
    const [address = ''] = (request.url ?? '').split('?');
    if (address === PUBLISHED_SEARCH) {
      answer(response, {});
      return;
    }
    const path = pathOfPageData(address);
    if (path === undefined && !/^\/assets\/busca-[^/]+\/\w+\.json$/.test(address)) {
      next();
      return;
    }
    const value = path === undefined ? searchFile(address, source) : servedPage(path, source);
    value.then(
      (found) => answer(response, found),
      (error: unknown) => {
        server.config.logger.error(String(error));
        response.statusCode = 500;
        response.end();
      },
    );
  });
}
