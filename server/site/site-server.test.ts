import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it, vi } from 'vitest';
import { createSiteApp, type SiteApp } from './site-app.ts';
import { createSiteServer, type SiteServerOptions } from './site-server.ts';
import { SCRIPT, smallSitePerTest } from './testing/small-site.ts';

const site = smallSitePerTest();
const { afterwards, listen } = site;

it('the server serves another build as soon as it replaces the first one', async () => {
  const next = mkdtempSync(join(tmpdir(), 'calculario-next-'));
  afterwards(() => rmSync(next, { recursive: true }));
  await cp(site.root, next, { recursive: true });
  await writeFile(join(next, 'index.html'), '<title>Outro</title>');
  const apps = [site.root, next].map((folder) => createSiteApp({ root: folder, env: {} }, false));
  afterwards(() => Promise.all(apps.map(({ close }) => close())));
  let [current] = apps;
  const { base } = await listen({}, () => current as SiteApp);
  const home = async () => (await fetch(base)).text();
  expect(await home()).not.toContain('Outro');
  [, current] = apps;
  expect(await home()).toContain('Outro');
});

it('pages opened before a rebuild load the rest of their code, and nothing else, from the replaced site', async () => {
  const next = mkdtempSync(join(tmpdir(), 'calculario-next-'));
  afterwards(() => rmSync(next, { recursive: true }));
  await writeFile(join(next, 'index.html'), '<title>Outro</title>');
  const { base } = await listen({ root: next, replaced: site.root });
  const code = await fetch(`${base}/assets/app-1a2b.js`);
  expect([code.status, await code.text()]).toEqual([200, SCRIPT]);
  expect(code.headers.get('cache-control')).toContain('immutable');
  expect(await (await fetch(base)).text()).toContain('Outro');
  expect((await fetch(`${base}/blog`)).status).toBe(404);
  expect((await fetch(`${base}/assets/nada.js`)).status).toBe(404);
});

