/** The calculators as a JSON endpoint: `/api/calc`, described at `/api/openapi.json`. */
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { Hono, type Context } from 'hono';
import { cors } from 'hono/cors';
import { etag } from 'hono/etag';
import { clientOf } from '../backend/gateway/client-address.ts';
import { createRateLimiter, type Limit } from '../backend/gateway/rate-limit.ts';
import { BodyTooLargeError, readBytes, TooSlowError } from '../backend/gateway/request-body.ts';
import { createShare } from '../backend/gateway/share.ts';
import { API_FOLDER, readBuiltCalculators } from './built-calculators.ts';
import { createCalculations, type Calculations } from './calculations.ts';
import { BUSY, refusal, type Question, type Reply } from './reply.ts';

/** Maximum size of the inputs in bytes. */
const MAX_BYTES = 64 * 1024;
/** Limit of requests per address that reach a worker. */
const LIMIT: Limit = { count: 120, seconds: 60 };
/** Maximum number of requests in flight, in total and per address. */
const MAX_IN_FLIGHT = 64;
const MAX_PER_ADDRESS = 16;
/** Slots reserved for each address, even while a few other addresses occupy all others. */
const GUARANTEED_PER_ADDRESS = 2;
/** Content policy of every response, because no response is a page. */
const POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;
const ONE = '/calc/:category/:slug';

export interface CalcApiOptions {
  readonly site: string;
  /** Number of our own proxies in front of the server. */
  readonly proxies?: number;
  /** Current id of a renamed calculator. */
  readonly movedTo?: (id: string) => string | undefined;
  readonly limit?: Limit;
  readonly calculations?: Calculations;
}

type Bound = Context<{ Bindings: HttpBindings }>;

function send(c: Bound, { status, text, retryAfter }: Reply): Response {
  const cacheControl = status === 200 && c.req.method !== 'POST' ? 'no-cache' : 'no-store';
  return new Response(text, {
    status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Cache-Control': cacheControl,
      ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }),
    },
  });
}

/** Reads the body as text, or returns a refusal. */
async function bodyOf(request: Request): Promise<{ readonly text: string } | Reply> {
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '')) {
    return refusal(415, 'Envie a entrada como application/json, em UTF-8.');
  }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(await readBytes(request, MAX_BYTES)) };
  } catch (error) {
    if (error instanceof BodyTooLargeError) return refusal(413, 'A entrada passa de 64 kB.');
    if (error instanceof TooSlowError) return refusal(408, 'A entrada demorou demais a chegar.');
    return refusal(400, 'A entrada não pôde ser lida: ela deve ser JSON em UTF-8.');
  }
}

/** Serves `/api`. Neither logs nor stores a request, because inputs are private. */
export function calcApi(options: CalcApiOptions): Hono<{ Bindings: HttpBindings }> {
  const { site, proxies = 0, movedTo = () => undefined, limit = LIMIT } = options;
  const built = readBuiltCalculators(site);
  const ids = new Set(built?.listed.map(({ id }) => id));
  const calculations = options.calculations ?? createCalculations(join(site, API_FOLDER));
  const limiter = createRateLimiter({ calculation: limit });
  const slots = createShare(MAX_IN_FLIGHT, MAX_PER_ADDRESS, GUARANTEED_PER_ADDRESS);

  const api = new Hono<{ Bindings: HttpBindings }>();
  const notAllowed = (allowed: string) => (c: Bound) => {
    c.header('Allow', allowed);
    return send(c, refusal(405, `Método não permitido: use ${allowed}.`));
  };

  /** Passes a request to a worker, within the rate limits of its client. */
  const answer = async (c: Bound, question: () => Promise<Question | Reply>): Promise<Response> => {
    const address = clientOf(c, proxies);
    const wait = limiter.wait('calculation', address);
    if (wait > 0) {
      return send(c, { ...refusal(429, `Pedidos demais. Tente de novo em ${wait} s.`), retryAfter: wait });
    }
    limiter.count('calculation', address);
    if (!slots.enter(address)) return send(c, BUSY);
    try {
      const result = await question();
      return send(c, 'status' in result ? result : await calculations.ask(result));
    } finally {
      slots.leave(address);
    }
  };

  /** Finds the calculator in the URL; redirects a former id, and responds 404 to an unknown one. */
  const forOne = async (c: Bound, then: (id: string) => Promise<Response>): Promise<Response> => {
    const id = `${c.req.param('category')}/${c.req.param('slug')}`;
    if (ids.has(id)) return then(id);
    const moved = movedTo(id);
    if (moved !== undefined) return c.redirect(`/api/calc/${moved}${new URL(c.req.url).search}`, 308);
    return send(
      c,
      refusal(404, `Calculadora desconhecida: ${JSON.stringify(id)}. A lista está em /api/calc.`),
    );
  };

  api.use(
    cors({
      origin: '*',
      allowMethods: ['GET', 'HEAD', 'POST', 'OPTIONS'],
      allowHeaders: ['Content-Type'],
      exposeHeaders: ['Retry-After'],
      maxAge: 86_400,
    }),
  );
  api.use(async (c, next) => {
    await next();
    c.header('Content-Security-Policy', POLICY);
    c.header('X-Content-Type-Options', 'nosniff');
    c.header('X-Robots-Tag', 'noindex');
  });
  api.use(etag());

  api.get('/openapi.json', (c) =>
    built ? send(c, { status: 200, text: built.openApi }) : send(c, refusal(404, 'Não há descrição.')),
  );
  api.all('/openapi.json', notAllowed('GET'));
  api.get('/calc', (c) => send(c, { status: 200, text: JSON.stringify(built?.listed ?? []) }));
  api.all('/calc', notAllowed('GET'));
  api.get(ONE, (c) => forOne(c, (id) => answer(c, async () => ({ id, today: c.req.query('hoje') }))));
  api.post(ONE, (c) =>
    forOne(c, (id) =>
      answer(c, async () => {
        const body = await bodyOf(c.req.raw);
        return 'status' in body ? body : { id, today: c.req.query('hoje'), body: body.text };
      }),
    ),
  );
  api.all(ONE, notAllowed('GET, POST'));
  api.all('*', (c) => send(c, refusal(404, 'Endereço desconhecido. A descrição está em /api/openapi.json.')));
  api.onError((_error, c) => send(c, refusal(500, 'Erro interno do servidor.')));
  return api;
}
