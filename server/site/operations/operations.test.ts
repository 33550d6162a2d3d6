import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import type { BackendHealth } from './health.ts';
import { operations } from './operations.ts';
import type { OperationsOptions } from './operations.ts';
import { operationsFrom } from './settings.ts';

const REPORT = {
  'csp-report': {
    'document-uri': 'https://contas.example/busca?q=segredo',
    'effective-directive': 'script-src-elem',
    'blocked-uri': 'https://outro.example/a.js?senha=1',
  },
};

/** Creates a site with one page and one that fails, and collects its log lines. */
function watched(options: Partial<OperationsOptions> = {}, outgoing = { closed: false }) {
  const lines: string[] = [];
  const app = new Hono();
  const defaults = { log: true, hstsSeconds: 0, backendHealth: async (): Promise<BackendHealth> => 'ok' };
  const all = operations({ ...defaults, write: (line) => void lines.push(line), ...options });
  for (const middleware of all) app.use(middleware);
  app.get('/blog', (c) => c.text('Blog'));
  app.get('/quebra', () => {
    throw new TypeError('linha um\nlinha dois');
  });
  app.onError((_error, c) => c.text('Erro', 500));
  const ask = async (path: string, init?: RequestInit): Promise<Response> =>
    app.request(`http://localhost${path}`, init, { outgoing });
  const report = (body: unknown): Promise<Response> =>
    ask('/relatos-csp', { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) });
  const health = async (): Promise<unknown> => (await ask('/saude')).json();
  return { lines, ask, report, health };
}

describe('/saude', () => {
  it.each([
    ['ok', 200, 'ok'],
    ['externo', 200, 'ok'],
    ['iniciando', 503, 'indisponível'],
    ['falhou', 503, 'indisponível'],
  ] as const)('with a backend that is %s answers %i', async (backend, status, state) => {
    const answer = await watched({ backendHealth: async () => backend }).ask('/saude');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, 'no-store']);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await answer.json()).toEqual({ estado: state, backend, segundosNoAr: 0, relatosCsp: 0 });
  });

  it('reports a failed check, and checks the database once for a burst of requests', async () => {
    let calls = 0;
    const { ask } = watched({
      backendHealth: async () => {
        calls += 1;
        throw new Error('senha do banco');
      },
    });
    const answers = await Promise.all([ask('/saude'), ask('/saude'), ask('/saude')]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
    expect(await answers[0]?.text()).not.toContain('senha');
    expect(calls).toBe(1);
  });

  it.each([
    [600_000_000, 'ok'],
    [500_000_000, 'pouco'],
    [0, 'pouco'],
  ])('with %i free bytes says only that the space is %s', async (bytes, espaco) => {
    const answer = await watched({ freeBytes: () => bytes }).ask('/saude');
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ estado: 'ok', espaco });
  });

  it('allows only GET and HEAD', async () => {
    expect((await watched().ask('/saude', { method: 'POST' })).status).toBe(404);
  });
});

describe('the log', () => {
  it('writes one line per request, without the query', async () => {
    const { lines, ask } = watched();
    await ask('/blog?token=segredo', { headers: { 'x-forwarded-for': '203.0.113.9' } });
    await ask('/nada');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z 200 GET \/blog \d+ms$/);
    expect(lines[1]).toMatch(/ 404 GET \/nada \d+ms$/);
  });

  it('writes one line per failure, with its reason', async () => {
    const { lines, ask } = watched();
    await ask('/quebra');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/ 500 GET \/quebra \d+ms TypeError: linha um linha dois$/);
  });

  it('does not count a client that goes away as a failure of the server', async () => {
    const { lines, ask } = watched({}, { closed: true });
    await ask('/quebra');
    expect(lines[0]).toMatch(/ 499 GET \/quebra \d+ms TypeError: linha um linha dois$/);
  });

  it('cannot be forged by control characters in a path', async () => {
    const { lines, ask } = watched();
    await ask('/a%0A2026-11-22T00:00:00.000Z 200 GET /forjada');
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain('\n');
  });

  it('truncates long paths', async () => {
    const { lines, ask } = watched();
    await ask(`/${'a'.repeat(14_000)}`);
    expect(lines[0]).toMatch(/ 404 GET \/a{299}… \d+ms$/);
  });

  it('is off by default', async () => {
    const { lines, ask, report } = watched({ log: false });
    await ask('/quebra');
    await report(REPORT);
    expect(lines).toEqual([]);
  });
});

describe('CSP reports', () => {
  it('are counted in either format, and logged without the addresses of pages', async () => {
    const { lines, report, health } = watched();
    const modern = { type: 'csp-violation', body: { effectiveDirective: 'img-src', blockedURL: 'inline' } };
    expect((await report(REPORT)).status).toBe(204);
    expect((await report([modern, { type: 'deprecation', body: {} }, modern])).status).toBe(204);
    expect(await health()).toMatchObject({ relatosCsp: 3 });
    const reports = lines.filter((line) => line.includes(' CSP ')).map((line) => line.replace(/^\S+ /, ''));
    const image = 'CSP img-src inline';
    expect(reports).toEqual(['CSP script-src-elem https://outro.example', image, image]);
    expect(lines.join()).not.toMatch(/segredo|senha/);
  });

  it.each(['', 'isto não é JSON', 'null', '[]', '{"csp-report":{"effective-directive":"x\\ny"}}'])(
    'that are malformed, %j, are refused',
    async (body) => {
      const { report, health } = watched();
      expect((await report(body)).status).toBe(400);
      expect(await health()).toMatchObject({ relatosCsp: 0 });
    },
  );

  it('must arrive within seconds', async () => {
    vi.useFakeTimers();
    try {
      const body = new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(1)) });
      const init = { method: 'POST', body, duplex: 'half' };
      const answer = watched().ask('/relatos-csp', init);
      await vi.advanceTimersByTimeAsync(6000);
      expect((await answer).status).toBe(408);
    } finally {
      vi.useRealTimers();
    }
  });

  it('must be small, and are counted at most sixty times a minute', async () => {
    const { report, health } = watched();
    const large = await report('x'.repeat(20_000));
    expect([large.status, large.headers.get('cache-control')]).toEqual([413, 'no-store']);
    for (let sent = 0; sent < 70; sent += 1) await report(REPORT);
    expect(await health()).toMatchObject({ relatosCsp: 60 });
  });
});

describe('Strict-Transport-Security', () => {
  const sent = async (hstsSeconds: number, proto?: string) => {
    const headers = new Headers(proto === undefined ? {} : { 'x-forwarded-proto': proto });
    return (await watched({ hstsSeconds }).ask('/blog', { headers })).headers.get(
      'strict-transport-security',
    );
  };

  it('is sent only over https, if the host enables it', async () => {
    expect(await sent(31_536_000, 'https')).toBe('max-age=31536000');
    expect(await sent(31_536_000, 'http')).toBeNull();
    expect(await sent(31_536_000)).toBeNull();
    expect(await sent(0, 'https')).toBeNull();
  });
});

describe('operationsFrom', () => {
  it('disables everything by default', () => {
    expect(operationsFrom({})).toEqual({ log: false, hstsSeconds: 0 });
    expect(operationsFrom({ CALCULARIO_LOG: '1', CALCULARIO_HSTS: '300' })).toEqual({
      log: true,
      hstsSeconds: 300,
    });
  });

  it.each([{ CALCULARIO_LOG: 'sim' }, { CALCULARIO_HSTS: '-1' }, { CALCULARIO_HSTS: 'um ano' }])(
    'refuses %j',
    (env) => expect(() => operationsFrom(env)).toThrow(/^CALCULARIO_/),
  );
});