/** Sends a raw request target, which `fetch` would normalize. */
async function sendRaw(port: number, requestLine: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const line = requestLine.includes('HTTP/1.1') ? requestLine : `${requestLine} HTTP/1.1`;
  socket.write(`${line}\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  return text(socket);
}

describe('the site', () => {
  it('refuses a request with two Host headers', async () => {
    const { port } = await listen();
    expect(await sendRaw(port, 'GET / HTTP/1.1\r\nHost: outro.example')).toMatch(/^HTTP\/1\.1 400 /);
  });

  it('sends strict headers with every kind of response', async () => {
    const { base } = await listen();
    for (const path of ['/', '/blog/', '/nada', '/%', '/admin', '/assets/app-1a2b.js']) {
      const { headers } = await fetch(base + path, { redirect: 'manual' });
      expect(headers.get('content-security-policy'), path).toContain("script-src 'self';");
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
    }
  });

  it('keeps idle connections of a proxy open longer than the proxy does', async () => {
    const idle = async (options: Partial<SiteServerOptions>) => {
      const { port } = await listen(options);
      const socket = connect(port, '127.0.0.1');
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
      const [head] = (await once(socket, 'data')) as [Buffer];
      socket.destroy();
      return Number(/^keep-alive: timeout=(\d+)/im.exec(head.toString())?.[1]);
    };
    // Caddy closes idle connections after two minutes.
    expect(await idle({ proxies: 1 })).toBeGreaterThan(120);
    expect(await idle({})).toBeLessThan(30);
  });

  it('allows other sites to frame only embedded calculators', async () => {
    const { base } = await listen();
    const framesOf = async (path: string) => {
      const { headers } = await fetch(base + path, { redirect: 'manual' });
      return /frame-ancestors (\S+)/.exec(headers.get('content-security-policy') ?? '')?.[1];
    };
    expect(await framesOf('/embed/saude/imc')).toBe('*');
    expect((await fetch(`${base}/embed/saude/imc`)).headers.get('x-robots-tag')).toBe('noindex');
    for (const path of [
      '/',
      '/blog',
      '/admin',
      '/nada',
      '/embed/saude/nada',
      '/embed/%2e%2e/admin',
      '/embed/saude/imc/',
    ]) {
      expect(await framesOf(path), path).toBe("'self'");
    }
  });

  it('serves the API below /api', async () => {
    const { base } = await listen();
    expect(await (await fetch(`${base}/api/calc`)).json()).toEqual([]);
    const answer = await fetch(`${base}/api/calc/saude/imc`, { method: 'POST', body: '{}' });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('serves pages, 404 and redirects', async () => {
    const { base } = await listen();
    expect(await (await fetch(`${base}/blog`)).text()).toBe('<h1>Blog</h1>');
    const moved = await fetch(`${base}/blog/?q=a%20b`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/blog?q=a%20b']);
    const missing = await fetch(`${base}/nada`);
    expect([missing.status, await missing.text()]).toEqual([404, '<h1>Página não encontrada</h1>']);
    const admin = await fetch(`${base}/admin/blog`);
    expect([admin.status, admin.headers.get('x-robots-tag')]).toEqual([200, 'noindex']);
  });

  it.each([
    ['gzip;q=0.5, br;q=0.4', 'br'],
    ['br;q=0, gzip;q=0', null],
  ])('understands the weights of encodings (%s)', async (accepted, encoding) => {
    const { base } = await listen();
    const answer = await fetch(`${base}/assets/app-1a2b.js`, { headers: { 'accept-encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await answer.text()).toBe(SCRIPT);
  });

  it('sends the precompressed file, or 304 if the client has cached it', async () => {
    const { base } = await listen();
    const url = `${base}/assets/app-1a2b.js`;
    const first = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    expect(first.headers.get('content-encoding')).toBe('br');
    expect(await first.text()).toBe(SCRIPT);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(url, { headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    // Some caches replace the type of the stored file by one in the response.
    expect(again.headers.has('content-type')).toBe(false);
  });

  it('responds to HEAD with the headers of GET, also with 304', async () => {
    const { base } = await listen();
    const url = `${base}/blog`;
    const get = await fetch(url);
    const head = await fetch(url, { method: 'HEAD' });
    const etag = get.headers.get('etag') ?? '';
    for (const name of ['etag', 'content-length', 'content-type', 'cache-control', 'vary'])
      expect(head.headers.get(name)).toBe(get.headers.get(name));
    const again = await fetch(url, { method: 'HEAD', headers: { 'if-none-match': etag } });
    expect([again.status, again.headers.get('etag')]).toEqual([304, etag]);
  });

  it('responds to HEAD without a body, and refuses other methods', async () => {
    const { base, port } = await listen();
    const head = await sendRaw(port, 'HEAD /blog');
    expect(head).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(head).toMatch(/\r\n\r\n$/);
    const post = await fetch(`${base}/blog`, { method: 'POST', body: 'x' });
    expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('sends the complete file to a client that requests a range', async () => {
    const { base } = await listen();
    for (const range of ['bytes=0-3', 'bytes=9-2', 'bytes=900-', 'bytes=a-b']) {
      const answer = await fetch(`${base}/assets/app-1a2b.js`, { headers: { range } });
      expect([answer.status, await answer.text()], range).toEqual([200, SCRIPT]);
    }
  });

  it.each([
    ['GET /%', 400],
    ['GET /../../etc/passwd', 404],
    ['GET /%2e%2e%2f%2e%2e%2fetc/passwd', 400],
    ['GET //evil.example/', 404],
    ['GET http://outro.example/blog', 200],
    ['GET /' + 'a'.repeat(300), 404],
  ])('survives %s', async (requestLine, status) => {
    const { base, port } = await listen();
    expect(await sendRaw(port, requestLine)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect((await fetch(base)).status).toBe(200);
  });

  it('refuses to start with an invalid backend address', () => {
    expect(() => createSiteServer({ root: site.root, env: { VITE_SUPABASE_URL: 'nada' } })).toThrow(
      /VITE_SUPABASE_URL/,
    );
  });
});

describe('operations', () => {
  it('are active if enabled, including the header for CSP reports', async () => {
    const { base } = await listen({
      operations: { log: false, hstsSeconds: 0, backendHealth: async () => 'externo' },
    });
    const health = await fetch(`${base}/saude`);
    expect([health.status, await health.json()]).toMatchObject([200, { estado: 'ok' }]);
    const { headers } = await fetch(base);
    expect(headers.get('content-security-policy')).toMatch(/; report-uri \/relatos-csp; report-to csp$/);
    expect(headers.get('reporting-endpoints')).toBe('csp="/relatos-csp"');
  });

  it('are inactive by default', async () => {
    const { base } = await listen();
    expect((await fetch(`${base}/saude`)).status).toBe(404);
    expect((await fetch(base)).headers.get('content-security-policy')).not.toContain('report');
  });
});

describe('the backend paths', () => {
  it('are 404 in JSON without a backend', async () => {
    const { base } = await listen();
    for (const path of ['/auth/v1', '/rest/v1/blog_posts', '/storage/v1/object/x', '/backend.json']) {
      const answer = await fetch(base + path);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'application/json']);
    }
    expect((await fetch(`${base}/rest/v10`)).headers.get('content-type')).toContain('text/html');
  });

  it('forward the method, address, headers and body, and return the response', async () => {
    const { base } = await listen({
      backend: async (request) => {
        const headers = new Headers({ 'content-type': 'text/plain' });
        headers.append('set-cookie', 'a=1');
        headers.append('set-cookie', 'b=2');
        const seen = [request.method, request.url, request.headers.get('apikey'), await request.text()];
        return new Response(JSON.stringify(seen), { status: 201, headers });
      },
    });
    const answer = await fetch(`${base}/rest/v1/t?select=a%2Cb`, {
      method: 'POST',
      headers: { apikey: 'k' },
      body: 'olá',
    });
    expect(answer.status).toBe(201);
    expect(answer.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect(await answer.json()).toEqual(['POST', `${base}/rest/v1/t?select=a%2Cb`, 'k', 'olá']);
  });

  it('stream large bodies in both directions', async () => {
    const { base } = await listen({ backend: async (request) => new Response(request.body) });
    const picture = new Uint8Array(3_000_000).fill(7);
    const answer = await fetch(`${base}/storage/v1/object/x`, { method: 'POST', body: picture });
    expect(Buffer.from(await answer.arrayBuffer()).equals(picture)).toBe(true);
  });

  it('pass on the client address, and abort when the client disconnects', async () => {
    let left: (address: string | undefined) => void;
    const leaving = new Promise<string | undefined>((resolve) => {
      left = resolve;
    });
    const { base } = await listen({
      backend: (request, context) => {
        request.signal.addEventListener('abort', () => left(context?.peerAddress));
        return new Promise(() => {});
      },
    });
    await expect(fetch(`${base}/rest/v1/t`, { signal: AbortSignal.timeout(100) })).rejects.toThrow(/timeout/);
    expect(await leaving).toBe('127.0.0.1');
  });

  it('notify the backend when the response has been sent', async () => {
    let sent: Promise<unknown> | undefined;
    const { base } = await listen({
      backend: async (_request, context) => {
        sent = context?.sent;
        return new Response('olá');
      },
    });
    expect(await (await fetch(`${base}/rest/v1/t`)).text()).toBe('olá');
    await expect(sent).resolves.toBeUndefined();
  });

  it('do not report a response as sent before the client has read it', async () => {
    let isSent = false;
    const { port } = await listen({
      backend: async (_request, context) => {
        void context?.sent?.finally(() => {
          isSent = true;
        });
        return new Response(new Uint8Array(40_000_000));
      },
    });
    const client = connect(port, '127.0.0.1').pause();
    client.on('error', () => undefined);
    client.write('GET /rest/v1/t HTTP/1.1\r\nHost: localhost\r\n\r\n');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(isSent).toBe(false);
    client.destroy();
    await vi.waitUntil(() => isSent, { timeout: 10_000 });
  });

  it('close a connection that sends many requests without reading the responses', async () => {
    let asked = 0;
    const { port, base } = await listen({
      backend: async () => {
        asked += 1;
        return new Response(new Uint8Array(100_000));
      },
    });
    const client = connect(port, '127.0.0.1').pause();
    client.on('error', () => undefined);
    client.write('GET /rest/v1/t HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(3000));
    client.resume();
    await new Promise((resolve) => client.once('close', resolve));
    expect(asked).toBeLessThanOrEqual(4);
    expect((await fetch(`${base}/rest/v1/t`)).status).toBe(200);
  });

  it('respond 500 and log the error if the backend fails, and keep serving', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    afterwards(() => log.mockRestore());
    let broken = true;
    const { base } = await listen({
      backend: () =>
        broken ? Promise.reject(new TypeError('quebrou')) : Promise.resolve(new Response('ok')),
    });
    expect((await fetch(`${base}/rest/v1/t`)).status).toBe(500);
    expect(log).toHaveBeenCalledOnce();
    broken = false;
    expect(await (await fetch(`${base}/rest/v1/t`)).text()).toBe('ok');
  });
});
