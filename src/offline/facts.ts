/** Constants and types shared by the build, the worker and the pages. */
import type { IsoDate } from '../calendar/calendar.ts';

/** File name of the service worker, which is at the root because its scope is limited to its own folder. */
export const WORKER_FILE = 'sw.js';

/** Files of every page with constant addresses. */
export const ROOT_FILES: readonly string[] = ['/favicon.svg', '/icones.svg'];

/** Prefix of the site's cache names, also in earlier workers. */
export const PREFIX = 'calculario-';
/** Cache of the immutable files below `/assets/`, shared by all versions. */
export const FILES = `${PREFIX}imutaveis`;
/** Prefix of the cache with a version's page data. */
export const DATA = `${PREFIX}dados-`;

/** Facts that the build writes into the worker. */
export interface OfflineFacts {
  /** Id of the build in the browser: pages of another build may not fit. */
  readonly build: string;
  /** Version of the site, which changes with the content of any listed file. */
  readonly version: string;
  /** Address of the list of all addresses to store: a JSON array. */
  readonly list: string;
  /** Addresses of the offline page and its style. */
  readonly shell: string;
  readonly style: string;
  /** The day in Brazil on which the site was built. */
  readonly builtOn: IsoDate;
  /** First day on which a table of the law expires; absent if unknown. */
  readonly tablesUntil?: IsoDate | undefined;
}

/** The worker's response to a page. */
export interface OfflineAnswer extends OfflineFacts {
  /** True if the page's document came from a cache because the network did not respond. */
  readonly isCopy: boolean;
}
