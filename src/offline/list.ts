/** What is kept on a device for use without a connection: the lists that the build writes and the worker reads. */
import type { PageData } from '../catalogue/page-data.ts';

/** Address and size in bytes, uncompressed, of a file that never changes under that address. */
export type ListedFile = readonly [address: string, bytes: number];

/** A page that can be drawn without a connection. */
export interface ListedPage {
  readonly path: string;
  /** Of calculators only: what they are called. */
  readonly name?: string;
  /** Numbers of its files in its part. */
  readonly files: readonly number[];
  /** What it carries of the catalogue. */
  readonly data?: PageData;
}

/** Some of the pages, ordered by their paths. */
export interface PagePart {
  readonly files: readonly ListedFile[];
  readonly pages: readonly ListedPage[];
}

/** Where a part is. */
export interface PartAddress {
  readonly address: string;
  /** The path of its first page. */
  readonly first: string;
}

/** Everything that can be kept. */
export interface OfflineIndex {
  /** What every page needs. */
  readonly core: readonly ListedFile[];
  /** What pages load on demand: search, tools. */
  readonly extras: readonly ListedFile[];
  /** Ordered by their first pages. */
  readonly parts: readonly PartAddress[];
}

/** What a worker is built with. */
export interface OfflineBuild {
  /** The build of the browser's half: pages of another one do not fit. */
  readonly build: string;
  /** Changes with anything that is listed. */
  readonly version: string;
  /** Address of the index. */
  readonly index: string;
  /** Address of the document in which any page is drawn. */
  readonly shell: string;
}

/** Files that every page shows, whose addresses stay the same. */
export const ROOT_FILES: readonly string[] = ['/favicon.svg', '/icones.svg'];

/** Where the worker is served: at the root, because it answers for all addresses below its own. */
export const WORKER_FILE = 'sw.js';

/** Id of the data script by which the shell says what copy it is. */
export const COPY_ID = 'copia';

/** What the shell says of itself. */
export interface CopyFacts {
  /** The day in Brazil on which the site was built, `YYYY-MM-DD`. */
  readonly builtOn: string;
  /** The first day, from then on, on which a table of the law ends; absent where no end is known. */
  readonly tablesUntil?: string | undefined;
}
