/** Serves in dev what pages carry of the catalogue; the built site has it in files. */
import type { ViteDevServer } from 'vite';
import { pageDataPath, type PageData, type ServedData } from '../../src/catalogue/page-data.ts';

/** Names the build in dev, where there is none. */
const DEV_BUILD = '';

/** Adds the addresses to a server. */
export function servePageData(
  server: ViteDevServer,
  pages: () => Promise<ReadonlyMap<string, PageData>>,
): void {
  server.middlewares.use((request, response, next) => {
    const [address = ''] = (request.url ?? '').split('?');
    const path = address.replace(/^\/dados(\/.*)\.json$/, '$1');
    if (address !== pageDataPath(path)) {
      next();
      return;
    }
    const answer = async () => {
      const data = (await pages()).get(path);
      response.statusCode = data ? 200 : 404;
      response.setHeader('Content-Type', 'application/json; charset=utf-8');
      response.end(
        JSON.stringify({ build: DEV_BUILD, path, ...(data ? { data } : {}) } satisfies ServedData),
      );
    };
    answer().catch((error: unknown) => {
      server.config.logger.error(String(error));
      response.statusCode = 500;
      response.end();
    });
  });
}
