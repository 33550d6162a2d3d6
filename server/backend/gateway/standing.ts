/** Identifies the client of a request before anything is read or done for it. */
import { createHash } from 'node:crypto';
import { recordOf } from '../../../src/engine/record.ts';

/** The client: `none` without a session, `expired` with one that is no longer valid. */
export type Standing = 'admin' | 'account' | 'expired' | 'none';

/** Time for which a known administrator is not looked up again. It affects limits and order only, never rights. */
const KNOWN_MS = 10 * 60_000;
const MOST_KNOWN = 100;

const SESSION = /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** Reads the first row of a response in JSON, if it has one. */
async function firstRow(response: Response): Promise<unknown> {
  const rows: unknown = await response.json().catch(() => undefined);
  return Array.isArray(rows) ? rows[0] : undefined;
}

/**
 * Distinguishes administrators by the profile that their session may read.
 *
 * @param ask sends a request to the services
 */
export function createStandings(ask: (request: Request, address: string) => Promise<Response>) {
  /** Expiry of each administrator's session in this list, by its hash. */
  const known = new Map<string, number>();

  return async (request: Request, address: string): Promise<Standing> => {
    const authorization = request.headers.get('authorization') ?? '';
    const [, session] = SESSION.exec(authorization) ?? [];
    if (session === undefined) return 'none';
    const hash = createHash('sha256').update(session).digest('base64url');
    if ((known.get(hash) ?? 0) > Date.now()) return 'admin';
    known.delete(hash);
    const profile = new URL('/rest/v1/profiles?select=role&limit=1', request.url);
    const apikey = request.headers.get('apikey') ?? '';
    const response = await ask(new Request(profile, { headers: { apikey, authorization } }), address);
    if (response.status >= 500) throw new Error('The profile of a session could not be read');
    if (!response.ok) return 'expired';
    if (recordOf(await firstRow(response))['role'] !== 'admin') return 'account';
    known.set(hash, Date.now() + KNOWN_MS);
    const [oldest] = known.keys();
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest);
    return 'admin';
  };
}
