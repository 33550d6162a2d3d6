/** Serves shells for addresses without a file on Cloudflare Pages, like `npm start` does. */

/** Context that Cloudflare passes to a function. */
export interface PagesContext {
  request: Request;
  /** Fetches the file at the address; 404 without one. */
  next: () => Promise<Response>;
  env: { ASSETS: { fetch: (address: URL) => Promise<Response> } };
}

/** Serves the file at the address, or else a shell. */
export async function fileOrShell({ request, next, env }: PagesContext, shell: string): Promise<Response> {
  const answer = await next();
  const isPage = request.method === 'GET' || request.method === 'HEAD';
  if (answer.status !== 404 || !isPage || new URL(request.url).pathname.includes('.')) return answer;
  return env.ASSETS.fetch(new URL(shell, request.url));
}
