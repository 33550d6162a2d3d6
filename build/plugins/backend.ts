/**
 * Vite plugin: serves the embedded backend in `npm run dev` on the site's port, and starts it on the first request.
 * Disabled in builds and if a hosted project is configured.
 */
import { getRequestListener } from '@hono/node-server';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Plugin, ViteDevServer } from 'vite';
import type { Backend } from '../../server/backend/backend.ts';
import { isBackendPath } from '../../server/backend/gateway/paths.ts';
import { backendPaths } from '../../server/site/backend-paths.ts';
import { describeAdmin, openEmbeddedBackend } from '../../server/site/embedded-backend.ts';
import { backendOrigin } from '../../server/site/security-headers.ts';

function originOf({ resolvedUrls }: ViteDevServer): string {
  const [address = 'http://127.0.0.1:5173/'] = resolvedUrls?.local ?? [];
  return new URL(address).origin;
}

export function backend(): Plugin {
  let started: Promise<Backend> | undefined;

  const start = async (server: ViteDevServer): Promise<Backend> => {
    const origin = originOf(server);
    const opened = await openEmbeddedBackend(server.config.root, origin);
    for (const line of describeAdmin(origin, opened.firstAdmin)) server.config.logger.info(`  ${line}`);
    return opened;
  };

  return {
    name: 'calculario:backend',
    apply: (_config, { command, isPreview = false }) => command === 'serve' && !isPreview,
    configureServer(server) {
      if (backendOrigin(server.config.env) !== null) return;
      const app = new Hono<{ Bindings: HttpBindings }>().use(
        backendPaths({
          env: {},
          hasFile: () => false,
          backend: async (request, context) => {
            started ??= start(server);
            return (await started).fetch(request, context);
          },
        }),
      );
      const answer = getRequestListener(app.fetch);
      server.middlewares.use((request, response, next) => {
        const [path = '/'] = (request.originalUrl ?? '/').split('?', 1);
        if (isBackendPath(path)) void answer(request, response);
        else next();
      });
    },
    async buildEnd() {
      const closing = started;
      started = undefined;
      await (await closing)?.close();
    },
  };
}
