import { statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { CONFIG_PATH, isBackendPath } from '../../supabase/local/gateway/gateway.ts';
import type { Handler } from '../../supabase/local/gateway/gateway.ts';
import { resolvePath } from './resolve-path.ts';
import type { BuiltSite } from './resolve-path.ts';
import { readRedirects } from './redirects.ts';
import { CACHE_REVALIDATE, backendHeaders, siteHeaders } from './security-headers.ts';
import type { HeaderEnvironment } from './security-headers.ts';
import { siteInlineHashes } from './inline-hashes.ts';
import { matchesEtag, readStaticFile } from './static-file.ts';
import { sendWebResponse, splitQuery, toWebRequest } from './web-adapter.ts';

/** Options of a server of the built site. */
export interface SiteServerOptions {
  /** Folder of the built site. */
  root: string;
  /** Environment from which the headers take the backend's address. */
  env: HeaderEnvironment;
  /** Answers the backend's paths; without one they are 404. */
  backend?: Handler | undefined;
}

function filesIn(root: string): BuiltSite['hasFile'] {
  return (file) => {
    try {
      return statSync(join(root, file)).isFile();
    } catch {
      return false;
    }
  };
}

function sendText(response: ServerResponse, status: number, type: string, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.setHeader('Cache-Control', 'no-store');
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

async function answerFromSite(
  request: IncomingMessage,
  response: ServerResponse,
  [path, query]: [string, string],
  options: SiteServerOptions,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    sendText(response, 405, 'text/plain', 'Método não permitido.');
    return;
  }
  const moved = readRedirects(options.root);
  const resolution = resolvePath(path, query, {
    hasFile: filesIn(options.root),
    movedTo: (from) => moved.get(from),
  });
  if (resolution.kind === 'bad-request') {
    sendText(response, 400, 'text/plain', 'Endereço inválido.');
    return;
  }
  if (resolution.kind === 'redirect') {
    response.writeHead(301, { Location: resolution.location, 'Cache-Control': CACHE_REVALIDATE }).end();
    return;
  }
  const file =
    resolution.kind === 'file'
      ? await readStaticFile(options.root, resolution.file, request.headers['accept-encoding'])
      : null;
  if (file === null || resolution.kind !== 'file') {
    sendText(response, 404, 'text/plain', 'Página não encontrada.');
    return;
  }
  if (resolution.noindex) response.setHeader('X-Robots-Tag', 'noindex');
  for (const [name, value] of Object.entries(file.headers)) response.setHeader(name, value);
  if (
    resolution.status === 200 &&
    matchesEtag(request.headers['if-none-match'], file.headers['ETag'] ?? '')
  ) {
    response.removeHeader('Content-Length');
    response.writeHead(304).end();
    return;
  }
  response.writeHead(resolution.status).end(request.method === 'HEAD' ? undefined : file.body);
}

async function answerFromBackend(
  request: IncomingMessage,
  response: ServerResponse,
  { backend, env }: SiteServerOptions,
): Promise<void> {
  const headers = backendHeaders(env);
  if (backend === undefined) {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    sendText(response, 404, 'application/json', JSON.stringify({ message: 'Not Found' }));
    return;
  }
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const reply = await backend(toWebRequest(request, gone.signal), {
    peerAddress: request.socket.remoteAddress,
  });
  await sendWebResponse(reply, response, headers);
}

/** `http://host/path`, which proxies send, is equivalent to `/path`. */
function targetOf(request: IncomingMessage): string {
  const target = request.url ?? '/';
  return /^https?:\/\//i.test(target) && URL.canParse(target)
    ? target.slice(new URL(target).origin.length) || '/'
    : target;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: SiteServerOptions,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  const target = splitQuery(targetOf(request));
  // Without a backend, a static file of the site says so.
  const isToldBySite = options.backend === undefined && target[0] === CONFIG_PATH;
  if (isBackendPath(target[0]) && !(isToldBySite && filesIn(options.root)(CONFIG_PATH.slice(1)))) {
    await answerFromBackend(request, response, options);
    return;
  }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  await answerFromSite(request, response, target, options);
}

/**
 * A picture of 5 MB takes 40 s on a slow connection. Slower requests would occupy connections that others
 * need.
 */
const SLOWEST_REQUEST_MS = 60_000;
/** The head of a request is small: whoever sends it slowly does it on purpose. */
const SLOWEST_HEAD_MS = 10_000;
/** How often connections are checked against these limits. */
const CHECK_MS = 2000;

/**
 * The production server of the site: prerendered pages, precompressed files, strict headers, and the
 * backend's paths if one is mounted. It is not listening yet.
 *
 * @throws Error when the environment's backend address is invalid
 */
export function createSiteServer(options: SiteServerOptions): Server {
  const headers = siteHeaders(options.env, siteInlineHashes(options.root));
  const limits = {
    requestTimeout: SLOWEST_REQUEST_MS,
    headersTimeout: SLOWEST_HEAD_MS,
    connectionsCheckingInterval: CHECK_MS,
  };
  return createServer(limits, (request, response) => {
    answer(request, response, options, headers).catch((error: unknown) => {
      if (response.destroyed) return;
      console.error(error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, 'text/plain', 'Erro interno do servidor.');
    });
  });
}
