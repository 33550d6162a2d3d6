import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BuiltText } from '../built-articles.ts';

const BUILT: BuiltText = {
  content: [{ tag: 'p', children: ['Um'] }],
  updatedAt: '2026-11-20T02:00:00+00:00',
};
const POST = {
  slug: 'cambio',
  title: 'Câmbio',
  excerpt: 'Resumo',
  category: 'impostos',
  read_time: 5,
  published_at: '2026-11-20T01:00:00+00:00',
  cover_image: null,
  cover_image_alt: null,
  cta_1_text: null,
  cta_1_link: null,
  cta_2_text: null,
  cta_2_link: null,
  related_calculators: [],
  content: '<p>Dois</p>',
  content_image_1: null,
  content_image_1_alt: null,
  content_image_2: null,
  content_image_2_alt: null,
};

/** Counts loads of the HTML reader. */
const loaded = vi.hoisted(() => ({ times: 0 }));

vi.mock('./post-content.ts', async (importOriginal) => {
  loaded.times += 1;
  return importOriginal<typeof import('./post-content.ts')>();
});

function respondWith(updatedAt: string): void {
  vi.stubGlobal('fetch', async () => Response.json([{ post: { ...POST, updated_at: updatedAt } }]));
}

beforeEach(() => {
  vi.resetModules();
  loaded.times = 0;
  vi.stubEnv('VITE_SUPABASE_URL', 'https://projeto.supabase.co');
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'chave');
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe('the text of an article in the build', () => {
  it('is reused if unchanged', async () => {
    respondWith(BUILT.updatedAt);
    const { findArticle } = await import('./published-articles.ts');
    expect(await findArticle('cambio', BUILT)).toMatchObject({
      article: { title: 'Câmbio' },
      content: BUILT.content,
    });
    expect(loaded.times).toBe(0);
  });

  it('is read again after a change', async () => {
    respondWith('2026-11-21T02:00:00+00:00');
    const { findArticle } = await import('./published-articles.ts');
    expect(await findArticle('cambio', BUILT)).toMatchObject({
      content: [{ tag: 'p', children: ['Dois'] }],
    });
    expect(loaded.times).toBe(1);
  });
});
