/** Id of the data script with a page's `PageModules`. */
export const MODULES_ID = 'modulos';

/** Addresses of the scripts of a page. */
export interface PageModules {
  readonly entry: string;
  /** Further modules that hydrate the page. */
  readonly modules: readonly string[];
  /** Modules that calculate and draw a result. */
  readonly answers: readonly string[];
}
