/** Configuration of the pages' connection to the backend. */
import { recordOf } from '../engine/record.ts';
import { BackendError } from './errors.ts';
import { withTimeLimit } from './request.ts';

/** Configuration of a Supabase client; both values are public. */
export interface BackendConfig {
  /** Address of the project, absolute. */
  readonly url: string;
  /** The publishable (anonymous) key. */
  readonly anonKey: string;
}

/** Path where the server with the embedded backend serves its configuration. */
const EMBEDDED_CONFIG = '/backend.json';

const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

function fromBuild(): BackendConfig | null {
  const url = import.meta.env.VITE_SUPABASE_URL;
  const anonKey = import.meta.env.VITE_SUPABASE_ANON_KEY;
  return isFilled(url) && isFilled(anonKey) ? { url: url.trim(), anonKey: anonKey.trim() } : null;
}

async function fromServer(): Promise<BackendConfig | null> {
  const response = await withTimeLimit(fetch)(EMBEDDED_CONFIG, { cache: 'no-store' });
  if (response.status >= 500) throw new BackendError('server', `${EMBEDDED_CONFIG}: ${response.status}`);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  // A host without a backend responds with an HTML page: its 404 or its home page.
  if (!response.ok || !isJson) return null;
  const { url, anonKey } = recordOf(await response.json());
  if (!isFilled(url) || !isFilled(anonKey)) return null;
  return { url: new URL(url, window.location.origin).href, anonKey };
}

let known: Promise<BackendConfig | null> | undefined;

/**
 * The hosted project named in the build, otherwise the embedded backend of the page's server, otherwise null. The
 * result is memoized, a failure is not.
 *
 * @throws BackendError if the server could not be reached
 */
export function loadBackendConfig(): Promise<BackendConfig | null> {
  known ??= (async () => fromBuild() ?? (await fromServer()))().catch((error: unknown) => {
    known = undefined;
    throw BackendError.of(error);
  });
  return known;
}
