/** The paths of the embedded backend: those of a hosted project, and the pages' configuration. */

/** The path prefixes of a hosted project's services. */
export type Service = 'auth' | 'rest' | 'storage';

/** Path of the configuration through which the pages find their backend. */
export const CONFIG_PATH = '/backend.json';

const SERVICE_PATH = /^\/(auth|rest|storage)\/v1(?:\/|$)/;

/** The service of a path. */
export function serviceOf(path: string): Service | undefined {
  return SERVICE_PATH.exec(path)?.[1] as Service | undefined;
}

/** True if this path belongs to the backend and not to the site's pages. */
export function isBackendPath(path: string): boolean {
  return path === CONFIG_PATH || serviceOf(path) !== undefined;
}
