import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/utils/compress';
import { getMimeType } from 'hono/utils/mime';
import { CACHE_FOREVER, CACHE_REVALIDATE } from './security-headers.ts';

/** True for a text file, which is worth compressing. */
export function isCompressible(file: string): boolean {
  return COMPRESSIBLE_CONTENT_TYPE_REGEX.test(getMimeType(file) ?? '');
}

/** Cache lifetime of a file. */
export function cacheControl(file: string): string {
  return file.startsWith('assets/') ? CACHE_FOREVER : CACHE_REVALIDATE;
}

/** Passes on the file of a request, which the address alone does not name. */
export interface StaticFiles {
  Variables: {
    file: string;
    /** True if the address is known to have lost its content. */
    isGone?: boolean;
  };
}

/**
 * Answers with the context's `file` of a folder, in the best encoding that the build wrote and the client accepts;
 * leaves a missing file to the next handler.
 */
export function staticFiles(root: string): MiddlewareHandler<StaticFiles> {
  return async (c, next) => {
    const file = c.get('file');
    const response = await serveStatic<StaticFiles>({ root, path: file, precompressed: true })(c, next);
    if (!(response instanceof Response)) return;
    response.headers.set('Cache-Control', cacheControl(file));
    if (isCompressible(file)) response.headers.set('Vary', 'Accept-Encoding');
    return response;
  };
}
