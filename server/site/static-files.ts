import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType } from 'hono/utils/mime';
import { CACHE_FOREVER, CACHE_REVALIDATE, OPEN_TO_ALL_ORIGINS } from './security-headers.ts';
import type { ReserveBody } from './unsent-bodies.ts';

/** True for text files, which are worth compressing. */
export function isCompressible(file: string): boolean {
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(getMimeType(file) ?? '');
}

/** Headers of a file besides those of the whole site. */
export function fileHeaders(file: string): Readonly<Record<string, string>> {
  return {
    ...(file.startsWith('assets/')
      ? { 'Cache-Control': CACHE_FOREVER, ...OPEN_TO_ALL_ORIGINS }
      : { 'Cache-Control': CACHE_REVALIDATE }),
    ...(isCompressible(file) && { Vary: 'Accept-Encoding' }),
  };
}

/** Context of a request, with the file to serve. */
export interface StaticFiles {
  Variables: {
    file: string;
    /** True to respond 404 even if the build contains the page, for example of a deleted article. */
    isGone?: boolean;
  };
}

/**
 * Serves the file in the context from a folder, in the best precompressed encoding that the client accepts; passes on a
 * missing file.
 */
export function staticFiles(root: string, reserve: ReserveBody): MiddlewareHandler<StaticFiles> {
  return async (c, next) => {
    const file = c.get('file');
    const response = await serveStatic<StaticFiles>({ root, path: file, precompressed: true })(c, next);
    if (!(response instanceof Response)) return;
    const refusal = reserve(c, Number(response.headers.get('Content-Length')));
    if (refusal) {
      await response.body?.cancel();
      return refusal;
    }
    for (const [name, value] of Object.entries(fileHeaders(file))) response.headers.set(name, value);
    return response;
  };
}
