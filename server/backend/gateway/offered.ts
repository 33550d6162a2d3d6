/** Restricts the services to the features that the site uses. */
import { answers } from './answers.ts';
import type { Service } from './paths.ts';

/**
 * Methods that supabase-js uses. The services treat all others as GET, also HEAD for accounts, so that a preview of a
 * mail link would use up the link.
 */
const METHODS: Readonly<Record<Service, readonly string[]>> = {
  auth: ['GET', 'POST', 'PUT', 'OPTIONS'],
  rest: ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'],
  storage: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'],
};

/** Response to an unsupported method; `undefined` for a supported one. */
export function notOffered(service: Service, method: string): Response | undefined {
  const methods = METHODS[service];
  return methods.includes(method) ? undefined : answers.methodNotAllowed(service, methods);
}

/**
 * True if a path creates or opens a signed URL. The site needs none, because the pictures are public, and a signed URL
 * would let even a removed administrator upload for two hours.
 *
 * @param pathname validly percent-encoded
 */
export function isSigned(pathname: string): boolean {
  return /^\/storage\/v1\/+object\/+(upload\/+)?sign(\/|$)/i.test(decodeURIComponent(pathname));
}
