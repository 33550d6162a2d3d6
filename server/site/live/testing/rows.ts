/** Rows of the backend, for tests. */
import type { AddressedPost, PublishedPost } from '../../../../src/backend/published.ts';
import { readAsVisitor, type ReadTable } from '../../../../src/backend/read-table.ts';

/** A published article in a list, with optional former addresses. */
export function listed(
  slug: string,
  changes: Partial<AddressedPost> = {},
  former: string[] = [],
): AddressedPost {
  return {
    id: `id-de-${slug}`,
    slug,
    title: 'Câmbio',
    excerpt: 'Resumo',
    category: 'impostos',
    read_time: 5,
    published_at: '2026-11-20T12:00:00+00:00',
    updated_at: '2026-11-20T12:00:00+00:00',
    changed_at: null,
    cover_image: null,
    cover_image_alt: null,
    cta_1_text: null,
    cta_1_link: null,
    cta_2_text: null,
    cta_2_link: null,
    related_calculators: [],
    search_title: null,
    search_description: null,
    author_name: null,
    addresses: [slug, ...former].map((address) => ({ slug: address })),
    ...changes,
  };
}

/** Adds a text to an article. */
function withText(post: AddressedPost): PublishedPost {
  return {
    ...post,
    content: '<p>Texto</p>',
    content_image_1: null,
    content_image_1_alt: null,
    content_image_2: null,
    content_image_2_alt: null,
  };
}

/** A backend with given answers, which counts the reads of each table. */
export interface TestBackend {
  posts: AddressedPost[];
  /** Articles by the tokens of their preview links. */
  readonly previews: Map<string, AddressedPost>;
  readonly reads: { list: number; article: number };
  readonly visitor: () => Promise<ReadTable>;
  /** Makes every request fail. */
  isBroken: boolean;
  /** Leaves requests for an article unanswered. */
  isSilent: boolean;
  /** Delays the answers to preview links until it resolves. */
  previewsReady: Promise<void>;
}

/** A backend with some published articles. */
export function testBackend(...posts: AddressedPost[]): TestBackend {
  const backend: TestBackend = {
    posts,
    previews: new Map(),
    reads: { list: 0, article: 0 },
    isBroken: false,
    isSilent: false,
    previewsReady: Promise.resolve(),
    visitor: async () => visitor,
  };
  const answer = async (url: URL): Promise<Response> => {
    if (backend.isBroken) return Response.json({ message: 'broken' }, { status: 500 });
    if (url.pathname.endsWith('/rpc/previewed_post')) {
      await backend.previewsReady;
      const previewed = backend.previews.get(url.searchParams.get('token') ?? '');
      return Response.json(previewed ? [{ post: withText(previewed) }] : []);
    }
    if (url.pathname.endsWith('/blog_posts')) {
      backend.reads.list += 1;
      return Response.json(backend.posts);
    }
    backend.reads.article += 1;
    if (backend.isSilent) return new Promise(() => {});
    const slug = url.searchParams.get('slug')?.replace('eq.', '');
    const found = backend.posts.find(({ addresses }) => addresses.some((address) => address.slug === slug));
    return Response.json(found ? [{ post: withText(found) }] : []);
  };
  const visitor = readAsVisitor({ url: 'http://backend.invalid', anonKey: 'chave' }, (input) =>
    answer(new URL(input instanceof Request ? input.url : input)),
  );
  return backend;
}
