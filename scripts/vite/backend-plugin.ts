/**
 * Vite plugin: adds the embedded backend to `npm run dev` on the site's port, started by the first request
 * for it. Disabled when a hosted project is configured, and in builds.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, ViteDevServer } from 'vite';
import type { Backend } from '../../server/backend/backend.ts';
import { isBackendPath } from '../../server/backend/gateway/gateway.ts';
import { describeAdmin, openEmbeddedBackend } from '../../server/site/embedded-backend.ts';
import { backendHeaders, backendOrigin } from '../../server/site/security-headers.ts';
import { sendWebResponse, splitQuery, toWebRequest } from '../../server/site/web-adapter.ts';

function originOf({ resolvedUrls }: ViteDevServer): string {
  const [address = 'http://127.0.0.1:5173/'] = resolvedUrls?.local ?? [];
  return new URL(address).origin;
}

async function forward(
  started: Promise<Backend>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  try {
    const { fetch } = await started;
    const reply = await fetch(toWebRequest(request, gone.signal), {
      peerAddress: request.socket.remoteAddress,
    });
    await sendWebResponse(reply, response, backendHeaders({}));
  } catch (error) {
    if (response.destroyed) return;
    console.error(error);
    response.statusCode = 500;
    response.end();
  }
}

/** The plugin. */
export function backendPlugin(): Plugin {
  let started: Promise<Backend> | undefined;

  const start = async (server: ViteDevServer): Promise<Backend> => {
    const origin = originOf(server);
    const backend = await openEmbeddedBackend(server.config.root, origin);
    for (const line of describeAdmin(origin, backend.firstAdmin)) server.config.logger.info(`  ${line}`);
    return backend;
  };

  return {
    name: 'calculario:backend',
    apply: (_config, { command, isPreview = false }) => command === 'serve' && !isPreview,
    configureServer(server) {
      if (backendOrigin(server.config.env) !== null) return;
      server.middlewares.use((request, response, next) => {
        const [path] = splitQuery(request.originalUrl ?? '/');
        if (!isBackendPath(path)) {
          next();
          return;
        }
        started ??= start(server);
        void forward(started, request, response);
      });
    },
    async buildEnd() {
      const closing = started;
      started = undefined;
      await (await closing)?.close();
    },
  };
}
