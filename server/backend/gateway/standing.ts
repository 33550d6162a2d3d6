/** Determines the role of a client before the gateway reads the body of its request. */
import { createHash } from 'node:crypto';
import { recordOf } from '../../../src/engine/record.ts';

/** Role of a client: `none` without a session, `expired` with an expired one. */
export type Standing = 'admin' | 'account' | 'expired' | 'none';

/** Cache lifetime of an administrator's role. A stale role affects only limits and order, never rights. */
const CACHE_MS = 60_000;
const MAX_CACHED = 100;

const SESSION = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** PostgREST's code of a session that has expired, or cannot be read. */
const REFUSED_SESSION = /^PGRST30\d$/;

async function jsonOf(response: Response): Promise<unknown> {
  return response.json().catch(() => undefined);
}

/**
 * Creates a function that determines the role of a client. Only the sessions of administrators can list them, and not
 * after a sign-out or a removal, unlike their own profile.
 *
 * @param ask sends a request to the services
 */
export function createStandings(ask: (request: Request, address: string) => Promise<Response>) {
  /** Time at which each administrator's session leaves the cache, by the hash of the session. */
  const cached = new Map<string, number>();

  return async (request: Request, address: string): Promise<Standing> => {
    const authorization = request.headers.get('authorization') ?? '';
    const [, session] = SESSION.exec(authorization) ?? [];
    if (session === undefined) return 'none';
    const hash = createHash('sha256').update(session).digest('base64url');
    if ((cached.get(hash) ?? 0) > performance.now()) return 'admin';
    cached.delete(hash);
    const list = new URL('/rest/v1/rpc/list_admins?select=id&limit=1', request.url);
    const apikey = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey') ?? '';
    const response = await ask(new Request(list, { headers: { apikey, authorization } }), address);
    if (response.status >= 500) throw new Error('The role of a session could not be read');
    const body = await jsonOf(response);
    // Only these refusals apply to the request itself; the services ignore other tokens, such as `sb_…`.
    if (!response.ok) return REFUSED_SESSION.test(String(recordOf(body)['code'])) ? 'expired' : 'none';
    if (!Array.isArray(body) || body.length === 0) return 'account';
    cached.set(hash, performance.now() + CACHE_MS);
    const [oldest] = cached.keys();
    if (cached.size > MAX_CACHED && oldest !== undefined) cached.delete(oldest);
    return 'admin';
  };
}
