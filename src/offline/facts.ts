/** Constants and types shared by the build, the worker and the pages. */
import type { IsoDate } from '../calendar/calendar.ts';

/** File of the service worker, at the root because its scope is all addresses below its own. */
export const WORKER_FILE = 'sw.js';

/** Files of every page whose addresses stay the same. */
export const ROOT_FILES: readonly string[] = ['/favicon.svg', '/icones.svg'];

/** Prefix of the names of the site's caches, including those of earlier workers. */
export const PREFIX = 'calculario-';
/** Cache of the files below `/assets/`, which never change, shared by all versions. */
export const FILES = `${PREFIX}imutaveis`;
/** Prefix of a version's cache for page data. */
export const DATA = `${PREFIX}dados-`;

/** Facts that the build writes into the worker. */
export interface OfflineFacts {
  /** Identifies the build in the browser: pages of another build do not fit. */
  readonly build: string;
  /** Changes with the content of any listed file. */
  readonly version: string;
  /** Address of the list of all addresses that can be stored: a JSON array. */
  readonly list: string;
  /** Addresses of the offline page and its style. */
  readonly shell: string;
  readonly style: string;
  /** The day in Brazil on which the site was built. */
  readonly builtOn: IsoDate;
  /** The first day from then on when a table of the law expires; absent if unknown. */
  readonly tablesUntil?: IsoDate | undefined;
}

/** The worker's answer to a page. */
export interface OfflineAnswer extends OfflineFacts {
  /** True if the page's document came from a cache because the network did not answer. */
  readonly isCopy: boolean;
}
