/** Failures between the site and its backend, normalized across libraries. */
import { recordOf } from '../engine/record.ts';

/**
 * - `offline`: no connection, or no server at that address
 * - `timeout`: no response in time; the operation may have been performed
 * - `server`: a server error (5xx)
 * - `not-json`: the response has another format, such as an HTML page
 * - `unauthorized`: nobody is signed in, or the session has expired
 * - `forbidden`: the signed-in user lacks the right
 * - `conflict`: the row already exists; see `constraint`
 * - `constraint`: the database refuses a value; see `constraint`
 * - `refused`: any other refusal (wrong password, weak password, too many requests); see `code`
 * - `unknown`: anything else, such as a bug in this code
 */
export type BackendErrorKind =
  | 'offline'
  | 'timeout'
  | 'server'
  | 'not-json'
  | 'unauthorized'
  | 'forbidden'
  | 'conflict'
  | 'constraint'
  | 'refused'
  | 'unknown';

interface Details {
  /** The service's error code, such as `invalid_credentials` or `23505`. */
  readonly code?: string | undefined;
  /** Name of the constraint that refused a row. */
  readonly constraint?: string | undefined;
  readonly cause?: unknown;
}

/** A failed call. Its message is the server's or for logs; screens choose their message by `kind`. */
export class BackendError extends Error {
  override readonly name = 'BackendError';
  readonly kind: BackendErrorKind;
  readonly code: string | undefined;
  readonly constraint: string | undefined;

  /** Seconds until a limit allows the next attempt, if the server states it. */
  get retryAfter(): number | undefined {
    const seconds = /after (\d{1,6}) seconds/.exec(this.message)?.[1];
    return seconds === undefined ? undefined : Number(seconds);
  }

  constructor(kind: BackendErrorKind, message: string, { code, constraint, cause }: Details = {}) {
    super(message, cause === undefined ? undefined : { cause });
    this.kind = kind;
    this.code = code;
    this.constraint = constraint;
  }

  /**
   * Converts any error of supabase-js or `fetch`.
   *
   * @param status status of the response, if the library reports it beside the error; 0 without a response
   */
  static of(error: unknown, status?: number): BackendError {
    if (error instanceof BackendError) return error;
    const fields = fieldsOf(error, status);
    const constraint = /constraint "(\w+)"/.exec(fields.message)?.[1];
    return new BackendError(kindOf(fields), fields.message.slice(0, 500), {
      code:
        LIMITED.has(fields.code) && fields.status === TOO_MANY
          ? 'over_request_rate_limit'
          : fields.code || undefined,
      constraint,
      cause: error,
    });
  }
}

/** Fields of the libraries' errors under common names. */
interface ErrorFields {
  readonly name: string;
  readonly message: string;
  readonly code: string;
  /** 0 without a response, or if the library does not report it. */
  readonly status: number;
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

function fieldsOf(error: unknown, status?: number): ErrorFields {
  // Read inherited fields too, which errors of supabase-js have.
  const read = (name: string): unknown =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  // Unwrap errors of `fetch`, which the storage library wraps.
  const original = recordOf(error)['originalError'];
  if (original instanceof Error) return fieldsOf(original, status);
  const own = Number(read('status'));
  return {
    name: text(read('name')),
    message: text(read('message')) || text(error),
    code: text(read('code')),
    status: status ?? (Number.isFinite(own) ? own : 0),
  };
}

/** Status for too many requests; a proxy may send it without the service's error code. */
const TOO_MANY = 429;
/** Error codes that add nothing to a 429: none, or that of a database limit. */
const LIMITED = new Set(['', 'PT429']);
const REFUSED_VALUE = new Set(['23514', '23502', '23503', '22P02', '22001', '22003', '22007']);
const NO_SESSION = new Set([
  'PGRST301',
  'PGRST302',
  'PGRST303',
  'refresh_token_not_found',
  'refresh_token_already_used',
  'session_expired',
  'session_not_found',
  'bad_jwt',
]);
const NOT_JSON = /^\s*<|JSON|Unexpected token/;
const TIMED_OUT = /TimeoutError|AbortError|timed? ?out|aborted/i;
/** The messages of Chromium, Firefox, Safari and Node for a failed connection. */
const NO_CONNECTION = /Failed to fetch|NetworkError|Load failed|fetch failed|connection/i;

function kindOf({ name, message, code, status }: ErrorFields): BackendErrorKind {
  if (code === '23505') return 'conflict';
  if (REFUSED_VALUE.has(code)) return 'constraint';
  if (status === 401 || NO_SESSION.has(code) || name === 'AuthSessionMissingError') return 'unauthorized';
  if (status === 403 || code === '42501') return 'forbidden';
  if (status >= 500) return 'server';
  if (name === 'SyntaxError' || NOT_JSON.test(message)) return 'not-json';
  if (status >= 400) return 'refused';
  if (TIMED_OUT.test(`${name} ${message}`)) return 'timeout';
  if (NO_CONNECTION.test(message)) return 'offline';
  return 'unknown';
}
