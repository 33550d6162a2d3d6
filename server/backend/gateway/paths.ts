/** The paths of the embedded backend: those of a hosted project, and where the pages ask for theirs. */

/** The path prefixes of a hosted project's services. */
export type Service = 'auth' | 'rest' | 'storage';

/** Path of the configuration with which the site's pages reach their backend. */
export const CONFIG_PATH = '/backend.json';

const SERVICE_PATH = /^\/(auth|rest|storage)\/v1(?:\/|$)/;

/** The service that a path belongs to. */
export function serviceOf(path: string): Service | undefined {
  return SERVICE_PATH.exec(path)?.[1] as Service | undefined;
}

/** Whether this path belongs to the backend and not to the site's pages. */
export function isBackendPath(path: string): boolean {
  return path === CONFIG_PATH || serviceOf(path) !== undefined;
}
