import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Article } from '../../src/blog/article.ts';
import { listenOnFreePort } from '../../server/site/listen.ts';
import { builtFor } from '../../src/app/document/built-for.ts';
import { readPublished } from './published.ts';

let server: Server | undefined;

/** Serves a mock hosted project. */
async function project(answer: (table: string, query: URLSearchParams, response: ServerResponse) => void) {
  const started = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    response.setHeader('Content-Type', 'application/json');
    answer(pathname.replace('/rest/v1/', ''), searchParams, response);
  });
  server = started;
  const port = await listenOnFreePort(started, 0, '127.0.0.1');
  return { VITE_SUPABASE_URL: `http://127.0.0.1:${port}`, VITE_SUPABASE_ANON_KEY: 'chave' };
}

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  vi.restoreAllMocks();
});

const row = (slug: string) => ({
  slug,
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  title: 'Câmbio',
  excerpt: 'Resumo',
  category: 'impostos',
  read_time: 5,
  // In Brazil, it is still the previous day.
  published_at: '2026-11-20T01:00:00+00:00',
  cover_image: 'javascript:x',
  cover_image_alt: null,
  cta_1_text: null,
  cta_1_link: null,
  cta_2_text: null,
  cta_2_link: null,
  related_calculators: ['CDI'],
});
const text = {
  content: '<h2>Um</h2><script>x</script><p onclick="x">Dois</p>',
  content_image_1: null,
  content_image_1_alt: null,
  content_image_2: null,
  content_image_2_alt: null,
  updated_at: '2026-11-20T02:00:00+00:00',
};

const CAMBIO: Article = {
  id: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  slug: 'cambio',
  title: 'Câmbio',
  excerpt: 'Resumo',
  category: 'impostos',
  readTime: 5,
  publishedAt: '2026-11-19',
  publishedMoment: '2026-11-20T01:00:00+00:00',
  ctaButtons: {},
  relatedCalculators: ['CDI'],
};
const CAMBIO_TEXT = {
  content: [
    { tag: 'h2', children: ['Um'] },
    { tag: 'p', children: ['Dois'] },
  ],
  updatedAt: '2026-11-20T02:00:00+00:00',
} as const;

describe('published articles in a build', () => {
  it('include their contents', async () => {
    const environment = await project((table, query, response) => {
      const isList = table === 'blog_posts';
      const slug = query.get('slug')?.replace('eq.', '') ?? '';
      response.end(JSON.stringify(isList ? [row('cambio')] : [{ post: { ...row(slug), ...text } }]));
    });
    expect(await readPublished(environment)).toEqual({
      articles: [CAMBIO],
      texts: { cambio: CAMBIO_TEXT },
    });
  });

  it('are empty without a warning if no project is configured', async () => {
    const warn = vi.spyOn(console, 'warn');
    for (const environment of [
      {},
      { VITE_SUPABASE_URL: 'http://127.0.0.1:9' },
      { VITE_SUPABASE_ANON_KEY: 'x' },
    ]) {
      expect(await readPublished(environment)).toEqual({ articles: [], texts: {} });
    }
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['an error', (response: ServerResponse) => void response.writeHead(500).end('{}')],
    ['a page of HTML', (response: ServerResponse) => void response.end('<!doctype html>')],
    ['something else', (response: ServerResponse) => void response.end('{"ok":true}')],
    ['nothing', (response: ServerResponse) => void response.destroy()],
  ])('are empty with a warning if the project responds with %s', async (_what, answer) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const environment = await project((_table, _query, response) => answer(response));
    expect(await readPublished(environment)).toEqual({ articles: [], texts: {} });
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('O backend não respondeu'));
  });
});

describe('data embedded in a page', () => {
  const own = ['a', 'b', 'c'].map((slug): Article => ({
    ...CAMBIO,
    id: `id-de-${slug}`,
    slug,
    category: 'saude',
    publishedAt: '2026-01-01',
  }));
  const other: Article = { ...CAMBIO, slug: 'outro', category: 'saude', publishedAt: '2025-01-01' };
  const built = {
    articles: [CAMBIO, other],
    texts: { cambio: CAMBIO_TEXT, outro: { content: [], updatedAt: '2026-11-21T02:00:00+00:00' } },
  };

  it.each([
    ['/blog', ['cambio', 'outro'], []],
    ['/blog/cambio', ['cambio'], ['cambio']],
    ['/blog/a', ['outro'], []],
    ['/blog/_artigo', [], []],
    ['/', [], []],
  ])('for %s includes only the articles that it shows', (path, articles, texts) => {
    const carried = builtFor(path, built, own);
    expect(carried.articles.map(({ slug }) => slug)).toEqual(articles);
    expect(Object.keys(carried.texts)).toEqual(texts);
  });

  it('always includes the articles that replace our own', () => {
    const edited: Article = { ...CAMBIO, id: 'id-de-c', slug: 'novo-c', publishedAt: '2024-01-01' };
    const { articles } = builtFor('/blog/a', { ...built, articles: [...built.articles, edited] }, own);
    expect(articles.map(({ slug }) => slug)).toEqual(['cambio', 'outro', 'novo-c']);
  });
});
