/** Where to go after the sign-in when nothing else is asked, or when what is asked is not of this site. */
const ADMIN_HOME = '/admin';

const LOGIN = '/admin/login';

/** The login page's address, which leads back to `path` afterwards. */
export function loginPath(path: string): string {
  return path === ADMIN_HOME ? LOGIN : `${LOGIN}?next=${encodeURIComponent(path)}`;
}

/**
 * The address that `?next=` asks for, if it is one of this site: a link to the login page must not be able to
 * send people elsewhere. Judged as the browser would read it: `//x`, `/\x`, `/.//x` and a tab between two
 * slashes all name another site.
 *
 * @param next what stands in the address, or null
 * @param origin this site's
 */
export function safeNext(next: string | null, origin: string): string {
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return ADMIN_HOME;
  const url = new URL(next, origin);
  if (url.origin !== origin || url.pathname.startsWith('//')) return ADMIN_HOME;
  if (url.pathname.replace(/\/+$/, '') === LOGIN) return ADMIN_HOME;
  return url.pathname + url.search + url.hash;
}
