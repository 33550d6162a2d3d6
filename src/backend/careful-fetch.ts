/** Fixes gaps in the session handling of supabase-js, in the `fetch` that all its requests use. */
import { recordOf } from '../engine/record.ts';
import { readServerClock } from './server-clock.ts';
import { hasStoredSession } from './session-store.ts';

const addressOf = (input: RequestInfo | URL) => (input instanceof Request ? input.url : String(input));

/** True if a request renews the session. */
export function isRenewal(input: RequestInfo | URL): boolean {
  return /\/auth\/v1\/token\?.*grant_type=refresh_token/.test(addressOf(input));
}

const isUncached = (address: string) => /\/(?:auth|rest)\/v1\//.test(address);
const isData = (address: string) => /\/(?:rest|storage)\/v1\/(?!rpc\/find_invitation\b)/.test(address);

/** True if a response to a renewal is a verdict on the session, not a server or network failure. */
function isVerdict(response: Response): boolean {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return isJson && response.status < 500 && response.status !== 429;
}

const bringsSession = (address: string) => /\/auth\/v1\/token\?/.test(address);

/**
 * Removes the expiry time, which follows the server's clock, so that supabase-js uses this computer's clock. Otherwise
 * a clock an hour fast would renew the session for each request, and a slow one would renew it too late.
 */
async function byOwnClock(response: Response): Promise<Response> {
  if (!response.ok || !isVerdict(response)) return response;
  const { expires_at: theirs, ...session } = recordOf(await response.clone().json());
  return theirs === undefined ? response : Response.json(session, response);
}

const noSession = () =>
  Response.json({ code: 'PGRST303', message: 'No session', details: null, hint: null }, { status: 401 });

/**
 * `fetch` for the administrative area:
 *
 * - Only a verdict of the auth service may end a session. supabase-js also drops it if a renewal returns an HTML page
 *   or "too many requests"; here those become network errors, after which it keeps the session.
 * - Nothing is read or written anonymously. Without a valid session supabase-js falls back to the public key, and an
 *   administrator whose session could not be renewed would see a list without scheduled articles. The one exception is
 *   the question whether an invitation is open, which people ask before they have an account.
 * - The clock of this computer may be wrong.
 *
 * @param request sends the request
 * @param anonKey the public key
 */
export function carefulFetch(request: typeof fetch, anonKey: string): typeof fetch {
  const renew: typeof fetch = async (input, init) => {
    const response = await request(input, init);
    if (isVerdict(response)) return response;
    throw new TypeError(`Failed to fetch: the renewal was answered by ${response.status}`);
  };

  return async (input, init) => {
    const bearer = new Headers(init?.headers).get('Authorization');
    if (isData(addressOf(input)) && (bearer === null || bearer === `Bearer ${anonKey}`)) {
      if (hasStoredSession()) throw new TypeError('Failed to fetch: the session could not be renewed');
      return noSession();
    }
    const response = await (isRenewal(input) ? renew : request)(input, init);
    if (isUncached(addressOf(input))) readServerClock(response);
    return bringsSession(addressOf(input)) ? byOwnClock(response) : response;
  };
}
