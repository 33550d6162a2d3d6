/** Responses of the gateway itself, in the formats that supabase-js expects of each service. */

const OPEN_TO_ALL_ORIGINS = { 'Access-Control-Allow-Origin': '*' };

/** The path prefixes of a hosted project's services. */
export type Service = 'auth' | 'rest' | 'storage';

function json(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...OPEN_TO_ALL_ORIGINS, ...headers } });
}

/** An error in the service's format. */
function failure(service: Service, status: number, code: string, message: string): Response {
  if (service === 'auth') {
    return json(status, { code, message }, { 'X-Supabase-Api-Version': '2024-01-01' });
  }
  if (service === 'storage') return json(status, { statusCode: String(status), error: code, message });
  return json(status, { code, message, details: null, hint: null });
}

export const answers = {
  /** 200 with a body that must not be cached. */
  fresh: (body: object): Response => json(200, body, { 'Cache-Control': 'no-store' }),

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

  badUpload: (): Response => failure('storage', 400, 'InvalidRequest', 'The multipart upload holds no file'),

  tooManyRequests: (retryAfterSeconds: number): Response => {
    const answer = failure('auth', 429, 'over_request_rate_limit', 'Request rate limit reached');
    answer.headers.set('Retry-After', String(retryAfterSeconds));
    return answer;
  },

  overloaded: (service: Service): Response =>
    failure(service, 503, 'overloaded', 'The server has too many requests waiting'),

  broken: (service: Service): Response =>
    failure(service, 500, 'unexpected_failure', 'Internal server error'),
};
