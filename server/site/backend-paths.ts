import type { HttpBindings } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { MiddlewareHandler } from 'hono';
import type { Handler } from '../backend/gateway/gateway.ts';
import { CONFIG_PATH, isBackendPath } from '../backend/gateway/paths.ts';
import { pathOf } from './request-path.ts';
import { backendHeaders, type HeaderEnvironment } from './security-headers.ts';

/** Backend to mount. */
export interface BackendPathsOptions {
  env: HeaderEnvironment;
  /** Handler of the backend's paths, which are 404 in JSON without one. */
  backend?: Handler | undefined;
  /** True if the built site has a file. Sites without a backend have a file at `CONFIG_PATH` that says so. */
  hasFile: (file: string) => boolean;
  /** Called after administrators change articles. */
  articlesChanged?: (() => void) | undefined;
}

/** Adds headers that a response does not set. */
function withDefaults(response: Response, defaults: Readonly<Record<string, string>>): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(defaults)) if (!headers.has(name)) headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}

/** Forwards requests to the backend's paths with the client address from the socket; passes on all others. */
export function backendPaths({
  env,
  backend,
  hasFile,
  articlesChanged,
}: BackendPathsOptions): MiddlewareHandler<{ Bindings: HttpBindings }> {
  const headers = backendHeaders(env);
  return async (c, next) => {
    const path = pathOf(c);
    if (!isBackendPath(path)) return next();
    if (backend === undefined) {
      if (path === CONFIG_PATH && hasFile(path.slice(1))) return next();
      return c.json({ message: 'Not Found' }, 404, { ...headers, 'Cache-Control': 'no-store' });
    }
    const peerAddress = getConnInfo(c).remote.address;
    const sent = new Promise<void>((resolve) => c.env.outgoing.once('close', resolve));
    return withDefaults(await backend(c.req.raw, { peerAddress, sent, articlesChanged }), headers);
  };
}
