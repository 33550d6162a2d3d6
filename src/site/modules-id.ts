/** Id of the data script with a page's `PageModules`. */
export const MODULES_ID = 'modulos';

/** Addresses of the scripts that hydrate a page. */
export interface PageModules {
  readonly entry: string;
  readonly modules: readonly string[];
}
