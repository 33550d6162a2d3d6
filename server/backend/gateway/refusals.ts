/** Refusals of requests before their bodies are read. */
import { answers } from './answers.ts';
import { isSigned, notOffered } from './offered.ts';
import type { Service } from './paths.ts';
import { bringsFile } from './request-body.ts';
import { asksForTooMuch } from './sound-query.ts';
import { isSoundAddress } from './sound-request.ts';
import { hasOddName } from './sound-storage.ts';
import type { Standing } from './standing.ts';
import { readsEveryText } from './visitor-reads.ts';

export function isReading({ method }: Request): boolean {
  return method === 'GET' || method === 'HEAD';
}

/** True for requests from `<img>` elements and mail links, which cannot send a key. */
function needsNoKey(request: Request, path: string): boolean {
  if (request.method === 'OPTIONS') return true;
  return isReading(request) && (path.startsWith('/storage/v1/object/public/') || path === '/auth/v1/verify');
}

function refuseKey(request: Request, url: URL, anonKey: string): Response | undefined {
  if (needsNoKey(request, url.pathname)) return undefined;
  const key = request.headers.get('apikey') ?? url.searchParams.get('apikey');
  if (!key) return answers.missingKey();
  return key === anonKey ? undefined : answers.invalidKey();
}

/** Refuses a request to which nobody is entitled: one without the key, or with an unsupported method or address. */
export function refuseEarly(
  service: Service,
  request: Request,
  url: URL,
  anonKey: string,
): Response | undefined {
  const refusal = notOffered(service, request.method) ?? refuseKey(request, url, anonKey);
  if (refusal) return refusal;
  if (!isSoundAddress(url)) return answers.faulty(service, 'address');
  if (isSigned(url.pathname)) return answers.noSignedAddresses();
  if (hasOddName(request.method, url.pathname)) return answers.faulty(service, 'name');
  return asksForTooMuch(url) ? answers.faulty(service, 'query') : undefined;
}

/** Refuses a visitor's upload or too large a read. */
export function refuseVisitor(standing: Standing, request: Request, url: URL): Response | undefined {
  if (bringsFile(request.method, decodeURIComponent(url.pathname))) return answers.noUpload(standing);
  // Let the service report an expired session, so that the administrator is asked for the password.
  const isAllowed = standing === 'expired' || !url.pathname.startsWith('/rest/') || !isReading(request);
  return isAllowed || !readsEveryText(url) ? undefined : answers.faulty('rest', 'query');
}
