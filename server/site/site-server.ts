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
  /** Monitoring; without it, the server logs nothing and browsers report nothing. */
  operations?: OperationsOptions | undefined;
  /** Maximum number of connections; each one keeps its unread answers in memory. By default 1,000. */
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
/** Unanswered requests of one connection; browsers and proxies send the next one after the answer. */
const MOST_PIPELINED = 16;
/** Interval of the checks of connections against these limits. */
const CHECK_MS = 2000;

/**
 * Proxies keep idle connections for the next request, Caddy for two minutes. If the server ended one first, a request
 * could be lost with it, and a proxy does not repeat a request that saves something.
 */
const IDLE_BEHIND_PROXY_MS = 130_000;

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

/** Ends connections that send many requests without reading the answers, which would all be kept in memory. */
function limitPipelining(server: Server): void {
  const unanswered = new WeakMap<Socket, number>();
  server.prependListener('request', ({ socket }, response) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (count > MOST_PIPELINED) socket.destroy();
  });
}

/** Answers nothing on a connection that has ended, whose pipelined requests may still arrive. */
const onlyOpen: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) =>
  c.env.incoming.socket.destroyed ? c.body(null) : next();

/** Puts the checks of every request and the operations before the site. */
function withOperations(site: () => SiteApp, watched: OperationsOptions | undefined) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(onlyOpen);
  app.use(oneHost);
  for (const middleware of watched ? operations(watched) : []) app.use(middleware);
  app.all('*', (c) => site().fetch(c.req.raw, c.env));
  app.onError((error, c) => {
    // The request log reports it in its own line.
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
 * The production server of the site: prerendered pages, precompressed files, strict headers, and the backend's paths if
 * one is mounted. Not listening yet.
 *
 * @param site the site at the moment of a request, where another may take its place
 * @throws Error if the environment's backend address is invalid
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
  limitPipelining(server);
  server.timeout = STUCK_MS;
  server.maxConnections = connections;
  // All connections from a proxy share its address.
  if (proxies === 0) limitEachAddress(server, Math.ceil(connections * SHARE_OF_ONE));
  return server;
}
