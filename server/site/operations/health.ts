import type { MiddlewareHandler } from 'hono';
import { pathOf } from '../request-path.ts';

/** Address that monitors ask. */
const HEALTH_PATH = '/saude';

/** How the backend is. */
export type BackendHealth = 'ok' | 'iniciando' | 'falhou' | 'externo';

/** Progress of the site's next build with changed settings; only a server that builds it knows. */
export type BuildProgress = 'atual' | 'montando' | 'falhou';

/** What is told: nothing that helps an attacker, and nothing of any visitor. */
export interface HealthFacts {
  backend: () => Promise<BackendHealth>;
  /** Violations of the content policy that browsers have reported since the start. */
  cspReports: () => number;
  build?: (() => BuildProgress) | undefined;
}

/** An answer is shared for so long: who asks without end costs the database no more. */
const SHARED_MS = 1000;

/** `/saude`: 200 while the site can serve all that it should, 503 otherwise. */
export function health(facts: HealthFacts, now = () => performance.now()): MiddlewareHandler {
  const startedAt = now();
  let askedAt = Number.NEGATIVE_INFINITY;
  let asked: Promise<BackendHealth> | undefined;
  const backendHealth = (): Promise<BackendHealth> => {
    if (asked === undefined || now() - askedAt >= SHARED_MS) {
      askedAt = now();
      asked = facts.backend().catch((): BackendHealth => 'falhou');
    }
    return asked;
  };
  return async (c, next) => {
    if (pathOf(c) !== HEALTH_PATH || !['GET', 'HEAD'].includes(c.req.method)) return next();
    const backend = await backendHealth();
    const isWell = backend === 'ok' || backend === 'externo';
    const body = {
      estado: isWell ? 'ok' : 'indisponível',
      backend,
      segundosNoAr: Math.floor((now() - startedAt) / 1000),
      relatosCsp: facts.cspReports(),
      ...(facts.build ? { site: facts.build() } : {}),
    };
    return c.json(body, isWell ? 200 : 503, { 'Cache-Control': 'no-store' });
  };
}
