const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Origin in which the names of this computer are equal, because the start prints one, and people type another. */
function originOf({ protocol, hostname, port, origin }: URL): string {
  return LOOPBACK.includes(hostname) ? `${protocol}//localhost:${port}` : origin;
}

/**
 * Removes the `redirect_to` of a mail link that leads anywhere but to the site, so that the service redirects to its
 * start page. The service alone would accept every port and program of the visitor's own computer.
 */
export function withOwnRedirect(request: Request, siteOrigin: string): Request {
  const url = new URL(request.url);
  const address = url.searchParams.get('redirect_to');
  if (address === null) return request;
  const target = URL.canParse(address) ? new URL(address) : undefined;
  // Pass on the address as browsers read it.
  if (target && originOf(target) === originOf(new URL(siteOrigin)))
    url.searchParams.set('redirect_to', target.href);
  else url.searchParams.delete('redirect_to');
  return new Request(url, request);
}
