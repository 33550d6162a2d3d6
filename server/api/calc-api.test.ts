import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeAll, afterAll, describe, expect, it, vi } from 'vitest';
import { API_FOLDER, LIST_FILE, OPENAPI_FILE } from './built-calculators.ts';
import { calcApi, type CalcApiOptions } from './calc-api.ts';
import { createCalculations, type CalculationOptions, type Calculations } from './calculations.ts';

/** Calculators without a build: one doubles its input, one never ends, one crashes. */
const MODULES = {
  dobro: `
    export function compute(inputs, { today }) {
      if (typeof inputs !== 'object' || inputs === null || Array.isArray(inputs)) throw new TypeError('Um objeto.');
      if (today !== undefined && !/^\\d{4}-\\d{2}-\\d{2}$/.test(today)) throw new RangeError('Data inválida.');
      return typeof inputs.valor === 'number'
        ? { ok: true, result: { dobro: 2 * inputs.valor }, warnings: [] }
        : { ok: false, errors: [{ field: 'valor', message: 'Informe o valor' }] };
    }
    export const schema = ({ today }) => ({ type: 'object', title: today ?? 'hoje' });`,
  infinita: 'export function compute() { for (;;) {} } export const schema = () => ({});',
  morta: 'export function compute() { process.exit(1); } export const schema = () => ({});',
};
const DOUBLE = '/api/calc/contas/dobro';
const ENDLESS = '/api/calc/contas/infinita';

let site: string;
const servers: Server[] = [];
const opened: Calculations[] = [];

beforeAll(() => {
  site = mkdtempSync(join(tmpdir(), 'calculario-api-'));
  mkdirSync(join(site, API_FOLDER, 'contas'), { recursive: true });
  for (const [name, code] of Object.entries(MODULES)) {
    writeFileSync(join(site, API_FOLDER, 'contas', `${name}.js`), code);
  }
  writeFileSync(join(site, API_FOLDER, 'package.json'), '{"type":"module"}');
  const listed = Object.keys(MODULES).map((name) => ({
    id: `contas/${name}`,
    name,
    title: name,
    description: name,
  }));
  writeFileSync(join(site, API_FOLDER, LIST_FILE), JSON.stringify(listed));
  writeFileSync(join(site, API_FOLDER, OPENAPI_FILE), '{"openapi":"3.1.1"}');
});

