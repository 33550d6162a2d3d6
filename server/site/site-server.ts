import { statSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { calcApi } from '../api/calc-api.ts';
import { countedAddress } from '../backend/gateway/client-address.ts';
import type { Handler } from '../backend/gateway/gateway.ts';
import { createShare } from '../backend/gateway/share.ts';
import { backendPaths } from './backend-paths.ts';
import { EMBED_RULE, siteInlineScripts } from './inline-hashes.ts';
import { livePages, tellingOfChanges } from './live/live-pages.ts';
import type { LiveSite } from './live/live-site.ts';
import { withReporting } from './operations/csp-reports.ts';
import { operations, type OperationsOptions } from './operations/operations.ts';
import { pages, plainText } from './pages.ts';
import { movedCalculator } from './redirects.ts';
import { EMBED_FOLDER, embedHeaders, siteHeaders, type HeaderEnvironment } from './security-headers.ts';
import { staticFiles, type StaticFiles } from './static-files.ts';

/** Options of a server of the built site. */
export interface SiteServerOptions {
  root: string;
  /** Environment from which the headers take the backend's address. */
  env: HeaderEnvironment;
  /** Answers the backend's paths; without one they are 404. */
  backend?: Handler | undefined;
  /** Renders published articles in their current state; without it, the site is served as built. */
  live?: LiveSite | undefined;
  /** Monitoring; without it, the server logs nothing and browsers report nothing. */
  operations?: OperationsOptions | undefined;
  /** Number of our own proxies in front of it; by default none. */
  proxies?: number | undefined;
  /** Maximum number of connections, each of which keeps its unread answers in memory. By default 1,000. */
  connections?: number | undefined;
}

/**
 * A picture of 5 MB takes 40 s on a slow connection. Slower requests would occupy connections that others
 * need.
 */
const SLOWEST_REQUEST_MS = 60_000;
/** The head of a request is small, so that a client that sends it slowly does so on purpose. */
const SLOWEST_HEAD_MS = 10_000;
/** A connection that transfers nothing for this long keeps its answer in memory. */
const STUCK_MS = 60_000;
const DEFAULT_CONNECTIONS = 1000;
/** Share of all connections for one address. */
const SHARE_OF_ONE = 0.1;
/** Interval of the checks of connections against these limits. */
const CHECK_MS = 2000;

/**
 * Proxies keep idle connections for the next request, Caddy for two minutes. If the server ended one first, a request
 * could be lost with it, and a proxy does not repeat a request that saves something.
 */
const IDLE_BEHIND_PROXY_MS = 130_000;

/** Digest of a file's content: long enough to distinguish its versions, and short because every answer carries it. */
const shortDigest = async (content: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  (await crypto.subtle.digest('SHA-256', content)).slice(0, 8);

function hasFileIn(root: string): (file: string) => boolean {
  return (file) => {
    try {
      return statSync(join(root, file)).isFile();
    } catch {
      return false;
    }
  };
}

/** True for an embedded calculator; false if no file was found. */
function isEmbed(file: string | undefined): boolean {
  return file?.startsWith(EMBED_FOLDER) ?? false;
}

/** Refuses requests with several `Host` headers, because a proxy and this server could each trust a different one. */
const oneHost: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
  const { rawHeaders } = c.env.incoming;
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length > 1 ? plainText(c, 400, 'Pedido malformado.') : next();
};

/** Ends the connections of an address that has too many, so that a single client cannot take all. */
function limitEachAddress(server: Server, most: number): void {
  const open = createShare(Number.POSITIVE_INFINITY, most);
  server.on('connection', (socket: Socket) => {
    const address = countedAddress(socket.remoteAddress ?? '');
    if (!open.enter(address)) {
      socket.destroy();
      return;
    }
    socket.once('close', () => open.leave(address));
  });
}

/** The routes: the backend's paths if one is mounted, then pages and files, with strict headers. */
function siteApp({ root, env, backend, live, operations: watched, proxies = 0 }: SiteServerOptions) {
  const reported = (headers: Record<string, string>) =>
    Object.entries(watched ? withReporting(headers) : headers);
  const ofSite = reported(siteHeaders(env, siteInlineScripts(root)));
  const ofEmbeds = reported(embedHeaders(env, siteInlineScripts(root, EMBED_RULE)));
  const hasFile = hasFileIn(root);
  const app = new Hono<{ Bindings: HttpBindings } & StaticFiles>();
  app.use(oneHost);
  for (const middleware of watched ? operations(watched) : []) app.use(middleware);
  const outdating = backend && live ? tellingOfChanges(backend, live.outdate) : backend;
  app.use(backendPaths({ env, backend: outdating, hasFile }));
  app.route('/api', calcApi({ site: root, proxies, movedTo: movedCalculator(root) }));
  app.use(async (c, next) => {
    await next();
    // Other sites may embed only calculators that exist, not the 404 page.
    for (const [name, value] of isEmbed(c.get('file')) ? ofEmbeds : ofSite) c.header(name, value);
  });
  app.use(etag({ generateDigest: shortDigest }));
  if (live) app.use(livePages(live));
  app.use(pages(root, hasFile));
  app.use(staticFiles(root));
  app.notFound((c) => plainText(c, 404, 'Página não encontrada.'));
  app.onError((error, c) => {
    // The request log reports it in its own line.
    if (!watched?.log) console.error(error);
    return plainText(c, 500, 'Erro interno do servidor.');
  });
  return app;
}

/**
 * The production server of the site: prerendered pages, precompressed files, strict headers, and the backend's paths if
 * one is mounted. Not listening yet.
 *
 * @throws Error if the environment's backend address is invalid
 */
export function createSiteServer(options: SiteServerOptions): Server {
  const { fetch } = siteApp(options);
  const { proxies = 0, connections = DEFAULT_CONNECTIONS } = options;
  const serverOptions = {
    requestTimeout: SLOWEST_REQUEST_MS,
    headersTimeout: SLOWEST_HEAD_MS,
    connectionsCheckingInterval: CHECK_MS,
    ...(proxies > 0 ? { keepAliveTimeout: IDLE_BEHIND_PROXY_MS } : {}),
  };
  const server = createAdaptorServer({ fetch, serverOptions }) as Server;
  server.timeout = STUCK_MS;
  server.maxConnections = connections;
  // All connections from a proxy share its address.
  if (proxies === 0) limitEachAddress(server, Math.ceil(connections * SHARE_OF_ONE));
  return server;
}
