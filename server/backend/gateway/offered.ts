/** What of the services is offered at all. */
import { answers } from './answers.ts';
import type { Service } from './paths.ts';

/**
 * The methods that supabase-js uses. The services take any other for GET, and HEAD for accounts as well: it would spend
 * the link of a mail on whoever only looks whether it is there.
 */
const METHODS: Readonly<Record<Service, readonly string[]>> = {
  auth: ['GET', 'POST', 'PUT', 'OPTIONS'],
  rest: ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'],
  storage: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'],
};

/** The answer to a request that no service offers; `undefined` for all others. */
export function notOffered(service: Service, method: string): Response | undefined {
  const methods = METHODS[service];
  return methods.includes(method) ? undefined : answers.methodNotAllowed(service, methods);
}

/**
 * Whether a path makes or opens a signed address. One lets whoever has it upload for two hours without asking again who
 * that is, be it an administrator who was removed meanwhile; the pictures are public, and the site signs none.
 *
 * @param pathname soundly encoded
 */
export function isSigned(pathname: string): boolean {
  return /^\/storage\/v1\/+object\/+(upload\/+)?sign(\/|$)/i.test(decodeURIComponent(pathname));
}
