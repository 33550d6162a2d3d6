/** Restricts the services to the parts that the site uses. */
import { answers } from './answers.ts';
import type { Service } from './paths.ts';

/**
 * The methods that supabase-js uses. The services treat any other as GET, and for accounts HEAD too: a mere preview of
 * a mail link would use it up.
 */
const METHODS: Readonly<Record<Service, readonly string[]>> = {
  auth: ['GET', 'POST', 'PUT', 'OPTIONS'],
  rest: ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS'],
  storage: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'],
};

/** The answer to an unsupported method; `undefined` for all others. */
export function notOffered(service: Service, method: string): Response | undefined {
  const methods = METHODS[service];
  return methods.includes(method) ? undefined : answers.methodNotAllowed(service, methods);
}

/**
 * True if a path creates or opens a signed address. With one, anyone could upload for two hours without another check
 * of their rights, even an administrator who was removed meanwhile. The pictures are public, and the site signs none.
 *
 * @param pathname soundly encoded
 */
export function isSigned(pathname: string): boolean {
  return /^\/storage\/v1\/+object\/+(upload\/+)?sign(\/|$)/i.test(decodeURIComponent(pathname));
}
