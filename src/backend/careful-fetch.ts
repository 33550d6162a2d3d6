/** What supabase-js leaves open about sessions, closed at the one place where all its requests pass. */
import { hasStoredSession } from './session-store.ts';

function addressOf(input: RequestInfo | URL): string {
  if (typeof input === 'string') return input;
  return input instanceof URL ? input.href : input.url;
}

const isRenewal = (address: string) => /\/auth\/v1\/token\?.*grant_type=refresh_token/.test(address);
const isData = (address: string) => /\/(?:rest|storage)\/v1\//.test(address);

/** Whether an answer to a renewal is about the session, and not about the server's or the network's state. */
function isVerdict(response: Response): boolean {
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  return isJson && response.status < 500 && response.status !== 429;
}

const noSession = () =>
  Response.json({ code: 'PGRST303', message: 'No session', details: null, hint: null }, { status: 401 });

/**
 * `fetch` for the administrative area:
 *
 * - Only a real answer may end a session. supabase-js also drops it when a renewal is answered by a page of
 *   HTML or by "too many requests"; those become lost connections here, after which it keeps the session.
 * - Nothing is read or written as a visitor. Without a valid session supabase-js falls back to the public key,
 *   and an administrator whose session could not be renewed would see a list without scheduled articles.
 *
 * @param request sends the request
 * @param anonKey the public key
 * @param onRenewalFailed is told of each renewal that the server has not judged; supabase-js tries it again for
 *   half a minute
 */
export function carefulFetch(
  request: typeof fetch,
  anonKey: string,
  onRenewalFailed: () => void = () => undefined,
): typeof fetch {
  const renew: typeof fetch = async (input, init) => {
    try {
      const response = await request(input, init);
      if (isVerdict(response)) return response;
      throw new TypeError(`Failed to fetch: the renewal was answered by ${response.status}`);
    } catch (error) {
      onRenewalFailed();
      throw error;
    }
  };

  return async (input, init) => {
    const address = addressOf(input);
    const bearer = new Headers(init?.headers).get('Authorization');
    if (isData(address) && (bearer === null || bearer === `Bearer ${anonKey}`)) {
      if (hasStoredSession()) throw new TypeError('Failed to fetch: the session could not be renewed');
      return noSession();
    }
    return isRenewal(address) ? renew(input, init) : request(input, init);
  };
}
