import { createServer } from 'node:http';
import { openLocally, type OpenSite } from '../../server/site/open-site.ts';
import { readStaticFile } from '../../server/site/static-file.ts';

/**
 * Serves the built peers on a free port of this machine, compressed as our own site is, but without its strict policy:
 * most engines compile their checks in the browser, which it forbids.
 */
export function openPeers(root: string): Promise<OpenSite> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = pathname.slice(1) + (pathname.endsWith('/') ? 'index.html' : '');
    readStaticFile(root, file, request.headers['accept-encoding']).then(
      (found) => response.writeHead(found ? 200 : 404, found?.headers ?? {}).end(found?.body),
      (error: unknown) => response.destroy(error instanceof Error ? error : new Error(String(error))),
    );
  });
  return openLocally(server);
}
