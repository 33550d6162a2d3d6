/** Writes what lets the site work without a connection: the shell, the lists and the worker. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import {
  ROOT_FILES,
  WORKER_FILE,
  type ListedFile,
  type OfflineBuild,
  type OfflineIndex,
} from '../../src/offline/list.ts';
import type { Manifest } from 'vite';
import { classicScript } from '../classic-script.ts';
import { ENTRY, scriptOf, scriptsOf } from '../manifest.ts';
import { WORKER } from '../site-pages.ts';
import { loadedLater } from './extras.ts';
import { pageParts, type BuiltPage } from './lists.ts';

/** Below this address files never change, and hosts let browsers keep them. */
const FOLDER = 'assets/offline';

/** What is loaded at once when there is no connection. */
const WITHOUT_CONNECTION = [
  'offline/page/start.ts',
  'offline/page/notices.tsx',
  'offline/page/kept-help.tsx',
];

/** The search's data are kept while they are not the greater part of what is kept at all. */
const MOST_SEARCH_BYTES = 2_000_000;

/** The finished site, as far as this needs it. */
interface BuiltSite {
  readonly dist: string;
  /** Names the build of the browser's half. */
  readonly build: string;
  readonly manifest: Manifest;
  readonly pages: readonly BuiltPage[];
  /** The document in which any page is drawn, and what it loads. */
  readonly shell: string;
  readonly shellFiles: readonly string[];
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 8);

/** Writes a worker of `src/offline/worker`. */
async function writeWorker(dist: string, file: string, facts?: OfflineBuild): Promise<void> {
  const define: Record<string, string> = facts ? { OFFLINE_BUILD: JSON.stringify(facts) } : {};
  await writeFile(join(dist, WORKER_FILE), await classicScript(`src/offline/worker/${file}`, define));
}

/** Writes a file under a name that changes with its content; its address. */
async function writeNamed(dist: string, name: string, ending: string, content: string): Promise<string> {
  const file = `${FOLDER}/${name}-${digest(content)}.${ending}`;
  await writeFile(join(dist, file), content);
  return `/${file}`;
}

/** The search's data, unless they are too many. */
function searchFiles(dist: string, sizeOf: (address: string) => number): ListedFile[] {
  const addresses = globSync('assets/busca-*/*.json', { cwd: dist }).map(
    (file) => `/${file.split(sep).join('/')}`,
  );
  const files = addresses.toSorted().map((address): ListedFile => [address, sizeOf(address)]);
  return files.reduce((sum, [, bytes]) => sum + bytes, 0) > MOST_SEARCH_BYTES ? [] : files;
}

/** Writes shell, lists and worker of a site that has everything else. */
export async function writeOffline(site: BuiltSite): Promise<void> {
  const { dist, manifest, pages } = site;
  const sizeOf = (address: string) => statSync(join(dist, address)).size;
  const listed = (addresses: Iterable<string>) =>
    [...new Set(addresses)]
      // The whole style sheet, which the entry is built with, has gone into the pages.
      .filter((address) => existsSync(join(dist, address)))
      .map((address): ListedFile => [address, sizeOf(address)]);
  await mkdir(join(dist, FOLDER), { recursive: true });
  const sources = [ENTRY, ...WITHOUT_CONNECTION.map((file) => `src/${file}`)];
  const needed = scriptsOf(manifest, sources);
  const styles = sources.flatMap((source) => (manifest[source]?.css ?? []).map((style) => `/${style}`));
  const core = listed([...site.shellFiles, ...needed, ...styles]);
  const parts = pageParts(pages, sizeOf);
  const inParts = new Set(parts.flatMap(({ files }) => files.map(([address]) => address)));
  const later = loadedLater(manifest, [...inParts, scriptOf(manifest, WORKER)]).filter(
    (address) => !inParts.has(address),
  );
  const addresses = parts.map(async (part) => ({
    address: await writeNamed(dist, 'paginas', 'json', JSON.stringify(part)),
    first: part.pages[0]?.path ?? '',
  }));
  const index: OfflineIndex = {
    core,
    extras: [...searchFiles(dist, sizeOf), ...listed(later)],
    parts: await Promise.all(addresses),
  };
  // Named as text: no host serves it as a page of its own, nor redirects to an address without the ending.
  const shell = await writeNamed(dist, 'casca', 'txt', site.shell);
  const list = await writeNamed(dist, 'lista', 'json', JSON.stringify(index));
  const rootFiles = ROOT_FILES.map((address) => readFileSync(join(dist, address), 'utf8'));
  const version = digest([shell, list, ...rootFiles].join('\n'));
  await writeWorker(dist, 'sw.ts', { build: site.build, version, index: list, shell });
}

/** Writes the worker that takes the place of an earlier one, deletes what that kept, and goes. */
export function writeGoodbye(dist: string): Promise<void> {
  return writeWorker(dist, 'goodbye.ts');
}
