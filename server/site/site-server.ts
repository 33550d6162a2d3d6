import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { countedAddress } from '../backend/gateway/client-address.ts';
import { createShare } from '../backend/gateway/share.ts';
import { operations, type OperationsOptions } from './operations/operations.ts';
import { plainText } from './pages.ts';
import { createSiteApp, type SiteApp, type SiteAppOptions } from './site-app.ts';

/** Options of a server of the built site. */
export interface SiteServerOptions extends SiteAppOptions {
  /** How the server is watched; without it, nothing is logged, and browsers report nothing. */
  operations?: OperationsOptions | undefined;
  /** Most connections at a time; each keeps in memory what it has asked for and not taken yet. By default, 1,000. */
  connections?: number | undefined;
}

/**
 * A picture of 5 MB takes 40 s on a slow connection. Slower requests would occupy connections that others
 * need.
 */
const SLOWEST_REQUEST_MS = 60_000;
/** The head of a request is small: whoever sends it slowly does it on purpose. */
const SLOWEST_HEAD_MS = 10_000;
/** A connection that neither takes nor sends anything for this long while it is served holds what it asked for. */
const STUCK_MS = 60_000;
const DEFAULT_CONNECTIONS = 1000;
/** The part of all connections that one address may have. */
const SHARE_OF_ONE = 0.1;
/** How often connections are checked against these limits. */
const CHECK_MS = 2000;

/**
 * Proxies keep idle connections for the next request, Caddy for two minutes. Ended by the server, one may be gone just
 * when a request is put on it, and what saves something is not sent twice: the visitor is told of a failure.
 */
const IDLE_BEHIND_PROXY_MS = 130_000;

/** Refuses requests with several `Host` headers: a proxy and this server may each believe another one. */
const oneHost: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
  const { rawHeaders } = c.env.incoming;
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length > 1 ? plainText(c, 400, 'Pedido malformado.') : next();
};

/** Ends the connections of an address that has too many: a single client does not take all. */
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

/** Puts the checks of every request and the operations before the site. */
function withOperations(site: () => SiteApp, watched: OperationsOptions | undefined) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(oneHost);
  for (const middleware of watched ? operations(watched) : []) app.use(middleware);
  app.all('*', (c) => site().fetch(c.req.raw, c.env));
  app.onError((error, c) => {
    // With a log, the request's line says it.
    if (!watched?.log) console.error(error);
    for (const [name, value] of site().headers) c.header(name, value);
    return plainText(c, 500, 'Erro interno do servidor.');
  });
  return app;
}

function onlySite(options: SiteServerOptions): () => SiteApp {
  const app = createSiteApp(options, options.operations !== undefined);
  return () => app;
}

/**
 * The production server of the site: prerendered pages, precompressed files, strict headers, and the
 * backend's paths if one is mounted. It is not listening yet.
 *
 * @param site the site at the moment of a request, where another may take its place
 * @throws Error when the environment's backend address is invalid
 */
export function createSiteServer(options: SiteServerOptions, site = onlySite(options)): Server {
  const { fetch } = withOperations(site, options.operations);
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
  // All connections from a proxy have its address.
  if (proxies === 0) limitEachAddress(server, Math.ceil(connections * SHARE_OF_ONE));
  return server;
}
