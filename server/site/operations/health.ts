import type { MiddlewareHandler } from 'hono';
import { pathOf } from '../request-path.ts';

/** Address for monitors. */
const HEALTH_PATH = '/saude';

export type BackendHealth = 'ok' | 'iniciando' | 'falhou' | 'externo';

/** Progress of the site's next build with changed settings; only a server that builds it knows. */
export type BuildProgress = 'atual' | 'montando' | 'falhou';

/** The reported state, which helps no attacker and reveals nothing about visitors. */
export interface HealthFacts {
  backend: () => Promise<BackendHealth>;
  /** Number of reported violations of the content policy since the start. */
  cspReports: () => number;
  build?: (() => BuildProgress) | undefined;
}

/** Time for which an answer is reused, so that a flood of questions costs the database no more. */
const SHARED_MS = 1000;

/** `/saude`: 200 while the site can serve everything that it should, 503 otherwise. */
export function health(facts: HealthFacts, now = () => performance.now()): MiddlewareHandler {
  const startedAt = now();
  let answeredAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<BackendHealth> | undefined;
  const backendHealth = (): Promise<BackendHealth> => {
    if (answer === undefined || now() - answeredAt >= SHARED_MS) {
      answeredAt = now();
      answer = facts.backend().catch((): BackendHealth => 'falhou');
    }
    return answer;
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
