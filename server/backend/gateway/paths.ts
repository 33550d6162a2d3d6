/** Paths of the embedded backend: those of a hosted project, and the configuration of the pages. */

/** Service of a hosted project, named after its path prefix. */
export type Service = 'auth' | 'rest' | 'storage';

/** Path of the configuration through which the pages find their backend. */
export const CONFIG_PATH = '/backend.json';

export const ARTICLES_PATH = '/rest/v1/blog_posts';

const SERVICE_PATH = /^\/(auth|rest|storage)\/v1(?:\/|$)/;

export function serviceOf(path: string): Service | undefined {
  return SERVICE_PATH.exec(path)?.[1] as Service | undefined;
}

/** True for a successful request that may have changed data. */
export function isChange({ method }: Request, { ok }: Response): boolean {
  return ok && !['GET', 'HEAD', 'OPTIONS'].includes(method);
}

/** True if a path belongs to the backend, not to the pages. */
export function isBackendPath(path: string): boolean {
  return path === CONFIG_PATH || serviceOf(path) !== undefined;
}
