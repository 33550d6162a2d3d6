/** For Cloudflare Pages: answers addresses without a file with a shell, as `npm start` does. */

/** Arguments that Cloudflare passes to a function. */
export interface PagesContext {
  request: Request;
  /** Answers with the file at the address, or 404. */
  next: () => Promise<Response>;
  env: { ASSETS: { fetch: (address: URL) => Promise<Response> } };
}

/** Answers with the file at the address, or else with a shell. */
export async function fileOrShell({ request, next, env }: PagesContext, shell: string): Promise<Response> {
  const answer = await next();
  const isPage = request.method === 'GET' || request.method === 'HEAD';
  if (answer.status !== 404 || !isPage || new URL(request.url).pathname.includes('.')) return answer;
  return env.ASSETS.fetch(new URL(shell, request.url));
}
