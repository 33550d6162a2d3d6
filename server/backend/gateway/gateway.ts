import { answers } from './answers.ts';
import type { Service } from './answers.ts';
import { createQueue } from './queue.ts';
import { DEFAULT_RATE_LIMITS, createRateLimiter } from './rate-limit.ts';
import type { RateLimits } from './rate-limit.ts';
import { BodyTooLargeError, NoFileError, withBodyRead } from './request-body.ts';
import { finishResponse } from './response.ts';

/** Facts about a request besides the request itself. */
export interface RequestContext {
  /** Network address of the sender, from the socket and never from a header. */
  peerAddress?: string | undefined;
}

export type Handler = (request: Request, context?: RequestContext) => Promise<Response>;

interface GatewayOptions {
  /** The services themselves. */
  services: (request: Request) => Response | Promise<Response>;
  anonKey: string;
  limits?: RateLimits | undefined;
}

export interface Gateway {
  fetch: Handler;
  /** Refuses new requests and resolves when pending ones are answered. */
  close(): Promise<void>;
}

/** Path of the configuration with which the site's pages reach their backend. */
export const CONFIG_PATH = '/backend.json';

/** Most requests queued or running; further ones are refused. */
const MAX_UNDER_WAY = 128;

const SERVICE_PATH = /^\/(auth|rest|storage)\/v1(?:\/|$)/;

function serviceOf(path: string): Service | undefined {
  return SERVICE_PATH.exec(path)?.[1] as Service | undefined;
}

/** Whether this path belongs to the backend and not to the site's pages. */
export function isBackendPath(path: string): boolean {
  return path === CONFIG_PATH || serviceOf(path) !== undefined;
}

/** Paths used by `<img>` elements and links in mails, which cannot send a key. */
function needsNoKey(method: string, path: string): boolean {
  if (method === 'OPTIONS') return true;
  if (method !== 'GET' && method !== 'HEAD') return false;
  return path.startsWith('/storage/v1/object/public/') || path === '/auth/v1/verify';
}

const MAIL_PATHS = new Set(
  ['signup', 'recover', 'resend', 'otp', 'magiclink'].map((name) => `/auth/v1/${name}`),
);

/**
 * The route that the services make of a path: they decode it, so that `/auth/v1/%74oken` signs in as well. Spellings
 * that they may treat as the same count as the same.
 */
function routeOf(pathname: string): string {
  let decoded = pathname;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    // No service has a route that cannot be decoded.
  }
  return decoded.replaceAll(/\/+/g, '/').replace(/\/$/, '').toLowerCase();
}

/** The rate-limited action of a request, if any. */
function limitedAct(method: string, { pathname, searchParams }: URL): keyof RateLimits | undefined {
  if (method !== 'POST') return undefined;
  const route = routeOf(pathname);
  if (MAIL_PATHS.has(route)) return 'mail';
  if (route !== '/auth/v1/token') return undefined;
  return searchParams.get('grant_type') === 'refresh_token' ? 'refresh' : 'failedSignIn';
}

/**
 * The gateway of the embedded services. It checks keys, sizes and rates like a hosted project's gateway, and
 * forwards one request at a time: the embedded PostgreSQL has a single session, and overlapping requests
 * would run in each other's transaction, with each other's rights.
 */
export function createGateway({ services, anonKey, limits = DEFAULT_RATE_LIMITS }: GatewayOptions): Gateway {
  const inTurn = createQueue();
  const limiter = createRateLimiter(limits);
  const underWay = new Set<Promise<Response>>();
  let open = true;

  const refuseKey = (request: Request, url: URL): Response | undefined => {
    if (needsNoKey(request.method, url.pathname)) return undefined;
    const key = request.headers.get('apikey') ?? url.searchParams.get('apikey');
    if (!key) return answers.missingKey();
    return key === anonKey ? undefined : answers.invalidKey();
  };

  const serve = async (service: Service, request: Request): Promise<Response> => {
    try {
      const ready = await withBodyRead(request, service);
      const response = await inTurn(async () => services(ready));
      return await finishResponse(service, request, response);
    } catch (error) {
      if (error instanceof BodyTooLargeError) return answers.tooLarge(service);
      if (error instanceof NoFileError) return answers.badUpload();
      // A client that disconnected is not a server error.
      if (!request.signal.aborted) console.error(error);
      return answers.broken(service);
    }
  };

  const serveLimited = async (service: Service, request: Request, url: URL, address: string) => {
    const act = limitedAct(request.method, url);
    if (!act) return serve(service, request);
    const wait = limiter.wait(act, address);
    if (wait > 0) return answers.tooManyRequests(wait);
    if (act !== 'failedSignIn') limiter.count(act, address);
    const response = await serve(service, request);
    if (act === 'failedSignIn' && response.status >= 400) limiter.count(act, address);
    return response;
  };

  return {
    async fetch(request, context = {}) {
      const url = new URL(request.url);
      if (url.pathname === CONFIG_PATH) return answers.fresh({ url: '/', anonKey });
      const service = serviceOf(url.pathname);
      if (!service) return answers.notFound();
      const refusal = refuseKey(request, url);
      if (refusal) return refusal;
      if (!open || underWay.size >= MAX_UNDER_WAY) return answers.overloaded(service);
      const answer = serveLimited(service, request, url, context.peerAddress ?? 'unknown');
      underWay.add(answer);
      try {
        return await answer;
      } finally {
        underWay.delete(answer);
      }
    },
    async close() {
      open = false;
      await Promise.allSettled(underWay);
    },
  };
}
