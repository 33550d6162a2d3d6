/**
 * Pictures of other sites: the site's policy lets pages show only its own and those of its backend, so that no other
 * site learns who reads what.
 */

const PICTURE = /<img\b[^>]*?\bsrc\s*=\s*["']?([^"'\s>]+)/gi;

function originOf(address: string | undefined): string | undefined {
  return address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;
}

/** The origins whose pictures pages show. */
function shownOrigins(): readonly (string | undefined)[] {
  const site = typeof location === 'undefined' ? undefined : location.origin;
  return [site, originOf(import.meta.env.VITE_SUPABASE_URL)];
}

/** Whether an address is that of a picture that pages would not show. */
export function isForeign(address: string): boolean {
  if (!/^(?:https?:)?\/\//i.test(address.trim())) return false;
  const origin = originOf(address.trim().replace(/^\/\//, 'https://'));
  return origin === undefined || !shownOrigins().includes(origin);
}

/** The first picture of another site in an article's text. */
export function foreignPicture(html: string): string | undefined {
  return [...html.matchAll(PICTURE)].map(([, address = '']) => address).find(isForeign);
}
