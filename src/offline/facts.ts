/** Constants and types shared by the build, the worker and the pages. */
import type { IsoDate } from '../calendar/calendar.ts';

/** File of the worker, at the root because it answers for all addresses below its own. */
export const WORKER_FILE = 'sw.js';

/** Files that every page shows, whose addresses stay the same. */
export const ROOT_FILES: readonly string[] = ['/favicon.svg', '/icones.svg'];

/** How the names of the site's caches begin, those of earlier workers too. */
export const PREFIX = 'calculario-';
/** Files below `/assets/`: they never change, and all versions share them. */
export const FILES = `${PREFIX}imutaveis`;
/** How the name of a version's cache for the data of pages begins. */
export const DATA = `${PREFIX}dados-`;

/** What the build writes into the worker. */
export interface OfflineFacts {
  /** The build of the browser's half: pages of another one do not fit. */
  readonly build: string;
  /** Changes with the content of anything listed. */
  readonly version: string;
  /** Address of the list of all addresses that can be kept: a JSON array. */
  readonly list: string;
  /** Address of the offline page, and of its style. */
  readonly shell: string;
  readonly style: string;
  /** The day in Brazil on which the site was built. */
  readonly builtOn: IsoDate;
  /** The first day, from then on, on which a table of the law ends; absent where no end is known. */
  readonly tablesUntil?: IsoDate | undefined;
}

/** What the worker answers a page. */
export interface OfflineAnswer extends OfflineFacts {
  /** Whether the page's document came from a cache, because the network did not answer. */
  readonly isCopy: boolean;
}
