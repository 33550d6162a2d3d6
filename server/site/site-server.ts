import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { Hono, type MiddlewareHandler } from 'hono';
import { countedAddress } from '../backend/gateway/client-address.ts';
import { createShare } from '../backend/gateway/share.ts';
import { operations, type OperationsOptions } from './operations/operations.ts';
import { plainText } from './pages.ts';
import { createSiteApp, type SiteApp, type SiteAppOptions } from './site-app.ts';

export interface SiteServerOptions extends SiteAppOptions {
  /** Monitoring; without it, the server logs nothing and requests no CSP reports. */
  operations?: OperationsOptions | undefined;
  /**
   * Maximum number of connections (1,000 by default) apart from the guaranteed ones, because each one keeps its unread
   * responses in memory.
   */
  connections?: number | undefined;
}

/** Timeout of a request, longer than the nine minutes that a picture of 5 MB takes at 10 kB per second. */
const REQUEST_TIMEOUT_MS = 600_000;
/** Timeout of the headers, which are small, so that a client that sends them slowly does so on purpose. */
const HEADERS_TIMEOUT_MS = 10_000;
/** Time after which the server closes a stalled connection, to free the response in memory. */
const SOCKET_TIMEOUT_MS = 60_000;
const DEFAULT_CONNECTIONS = 1000;
const MAX_SHARE_PER_ADDRESS = 0.1;
/** Connections of each address even if others have used up all: as many as a browser opens. */
const GUARANTEED_CONNECTIONS = 6;
/** Maximum number of pending requests per connection; browsers do not pipeline, so they have one at a time. */
const MAX_PIPELINED = 4;
/** Interval at which the server checks its connections for these timeouts. */
const CHECK_MS = 2000;

/**
 * Keep-alive timeout of connections from a proxy, longer than that of Caddy (two minutes). If the server closed one
 * first, a request could be lost, and a proxy does not retry a request that changes data.
 */
const PROXY_KEEP_ALIVE_MS = 130_000;

/** Refuses requests with several `Host` headers, because a proxy and this server could trust different ones. */
const requireOneHost: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) => {
  const { rawHeaders } = c.env.incoming;
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length > 1 ? plainText(c, 400, 'Pedido malformado.') : next();
};

/** Limits the connections, so that neither a single client nor a few can occupy all. */
function limitEachAddress(server: Server, max: number): void {
  const open = createShare(max, Math.ceil(max * MAX_SHARE_PER_ADDRESS), GUARANTEED_CONNECTIONS);
  server.on('connection', (socket: Socket) => {
    const address = countedAddress(socket.remoteAddress ?? '');
    if (!open.enter(address)) {
      socket.destroy();
      return;
    }
    socket.once('close', () => open.leave(address));
  });
}

/** Closes connections that send many requests without reading the responses, which would all be kept in memory. */
function limitPipelining(server: Server): void {
  const pending = new WeakMap<Socket, number>();
  server.prependListener('request', ({ socket }, response) => {
    const count = (pending.get(socket) ?? 0) + 1;
    pending.set(socket, count);
    response.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
    if (count > MAX_PIPELINED) socket.destroy();
  });
}

/** Skips pipelined requests of a closed connection, which may still arrive. */
const skipClosed: MiddlewareHandler<{ Bindings: HttpBindings }> = async (c, next) =>
  c.env.incoming.socket.destroyed ? c.body(null) : next();

/** Mounts the checks of each request and the monitoring in front of the site. */
function withOperations(site: () => SiteApp, watched: OperationsOptions | undefined) {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(skipClosed);
  app.use(requireOneHost);
  for (const middleware of watched ? operations(watched) : []) app.use(middleware);
  app.all('*', (c) => site().fetch(c.req.raw, c.env));
  app.onError((error, c) => {
    // Skip the error if the request log contains it, or if the client disconnected.
    if (!watched?.log && !c.env.outgoing.closed) console.error(error);
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
 * Creates the production server, not yet listening, with prerendered pages, precompressed files, strict headers and,
 * optionally, a backend.
 *
 * @param site returns the current site, for servers that replace it after a build
 * @throws Error if the configured backend address is invalid
 */
export function createSiteServer(options: SiteServerOptions, site = onlySite(options)): Server {
  const { fetch } = withOperations(site, options.operations);
  const { proxies = 0, connections = DEFAULT_CONNECTIONS } = options;
  const serverOptions = {
    requestTimeout: REQUEST_TIMEOUT_MS,
    headersTimeout: HEADERS_TIMEOUT_MS,
    connectionsCheckingInterval: CHECK_MS,
    ...(proxies > 0 ? { keepAliveTimeout: PROXY_KEEP_ALIVE_MS } : {}),
  };
  const server = createAdaptorServer({ fetch, serverOptions }) as Server;
  limitPipelining(server);
  server.timeout = SOCKET_TIMEOUT_MS;
  // Do not limit each address behind a proxy, whose connections all have the same.
  if (proxies > 0) server.maxConnections = connections;
  else limitEachAddress(server, connections);
  return server;
}
