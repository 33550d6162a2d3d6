import type { MiddlewareHandler } from 'hono';
import { pathOf } from '../request-path.ts';

const HEALTH_PATH = '/saude';

export type BackendHealth = 'ok' | 'iniciando' | 'falhou' | 'externo';

/** Progress of the next build with changed settings, known only to a server that builds the site. */
export type BuildProgress = 'atual' | 'montando' | 'falhou';

/** Reported state, which must reveal nothing useful to attackers and nothing about visitors. */
export interface HealthFacts {
  backend: () => Promise<BackendHealth>;
  /** Number of reported violations of the content policy since the start. */
  cspReports: () => number;
  build?: (() => BuildProgress) | undefined;
  /** Free bytes on the disk with the data, if there is one. */
  freeBytes?: (() => number) | undefined;
}

/** Free space below which the operator should act: the database stops at a full disk. */
const LITTLE_SPACE_BYTES = 512 * 1024 * 1024;

/** Cache lifetime of the backend's state, so that a flood of requests adds no load to the database. */
const CACHE_MS = 1000;

/** Serves `/saude`: 200 if the site is healthy, 503 otherwise. */
export function health(facts: HealthFacts, now = () => performance.now()): MiddlewareHandler {
  const startedAt = now();
  let cachedAt = Number.NEGATIVE_INFINITY;
  let cached: Promise<BackendHealth> | undefined;
  const backendHealth = (): Promise<BackendHealth> => {
    if (cached === undefined || now() - cachedAt >= CACHE_MS) {
      cachedAt = now();
      cached = facts.backend().catch((): BackendHealth => 'falhou');
    }
    return cached;
  };
  return async (c, next) => {
    if (pathOf(c) !== HEALTH_PATH || !['GET', 'HEAD'].includes(c.req.method)) return next();
    const backend = await backendHealth();
    const isHealthy = backend === 'ok' || backend === 'externo';
    const body = {
      estado: isHealthy ? 'ok' : 'indisponível',
      backend,
      segundosNoAr: Math.floor((now() - startedAt) / 1000),
      relatosCsp: facts.cspReports(),
      ...(facts.build ? { site: facts.build() } : {}),
      // Keep status 200 with little space, because a restart would not help, and fails on a full disk.
      ...(facts.freeBytes ? { espaco: facts.freeBytes() < LITTLE_SPACE_BYTES ? 'pouco' : 'ok' } : {}),
    };
    const headers = {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
    };
    return c.json(body, isHealthy ? 200 : 503, headers);
  };
}