afterEach(async () => {
  for (const calculations of opened.splice(0)) await calculations.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

afterAll(() => rmSync(site, { recursive: true }));

/** Serves the endpoint on a free port. */
async function listen(options: Partial<CalcApiOptions> = {}): Promise<string> {
  const app = new Hono().route('/api', calcApi({ site, ...options }) as unknown as Hono);
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Creates a pool of workers that closes after the test. */
function openCalculations(options: CalculationOptions): Calculations {
  const calculations = createCalculations(join(site, API_FOLDER), options);
  opened.push(calculations);
  return calculations;
}

function post(base: string, body: BodyInit, path = DOUBLE, type = 'application/json'): Promise<Response> {
  return fetch(base + path, { method: 'POST', body, headers: { 'Content-Type': type } });
}

describe('the list and the description', () => {
  it('can be fetched from any site, and are revalidated', async () => {
    const base = await listen();
    for (const path of ['/api/calc', '/api/openapi.json']) {
      const answer = await fetch(base + path, { headers: { Origin: 'https://outro.example' } });
      expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
      expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      const tag = answer.headers.get('etag') ?? '';
      expect((await fetch(base + path, { headers: { 'If-None-Match': tag } })).status).toBe(304);
    }
    expect(await (await fetch(`${base}/api/calc`)).json()).toHaveLength(3);
  });

  it('cannot run as a page or appear in search engines', async () => {
    const { headers } = await fetch(`${await listen()}/api/calc`);
    expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(headers.get('content-security-policy')).toMatch(
      /default-src 'none'.*frame-ancestors 'none'.*sandbox/,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  });
});

describe('a calculation', () => {
  it('returns the same result as the command line, and is not cached', async () => {
    const answer = await post(await listen(), '{"valor": 21}');
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await answer.json()).toEqual({ ok: true, result: { dobro: 42 }, warnings: [] });
  });

  it('with invalid inputs is refused with a message for each field', async () => {
    const answer = await post(await listen(), '{}');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      ok: false,
      errors: [{ field: 'valor', message: 'Informe o valor' }],
    });
  });

  it('takes the date from the query', async () => {
    const base = await listen();
    expect(await (await fetch(`${base}${DOUBLE}?hoje=2025-05-01`)).json()).toEqual({
      type: 'object',
      title: '2025-05-01',
    });
    expect((await post(base, '{}', `${DOUBLE}?hoje=ontem`)).status).toBe(400);
  });

  it('is refused with the status of each client error', async () => {
    const base = await listen();
    const statuses = [
      (await post(base, '{')).status,
      (await post(base, '')).status,
      (await post(base, '[1]')).status,
      (await post(base, new Uint8Array([0x22, 0xff, 0x22]))).status,
      (await post(base, '{}', DOUBLE, 'text/plain')).status,
      (await post(base, '{}', DOUBLE, 'application/json; charset=latin1')).status,
      (await post(base, ' '.repeat(64 * 1024 + 1))).status,
      (await post(base, '{}', '/api/calc/contas/triplo')).status,
      (await post(base, '{}', '/api/calc/__proto__/constructor')).status,
      (await post(base, '{}', '/api/calc/..%2f..%2fserver/main')).status,
      (await fetch(base + DOUBLE, { method: 'PUT', body: '{}' })).status,
      (await fetch(`${base}/api/nada`)).status,
    ];
    expect(statuses).toEqual([400, 400, 400, 400, 415, 415, 413, 404, 404, 404, 405, 404]);
    expect(await (await post(base, '{')).json()).toMatchObject({ ok: false, errors: [{ field: '' }] });
  });

  it('lists the allowed methods when it refuses another one', async () => {
    const base = await listen();
    const answer = await fetch(base + DOUBLE, { method: 'DELETE' });
    expect(answer.headers.get('allow')).toBe('GET, POST');
  });

  it('can be requested from any site', async () => {
    const answer = await fetch((await listen()) + DOUBLE, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://outro.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'content-type',
      },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
    expect(answer.headers.get('access-control-allow-headers')).toContain('Content-Type');
  });

  it('redirects a former id to the current one', async () => {
    const base = await listen({ movedTo: (id) => (id === 'contas/duplo' ? 'contas/dobro' : undefined) });
    const answer = await post(base, '{"valor": 4}', '/api/calc/contas/duplo?hoje=2025-05-01');
    expect([answer.url, answer.status]).toEqual([`${base}${DOUBLE}?hoje=2025-05-01`, 200]);
  });

  it('is limited per minute', async () => {
    const base = await listen({ limit: { count: 2, seconds: 60 } });
    expect([(await post(base, '{}')).status, (await fetch(base + DOUBLE)).status]).toEqual([422, 200]);
    const answer = await post(base, '{}');
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetch(`${base}/api/calc`)).status).toBe(200);
  });

  it('that never ends or crashes is stopped without affecting the next one', async () => {
    const base = await listen({ calculations: openCalculations({ deadlineMs: 3000, workers: 1 }) });
    expect((await post(base, '{}', ENDLESS)).status).toBe(503);
    expect((await post(base, '{"valor": 1}')).status).toBe(200);
    expect((await post(base, '{}', '/api/calc/contas/morta')).status).toBe(500);
    expect((await post(base, '{"valor": 1}')).status).toBe(200);
  });

  it('that never ends does not delay others', async () => {
    const calculations = openCalculations({ deadlineMs: 60_000, workers: 2 });
    const base = await listen({ calculations });
    const endless = post(base, '{}', ENDLESS);
    const answers = [await post(base, '{"valor": 1}'), await post(base, '{"valor": 2}')];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    // The endless calculation must still be running here.
    await calculations.close();
    expect((await endless).status).toBe(500);
  });

  it('is refused temporarily if the queue is full', async () => {
    const calculations = openCalculations({ deadlineMs: 60_000, workers: 1, mostWaiting: 1 });
    const base = await listen({ calculations });
    const answers = [post(base, '{}', ENDLESS), post(base, '{}', ENDLESS), post(base, '{}', ENDLESS)];
    // One calculation runs and one waits, so that the third is refused immediately.
    const refused = await Promise.race(answers);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await refused.json()).toEqual({
      ok: false,
      errors: [{ field: '', message: 'O servidor está ocupado. Tente de novo em instantes.' }],
    });
    await calculations.close();
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([500, 503, 503]);
  });

  it('succeeds while a few addresses occupy all slots with slow bodies', async () => {
    const base = await listen({ proxies: 1 });
    const from = (address: string) => ({
      'Content-Type': 'application/json',
      'X-Forwarded-For': address,
    });
    const slow = Array.from({ length: 64 }, (_, index) => {
      const headers = from(`203.0.113.${Math.floor(index / 16)}`);
      const sent = request(base + DOUBLE, { method: 'POST', headers, agent: false });
      sent.on('error', () => undefined).write('{');
      return sent;
    });
    const ask = (address: string) =>
      fetch(base + DOUBLE, { method: 'POST', body: '{"valor": 21}', headers: from(address) });
    await vi.waitFor(async () => expect((await ask('203.0.113.3')).status).toBe(503), { timeout: 10_000 });
    expect((await ask('198.51.100.1')).status).toBe(200);
    for (const each of slow) each.destroy();
  });

  it('never logs inputs', async () => {
    const spies = (['log', 'error', 'warn'] as const).map((name) => vi.spyOn(console, name));
    const base = await listen();
    for (const body of ['{"valor": "segredo"}', '{"valor"', '{"__proto__": {"valor": 1}}'])
      await post(base, body);
    expect(spies.flatMap(({ mock }) => mock.calls)).toEqual([]);
    for (const spy of spies) spy.mockRestore();
  });
});

describe('a site that was built without calculators', () => {
  it('lists none, and responds 404 to requests for one', async () => {
    const base = await listen({ site: join(site, 'nada') });
    expect(await (await fetch(`${base}/api/calc`)).json()).toEqual([]);
    expect((await fetch(`${base}/api/openapi.json`)).status).toBe(404);
    expect((await post(base, '{}')).status).toBe(404);
  });
});
