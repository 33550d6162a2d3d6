/** Writes the files for offline use: the offline page, the list of addresses and the service worker. */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Manifest } from 'vite';
import { firstEnd } from '../../scripts/tables/inventory.ts';
import { todayInBrazil } from '../../src/calendar/today.ts';
import { ROOT_FILES, WORKER_FILE, type OfflineFacts } from '../../src/offline/facts.ts';
import { classicScript } from '../classic-script.ts';
import { ENTRY } from '../manifest.ts';
import { publicFiles } from './list.ts';
import { slashed } from '../../compiler/slashed.ts';

/** Folder of immutable files, which hosts let browsers cache forever. */
const FOLDER = 'assets/offline';

/** Parts of the finished site that this step needs. */
interface BuiltSite {
  readonly dist: string;
  /** Identifies the build in the browser. */
  readonly build: string;
  readonly manifest: Manifest;
  readonly data: readonly string[];
  readonly shell: string;
}

/** Writes the offline page, the list and the service worker of an otherwise finished site. */
export async function writeOffline({ dist, build, manifest, data, shell }: BuiltSite): Promise<void> {
  const writeNamed = async (name: string, ending: string, content: string) => {
    const file = `${FOLDER}/${name}-${createHash('sha256').update(content).digest('hex').slice(0, 8)}.${ending}`;
    await writeFile(join(dist, file), content);
    return `/${file}`;
  };
  await mkdir(join(dist, FOLDER), { recursive: true });
  const search = globSync('assets/busca-*/*.json', { cwd: dist });
  // End with the data of pages, because a page is offered offline as soon as its data are stored.
  const list = [
    ...ROOT_FILES,
    ...search.map((file) => `/${slashed(file)}`).toSorted(),
    ...publicFiles(manifest),
    ...data,
  ];
  const content = createHash('sha256').update(shell);
  for (const address of list) content.update(address).update(readFileSync(join(dist, address)));
  const builtOn = todayInBrazil(new Date());
  const facts: OfflineFacts = {
    build,
    version: content.digest('hex').slice(0, 8),
    list: await writeNamed('lista', 'json', JSON.stringify(list)),
    shell: await writeNamed('casca', 'html', shell),
    style: `/${manifest[ENTRY]?.css?.[0] ?? ''}`,
    builtOn,
    tablesUntil: await firstEnd(builtOn),
  };
  const worker = await classicScript('src/offline/worker/sw.ts', { OFFLINE_FACTS: JSON.stringify(facts) });
  await writeFile(join(dist, WORKER_FILE), worker);
}

/** Writes a service worker that replaces an earlier one, deletes its caches and unregisters itself. */
export async function writeUnregister(dist: string): Promise<void> {
  await writeFile(join(dist, WORKER_FILE), await classicScript('src/offline/worker/sw-unregister.ts'));
}
