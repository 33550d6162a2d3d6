/** Limits the amount of data that visitors can read at once; administrators have no limit. */
import type { Row } from '../../../src/backend/row-types.ts';

const MAX_ROWS = 100;

/** The tables with articles, or with a relation to them. */
const ARTICLES = /blog_post/i;

/** Columns that may be read for many articles: all but the text. */
const COLUMNS = {
  id: true,
  title: true,
  slug: true,
  excerpt: true,
  category: true,
  author_id: true,
  cover_image: true,
  cover_image_alt: true,
  content_image_1: true,
  content_image_1_alt: true,
  content_image_2: true,
  content_image_2_alt: true,
  read_time: true,
  published_at: true,
  cta_1_text: true,
  cta_1_link: true,
  cta_2_text: true,
  cta_2_link: true,
  related_calculators: true,
  search_title: true,
  search_description: true,
  author_name: true,
  version: true,
  created_at: true,
  updated_at: true,
  changed_at: true,
  post_id: true,
  was_public: true,
  deleted_at: true,
} as const satisfies Record<Exclude<keyof Row<'blog_posts'> | keyof Row<'blog_post_slugs'>, 'content'>, true>;

/** Embedded table, up to its opening parenthesis. */
const EMBEDDED = /(?:\.\.\.)?(?:\w+:)?blog_post(?:s|_slugs)(?:!\w+)*\(/g;
/** The text of an article, or its entire row, anywhere in a query. */
const TEXTS = /(?<!\w)(?:content(?!\w)|blog_posts(?![\w(!]))/i;
const ONE_ARTICLE = ['slug', 'id'];

function selectsOnlyColumns(select: string): boolean {
  const items = select.replaceAll(EMBEDDED, '(').split(/[(),]/);
  const names = items.map((item) => item.replace(/^\w*:/, '').trim()).filter((name) => name !== '');
  return names.length > 0 && names.every((name) => Object.hasOwn(COLUMNS, name));
}

/** True if a request reads texts of articles without naming one article. */
export function readsEveryText({ pathname, search, searchParams }: URL): boolean {
  if (!ARTICLES.test(decodeURIComponent(pathname))) return false;
  if (ONE_ARTICLE.some((name) => searchParams.getAll(name).some((value) => value.startsWith('eq.')))) {
    return false;
  }
  const isSelected = selectsOnlyColumns(searchParams.getAll('select').join());
  return !isSelected || TEXTS.test(decodeURIComponent(search.replaceAll('+', ' ')));
}

/** Limits a read request to 100 rows. */
export function withFewRows(request: Request, url: URL): Request {
  const few = new URL(url);
  // Ignore what is no whole number, because the services would ignore it too and return every row.
  const wanted = url.searchParams.getAll('limit').map(Number).filter(Number.isInteger);
  few.searchParams.set('limit', String(Math.min(MAX_ROWS, ...wanted)));
  const headers = new Headers(request.headers);
  headers.delete('range');
  return new Request(few, { method: request.method, headers, signal: request.signal });
}
