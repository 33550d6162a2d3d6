import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openSite } from '../testing/open-site.ts';
import { digestOf } from './edition.ts';
import { openLiveSite, type LiveSite } from './live-site.ts';
import { listed, testBackend, type TestBackend } from './testing/rows.ts';

/** A renderer that responds with its input. */
const PROGRAM = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ path, posts, post }) => {
  if (path === '/blog/ruim') return parentPort.postMessage({ failure: 'faulty' });
  const parts = [path, ...posts.map(({ title }) => title), post && post.content].filter(Boolean);
  parentPort.postMessage({ body: parts.join(' | ') });
});`;

const FILES = {
  'site/index.html': 'início',
  'site/404.html': 'não há',
  'site/previa/index.html': 'venceu',
  'site/blog/index.html': 'blog',
  'site/blog/nosso/index.html': 'nosso',
  'site/blog/montado/index.html': 'montado antes',
  'site/blog/_artigo/index.html': 'casca',
  'site/imagens/blog.png': 'figura',
  'site/sitemap.xml': '<urlset/>',
  'half/live.js': PROGRAM,
  'half/package.json': '{"type":"commonjs"}',
};

/** Long times, because a test may take seconds on a busy machine. */
const TIMES = { fresh: 60_000, deadline: 30_000, pause: 60_000 };

let folder: string;
const close: (() => unknown)[] = [];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'calculario-live-'));
  for (const [file, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), content);
  }
});
afterEach(async () => {
  for (const one of close.splice(0)) await one();
  rmSync(folder, { recursive: true });
});

/** Opens a site that was built with the given published articles; by default with none. */
async function open(backend: TestBackend, built = backend.posts.slice(0, 0), times = TIMES) {
  const facts = { edition: digestOf(built), ownSlugs: ['nosso'] };
  await writeFile(join(folder, 'half/artigos.json'), JSON.stringify(facts));
  const live = openLiveSite({ folder: join(folder, 'half'), embedded: backend.visitor, times });
  if (!live) throw new Error('There is no live site.');
  const site = await openSite({
    root: join(folder, 'site'),
    env: {},
    live,
    proxies: 1,
    backend: async ({ method }, context) => {
      if (method === 'POST') context?.articlesChanged?.();
      return new Response();
    },
  });
  close.push(site.close, () => live.close());
  const ask = async (path: string, init?: RequestInit) => {
    const answer = await fetch(site.address + path, { redirect: 'manual', ...init });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  };
  const seen = async (path: string) => {
    const { status, text } = await ask(path);
    return [status, text];
  };
  return { live, ask, seen };
}

describe('a site whose articles have changed since the build', () => {
  it('renders the articles and their lists', async () => {
    const { seen } = await open(testBackend(listed('novo', { title: 'Novo' })));
    expect(await seen('/blog/novo')).toEqual([200, '/blog/novo | Novo | <p>Texto</p>']);
    for (const path of ['/', '/blog', '/sitemap.xml', '/feed.xml', '/llms.txt', '/dados/inicio.json']) {
      expect(await seen(path)).toEqual([200, `${path} | Novo`]);
    }
    expect(await seen('/blog/nosso')).toEqual([200, '/blog/nosso | Novo']);
  });

  it('sends articles like other pages: compressed, with an ETag and the same CSP', async () => {
    const { ask } = await open(testBackend(listed('novo')));
    const { headers } = await ask('/blog/novo', { headers: { 'accept-encoding': 'gzip;q=0.5, br' } });
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-encoding')).toBe('br');
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(headers.get('vary')).toBe('Accept-Encoding');
    expect(headers.get('content-security-policy')).toContain("script-src 'self'");
    const etag = headers.get('etag') ?? '';
    const again = await ask('/blog/novo', { headers: { 'accept-encoding': 'br', 'if-none-match': etag } });
    expect([again.status, again.text]).toEqual([304, '']);
    const plain = await ask('/sitemap.xml', { headers: { 'accept-encoding': 'br;q=0, identity' } });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('content-type')).toMatch(/^application\/xml/);
    const head = await ask('/blog/novo', { method: 'HEAD' });
    expect([head.status, head.text]).toEqual([200, '']);
  });

  it('renders the edited version of a built-in article, and serves the built page once that is gone', async () => {
    const backend = testBackend(listed('nosso', { title: 'Editado' }));
    const { ask, seen } = await open(backend);
    expect(await seen('/blog/nosso')).toEqual([200, '/blog/nosso | Editado | <p>Texto</p>']);
    backend.posts = [listed('renomeado', { updated_at: '2026-11-21T12:00:00+00:00' }, ['nosso'])];
    await ask('/rest/v1/blog_posts', { method: 'POST' });
    const { status, headers } = await ask('/blog/nosso');
    expect([status, headers.get('location')]).toEqual([301, '/blog/renomeado']);
    backend.posts = [];
    await ask('/rest/v1/blog_posts', { method: 'POST' });
    expect(await seen('/blog/nosso')).toEqual([200, 'nosso']);
  });

  it('redirects permanently from a former address to the current one', async () => {
    const { ask } = await open(testBackend(listed('novo', {}, ['velho'])));
    const { status, headers } = await ask('/blog/velho?de=busca');
    expect([status, headers.get('location')]).toEqual([301, '/blog/novo?de=busca']);
  });

  it('returns 404 at other addresses, even for removed articles, without a backend request', async () => {
    const backend = testBackend(listed('novo'));
    const { seen } = await open(backend, [listed('montado')]);
    expect(await seen('/blog/montado')).toEqual([404, 'não há']);
    for (let number = 0; number < 50; number++) expect((await seen(`/blog/x-${number}`))[0]).toBe(404);
    expect(backend.reads).toEqual({ list: 1, article: 0 });
  });

  it('serves the blog’s general picture for each article', async () => {
    const { seen } = await open(testBackend(listed('novo')));
    expect(await seen('/imagens/blog/novo.png')).toEqual([200, 'figura']);
  });

  it('shows a change immediately if the backend reports it', async () => {
    const backend = testBackend(listed('novo', { title: 'Antes' }));
    const { ask, seen } = await open(backend);
    await seen('/blog/novo');
    await ask('/rest/v1/blog_posts', { method: 'PATCH' });
    await seen('/blog/novo');
    expect(backend.reads).toEqual({ list: 1, article: 1 });
    backend.posts = [listed('novo', { title: 'Depois', updated_at: '2026-11-21T12:00:00+00:00' })];
    await ask('/rest/v1/blog_posts', { method: 'POST' });
    expect(await seen('/blog/novo')).toEqual([200, '/blog/novo | Depois | <p>Texto</p>']);
    backend.posts = [];
    await ask('/rest/v1/blog_posts', { method: 'POST' });
    expect(await seen('/blog/novo')).toEqual([404, 'não há']);
    expect(await seen('/sitemap.xml')).toEqual([200, '<urlset/>']);
  });
});

describe('a site as it was built', () => {
  it('is served from its files while its articles are unchanged', async () => {
    const { seen } = await open(testBackend(listed('montado')), [listed('montado')]);
    expect(await seen('/blog/montado')).toEqual([200, 'montado antes']);
    expect(await seen('/blog')).toEqual([200, 'blog']);
    expect(await seen('/blog/outro')).toEqual([404, 'não há']);
  });

  it('is served from its files, and the shell, while the backend fails', async () => {
    const backend = testBackend(listed('novo'));
    backend.isBroken = true;
    const { seen } = await open(backend);
    expect(await seen('/blog/montado')).toEqual([200, 'montado antes']);
    expect(await seen('/blog/novo')).toEqual([200, 'casca']);
    expect(await seen('/sitemap.xml')).toEqual([200, '<urlset/>']);
  });

  it('is served soon, but only until the backend sends the text of an article', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const backend = testBackend(listed('novo'));
    backend.isSilent = true;
    const { seen } = await open(backend, [], { ...TIMES, deadline: 300 });
    expect(await seen('/blog/novo')).toEqual([200, 'casca']);
    backend.isSilent = false;
    expect(await seen('/blog/novo')).toEqual([200, '/blog/novo | Câmbio | <p>Texto</p>']);
    log.mockRestore();
  });

  it('is served if rendering fails, with one log message', async () => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { seen } = await open(testBackend(listed('ruim')));
    expect(await seen('/blog/ruim')).toEqual([200, 'casca']);
    expect(await seen('/blog/ruim')).toEqual([200, 'casca']);
    expect(logged).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^\/blog\/ruim: .*\(faulty\)$/));
    logged.mockRestore();
  });

  it('is served without a backend, or without the server’s part of the build', async () => {
    const none = (options: Parameters<typeof openLiveSite>[0]): LiveSite | undefined => openLiveSite(options);
    expect(none({ folder: join(folder, 'site'), embedded: testBackend().visitor })).toBeUndefined();
    await open(testBackend());
    expect(none({ folder: join(folder, 'half') })).toBeUndefined();
  });
});

describe('a link to the preview of an article', () => {
  const TOKEN = 'ab'.repeat(32);

  it('shows an article that is neither cached, indexed nor listed', async () => {
    const backend = testBackend(listed('outro', { title: 'Outro' }));
    backend.previews.set(TOKEN, listed('rascunho', { title: 'Rascunho' }));
    const { ask } = await open(backend);
    const { status, text, headers } = await ask(`/previa?chave=${TOKEN}`);
    expect([status, text]).toEqual([200, '/blog/previa-de-um-artigo | Rascunho | Outro | <p>Texto</p>']);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    for (const path of ['/blog/rascunho', '/sitemap.xml', '/feed.xml', '/blog']) {
      expect((await ask(path)).text).not.toContain('Rascunho');
    }
  });

  it('is limited to four at a time per address, which leaves the others to their readers', async () => {
    const backend = testBackend();
    backend.previews.set(TOKEN, listed('rascunho', { title: 'Rascunho' }));
    const { ask } = await open(backend);
    let answerPreviews = () => {};
    backend.previewsReady = new Promise((resolve) => (answerPreviews = resolve));
    const statuses: Record<string, number[]> = {};
    const askFrom = async (address: string) => {
      const { status } = await ask(`/previa?chave=${TOKEN}`, { headers: { 'X-Forwarded-For': address } });
      (statuses[address] ??= []).push(status);
    };
    const asked: Promise<void>[] = [];
    const askSixTimes = (address: string) => asked.push(...Array.from({ length: 6 }, () => askFrom(address)));
    const refusals = (count: number) => Array.from({ length: count }, () => 503);
    // Two addresses use up all eight slots; others still have one each.
    for (const [address, refused] of [
      ['10.0.0.1', 2],
      ['10.0.0.2', 2],
      ['10.0.0.3', 5],
    ] as const) {
      askSixTimes(address);
      await vi.waitFor(() => expect(statuses[address]).toEqual(refusals(refused)), 30_000);
    }
    asked.push(askFrom('10.0.0.9'));
    answerPreviews();
    await Promise.all(asked);
    expect(statuses['10.0.0.1']).toEqual([...refusals(2), 200, 200, 200, 200]);
    expect(statuses['10.0.0.9']).toEqual([200]);
    await askFrom('10.0.0.1');
    expect(statuses['10.0.0.1']?.at(-1)).toBe(200);
  });

  it('without an article is the same page for every reason, not indexed, with status 404', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const backend = testBackend();
    const { ask } = await open(backend);
    const expectOver = async (query: string) => {
      const { status, text, headers } = await ask(`/previa${query}`);
      expect([status, text, headers.get('x-robots-tag')]).toEqual([404, 'venceu', 'noindex']);
    };
    for (const query of ['', '?chave=', '?chave=x', `?chave=${TOKEN}`]) await expectOver(query);
    backend.isBroken = true;
    await expectOver(`?chave=${TOKEN}`);
    log.mockRestore();
  });
});
