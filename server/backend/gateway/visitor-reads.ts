/** Limits what visitors read of the tables at once; administrators read as much as they want. */

/** Most rows of one answer. */
const MOST_ROWS = 100;

/** The tables with the articles, or with a way to them. */
const ARTICLES = /blog_post/i;
/** An article's text, or all columns. */
const TEXTS = /\*|(?<!\w)content(?!\w)/i;
/** The conditions that leave one article. */
const ONE_ARTICLE = ['slug', 'id'];

/** Whether a visitor's request asks for the texts of articles without saying which article. */
export function readsEveryText({ pathname, search, searchParams }: URL): boolean {
  if (!ARTICLES.test(decodeURIComponent(pathname))) return false;
  if (ONE_ARTICLE.some((name) => searchParams.getAll(name).some((value) => value.startsWith('eq.')))) {
    return false;
  }
  return !searchParams.get('select') || TEXTS.test(decodeURIComponent(search.replaceAll('+', ' ')));
}

/** The same read of a table, with at most 100 rows in the answer. */
export function withFewRows(request: Request, url: URL): Request {
  const few = new URL(url);
  const wanted = url.searchParams.getAll('limit').map(Number);
  few.searchParams.set('limit', String(Math.min(MOST_ROWS, ...wanted)));
  const headers = new Headers(request.headers);
  headers.delete('range');
  return new Request(few, { method: request.method, headers, signal: request.signal });
}
