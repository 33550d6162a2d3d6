/** Default destination after the sign-in; replaces an address outside this site. */
const ADMIN_HOME = '/admin';

const LOGIN = '/admin/login';

/** The address of the login page, which redirects to `path` after the sign-in. */
export function loginPath(path: string): string {
  return path === ADMIN_HOME ? LOGIN : `${LOGIN}?next=${encodeURIComponent(path)}`;
}

/**
 * The address in `?next=`, if it belongs to this site: a link to the login page must not redirect elsewhere. Parses
 * the address as browsers do: `//x`, `/\x`, `/.//x` and a tab between two slashes all name another site.
 *
 * @param next value of the parameter, or null
 * @param origin origin of this site
 */
export function safeNext(next: string | null, origin: string): string {
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return ADMIN_HOME;
  const url = new URL(next, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return ADMIN_HOME;
  if (url.pathname.replace(/\/+$/, '') === LOGIN) return ADMIN_HOME;
  return url.pathname + url.search + url.hash;
}
