/** Responses of the gateway itself, in the formats that supabase-js expects from each service. */
import type { Service } from './paths.ts';
import type { Fault } from './sound-request.ts';
import type { Standing } from './standing.ts';

/** Headers of all responses, which no cache may keep, because they depend on the moment or on the sender. */
const HEADERS = { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-store' };

function json(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...HEADERS, ...headers } });
}

/** Creates an error response in the format of a service. */
export function failure(service: Service, status: number, code: string, message: string): Response {
  if (service === 'auth') {
    return json(status, { code, message }, { 'X-Supabase-Api-Version': '2024-01-01' });
  }
  if (service === 'storage') return json(status, { statusCode: String(status), error: code, message });
  return json(status, { code, message, details: null, hint: null });
}

const FAULTS: Readonly<Record<Fault, string>> = {
  address: 'The address is malformed',
  json: 'The body is not JSON',
  shape: 'The body is not an object, or a list of objects',
  columns: 'The body names too many columns',
  nul: 'The body holds a NUL, or nests too deep',
  rows: 'The body holds too many rows, or too many values',
  query: 'The query selects or compares too much, or in a way that is not offered',
  text: 'A field that is a text holds something else',
  list: 'The list is asked for in an order, or with a number of rows, that is not offered',
  name: 'The name holds signs that are not allowed, or an empty part',
  email: 'Unable to validate email address: too long, or with control characters',
};

/** Error codes of invalid account requests, as in a hosted project; all other faults get that of malformed JSON. */
const ACCOUNT_CODES: Readonly<Partial<Record<Fault, string>>> = {
  text: 'validation_failed',
  email: 'validation_failed',
};

export const answers = {
  fresh: (body: object): Response => json(200, body),

  notFound: (): Response => json(404, { message: 'Not Found' }),

  missingKey: (): Response =>
    json(
      401,
      {
        message: 'No API key found in request',
        hint: 'No `apikey` request header or url param was found.',
      },
      { 'sb-error-code': 'UNAUTHORIZED_MISSING_API_KEY' },
    ),

  invalidKey: (): Response =>
    json(
      401,
      { message: 'Invalid API key', hint: 'Double check your Supabase `apikey`' },
      { 'sb-error-code': 'UNAUTHORIZED_INVALID_API_KEY' },
    ),

  tooLarge: (service: Service): Response =>
    failure(service, 413, 'Payload too large', 'The object exceeded the maximum allowed size'),

  tooSlow: (service: Service): Response => {
    const answer = failure(service, 408, 'request_timeout', 'The request took too long to arrive');
    answer.headers.set('Connection', 'close');
    return answer;
  },

  faulty: (service: Service, fault: Fault): Response =>
    failure(
      service,
      400,
      service === 'auth' ? (ACCOUNT_CODES[fault] ?? 'bad_json') : 'PGRST102',
      FAULTS[fault],
    ),

  methodNotAllowed: (service: Service, allowed: readonly string[]): Response => {
    const answer = failure(service, 405, 'method_not_allowed', 'This method is not offered here');
    answer.headers.set('Allow', allowed.join(', '));
    return answer;
  },

  onlyReading: (): Response => json(405, { message: 'Method Not Allowed' }, { Allow: 'GET, HEAD' }),

  noUpload: (standing: Standing): Response =>
    standing === 'expired'
      ? failure('storage', 401, 'Unauthorized', 'The session is no longer valid')
      : failure('storage', 403, 'Unauthorized', 'new row violates row-level security policy'),

  noSignedAddresses: (): Response =>
    failure('storage', 403, 'not_offered', 'Signed addresses are not offered: upload with a session'),

  everyRow: (): Response =>
    failure('rest', 400, '21000', 'PATCH and DELETE need a filter: without one they would meet every row'),

  accountSettings: (isClosed: boolean): Response =>
    json(200, {
      external: { email: true, phone: false, anonymous_users: false },
      disable_signup: isClosed,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    }),

  signUpClosed: (): Response =>
    failure('auth', 422, 'signup_disabled', 'Signups not allowed for this instance'),

  codesDisabled: (): Response => failure('auth', 422, 'otp_disabled', 'Signing in by mail is not offered'),

  addressFixed: (): Response =>
    failure('auth', 422, 'validation_failed', 'The address of an account cannot be changed'),

  invitationInvalid: (): Response =>
    failure('auth', 403, 'invitation_invalid', 'The invitation is not for this address, or no longer valid'),

  addressTaken: (): Response => failure('auth', 422, 'user_already_exists', 'User already registered'),

  passwordNeeded: (): Response =>
    failure('auth', 400, 'reauthentication_needed', 'Password update requires reauthentication'),

  wrongCredentials: (): Response => failure('auth', 400, 'invalid_credentials', 'Invalid login credentials'),

  /** Response to a sign-up, the same for a new and an existing account. */
  signedUp: (id: string, email: string, now: Date): Response => {
    const moment = now.toISOString();
    return json(200, {
      id,
      email,
      aud: 'authenticated',
      role: 'authenticated',
      phone: '',
      confirmation_sent_at: moment,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: {},
      identities: [],
      created_at: moment,
      updated_at: moment,
      is_anonymous: false,
    });
  },

  badUpload: (): Response =>
    failure('storage', 400, 'InvalidRequest', 'The multipart upload contains no file, or is malformed'),

  tooManyRequests: (retryAfterSeconds: number): Response => {
    const message = `Request rate limit reached: try again after ${retryAfterSeconds} seconds`;
    const answer = failure('auth', 429, 'over_request_rate_limit', message);
    answer.headers.set('Retry-After', String(retryAfterSeconds));
    return answer;
  },

  overloaded: (service: Service): Response =>
    failure(service, 503, 'overloaded', 'The server has too many requests waiting'),

  broken: (service: Service): Response =>
    failure(service, 500, 'unexpected_failure', 'Internal server error'),
};
