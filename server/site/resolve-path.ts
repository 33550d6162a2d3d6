/** The answer to a request's path; files are relative to the site's folder. */
export type Resolution =
  | { kind: 'file'; file: string; status: 200 | 404; noindex?: true }
  | { kind: 'redirect'; location: string }
  | { kind: 'not-found' }
  | { kind: 'bad-request' };

export interface BuiltSite {
  /** True if the built site contains a file such as `blog/index.html`. */
  hasFile: (file: string) => boolean;
  /** The current address of a renamed page. */
  movedTo: (path: string) => string | undefined;
}

const NOT_FOUND_PAGE = '404.html';
const ADMIN_SHELL = 'admin/index.html';
/** Page without content, which the browser fills with an article unknown to the build. */
const ARTICLE_SHELL = 'blog/_artigo/index.html';
/** The preview picture of an article without a cover, which the build draws for those that it knows. */
const ARTICLE_PICTURE = /^\/imagens\/blog\/[a-z0-9]+(?:-[a-z0-9]+)*\.png$/;
/** Substitute until the next build. */
const BLOG_PICTURE = 'imagens/blog.png';
const ARTICLE_ADDRESS = /^\/blog\/[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The decoded segments of a path, or null for a malformed or malicious path. */
function decodeSegments(path: string): string[] | null {
  try {
    const segments = path
      .slice(1)
      .split('/')
      .map((segment) => decodeURIComponent(segment));
    // A decoded segment could leave the folder (path traversal) or truncate a file name (NUL byte).
    return segments.some((segment) => /[/\\\0]/.test(segment)) ? null : segments;
  } catch {
    return null;
  }
}

/** Hidden files (`.git`), shells (`_artigo`) and hosts' settings (`_headers`) stay private. */
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
    return path === '/admin' || path.startsWith('/admin/')
      ? { kind: 'file', file, status: 200, noindex: true }
      : { kind: 'file', file, status: 200 };
  }
  // A name with a dot requests a file: answering with a page would hide that it is missing.
  if (path.includes('.')) return null;
  if (path.startsWith('/admin/') && hasFile(ADMIN_SHELL)) {
    return { kind: 'file', file: ADMIN_SHELL, status: 200, noindex: true };
  }
  if (ARTICLE_ADDRESS.test(path) && hasFile(ARTICLE_SHELL)) {
    return { kind: 'file', file: ARTICLE_SHELL, status: 200 };
  }
  return null;
}

/** The canonical address of a page requested under another one (`/blog/`, `/blog/index.html`). */
function barePath(path: string): string {
  // Starts at the first slash of each run: a long run in the middle would take seconds otherwise.
  return path.replace(/\/index\.html$/, '/').replace(/(?<!\/)\/+$/, '') || '/';
}

/** The answer for a missing page. */
export function notFoundIn({ hasFile }: Pick<BuiltSite, 'hasFile'>): Resolution {
  return hasFile(NOT_FOUND_PAGE)
    ? { kind: 'file', file: NOT_FOUND_PAGE, status: 404 }
    : { kind: 'not-found' };
}

/**
 * Decides the answer to a request for the site. Each page has one canonical address, without a trailing slash; its
 * variants redirect there if the page exists.
 *
 * @param path the request's path, still percent-encoded, without its query
 * @param query the query with its question mark, or '' (kept by redirects)
 */
export function resolvePath(path: string, query: string, site: BuiltSite): Resolution {
  const { hasFile, movedTo } = site;
  const notFound = notFoundIn(site);
  if (!path.startsWith('/')) return { kind: 'bad-request' };
  const segments = decodeSegments(path);
  if (segments === null) return { kind: 'bad-request' };
  if (isPrivate(segments)) return notFound;

  const decoded = `/${segments.join('/')}`;
  const bare = barePath(decoded);
  // `//host` in a Location header, or in a link on the page, would lead to another site.
  if (bare.includes('//')) return notFound;
  const moved = movedTo(bare);
  if (moved !== undefined) return { kind: 'redirect', location: moved + query };
  if (bare !== decoded) {
    return resolvePage(bare, site) === null
      ? notFound
      : { kind: 'redirect', location: encodeURI(bare) + query };
  }
  if (decoded !== '/' && hasFile(decoded.slice(1))) {
    return { kind: 'file', file: decoded.slice(1), status: decoded === `/${NOT_FOUND_PAGE}` ? 404 : 200 };
  }
  if (ARTICLE_PICTURE.test(decoded) && hasFile(BLOG_PICTURE)) {
    return { kind: 'file', file: BLOG_PICTURE, status: 200 };
  }
  return resolvePage(decoded, site) ?? notFound;
}
