import { PREVIEW_PATH } from '../../src/backend/previews.ts';

/** Resolution of a path; files are relative to the folder of the site. */
export type Resolution =
  | { kind: 'file'; file: string; status: 200 | 404; noindex?: true }
  | { kind: 'redirect'; location: string }
  | { kind: 'not-found' }
  | { kind: 'bad-request' };

export interface BuiltSite {
  /** True if the built site contains a file such as `blog/index.html`. */
  hasFile: (file: string) => boolean;
  /** Returns the current path of a renamed page. */
  movedTo: (path: string) => string | undefined;
}

const NOT_FOUND_PAGE = '404.html';
const ADMIN_SHELL = 'admin/index.html';
/** Empty page that the browser fills with an article unknown to the build. */
const ARTICLE_SHELL = 'blog/_artigo/index.html';
/** Path of the preview picture of an article without a cover, drawn by the build. */
const ARTICLE_PICTURE = /^\/imagens\/blog\/[a-z0-9]+(?:-[a-z0-9]+)*\.png$/;
/** Preview picture of articles unknown to the build. */
const BLOG_PICTURE = 'imagens/blog.png';
const ARTICLE_ADDRESS = /^\/blog\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** Decodes the segments of a path; null if it is malformed or malicious. */
function decodeSegments(path: string): string[] | null {
  try {
    const segments = path
      .slice(1)
      .split('/')
      .map((segment) => decodeURIComponent(segment));
    // Refuse encoded slashes (path traversal) and NUL bytes, which could truncate a file name.
    return segments.some((segment) => /[/\\\0]/.test(segment)) ? null : segments;
  } catch {
    return null;
  }
}

/** True for paths that must not be served: hidden files (`.git`), shells (`_artigo`) and host settings (`_headers`). */
function isPrivate(segments: string[]): boolean {
  const [first] = segments;
  const hidden = first === '.well-known' ? segments.slice(1) : segments;
  return hidden.some((segment) => segment.startsWith('.') || (segment.startsWith('_') && first !== 'assets'));
}

function pageFile(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

function resolvePage(path: string, { hasFile }: BuiltSite): Resolution | null {
  if (hasFile(pageFile(path))) {
    const file = pageFile(path);
    // The server renders a valid preview before it resolves paths; this page only says that the link is over.
    if (path === PREVIEW_PATH) return { kind: 'file', file, status: 404, noindex: true };
    return path === '/admin' || path.startsWith('/admin/')
      ? { kind: 'file', file, status: 200, noindex: true }
      : { kind: 'file', file, status: 200 };
  }
  // Treat a path with a dot as a file, because a page in its place would hide that it is missing.
  if (path.includes('.')) return null;
  if (path.startsWith('/admin/') && hasFile(ADMIN_SHELL)) {
    return { kind: 'file', file: ADMIN_SHELL, status: 200, noindex: true };
  }
  if (ARTICLE_ADDRESS.test(path) && hasFile(ARTICLE_SHELL)) {
    return { kind: 'file', file: ARTICLE_SHELL, status: 200 };
  }
  return null;
}

/** Canonical path of a page requested as `/blog/` or `/blog/index.html`. */
function canonicalPath(path: string): string {
  // Match only from the first slash of a run, because backtracking in a long run would take seconds.
  return path.replace(/\/index\.html$/, '/').replace(/(?<!\/)\/+$/, '') || '/';
}

export function notFoundIn({ hasFile }: Pick<BuiltSite, 'hasFile'>): Resolution {
  return hasFile(NOT_FOUND_PAGE)
    ? { kind: 'file', file: NOT_FOUND_PAGE, status: 404 }
    : { kind: 'not-found' };
}

/**
 * Resolves the path of a request. Each page has one canonical path, without a trailing slash, to which its variants
 * redirect.
 *
 * @param path path of the request, still percent-encoded
 * @param query query with its question mark, or '', which redirects keep
 */
export function resolvePath(path: string, query: string, site: BuiltSite): Resolution {
  const { hasFile, movedTo } = site;
  const notFound = notFoundIn(site);
  if (!path.startsWith('/')) return { kind: 'bad-request' };
  const segments = decodeSegments(path);
  if (segments === null) return { kind: 'bad-request' };
  if (isPrivate(segments)) return notFound;

  const decoded = `/${segments.join('/')}`;
  const canonical = canonicalPath(decoded);
  // Refuse `//`, because `//host` in a Location header or in a link would lead to another site.
  if (canonical.includes('//')) return notFound;
  const moved = movedTo(canonical);
  if (moved !== undefined) return { kind: 'redirect', location: moved + query };
  if (canonical !== decoded) {
    return resolvePage(canonical, site) === null
      ? notFound
      : { kind: 'redirect', location: encodeURI(canonical) + query };
  }
  if (decoded !== '/' && hasFile(decoded.slice(1))) {
    return { kind: 'file', file: decoded.slice(1), status: decoded === `/${NOT_FOUND_PAGE}` ? 404 : 200 };
  }
  if (ARTICLE_PICTURE.test(decoded) && hasFile(BLOG_PICTURE)) {
    return { kind: 'file', file: BLOG_PICTURE, status: 200 };
  }
  return resolvePage(decoded, site) ?? notFound;
}
