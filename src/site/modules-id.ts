/** Id of the script element with a page's `PageModules`. */
export const MODULES_ID = 'modulos';

/** Addresses of the scripts that hydrate a page. */
export interface PageModules {
  readonly entry: string;
  readonly modules: readonly string[];
}
