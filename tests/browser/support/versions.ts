/** A copy of the built site on a separate server, which can publish another version while pages are open. */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIST } from '../../../build/paths.ts';
import { writeUnregister } from '../../../build/offline/write-offline.ts';
import { openSite } from '../../../server/site/testing/open-site.ts';
import type { OfflineFacts } from '../../../src/offline/facts.ts';

export interface PublishedCopy {
  readonly address: string;
  /** Publishes a version with another build id that adds these pages and lacks these files. */
  readonly publish: (build: string, pages: readonly string[], without: readonly string[]) => void;
  /** Publishes the worker of a build without offline use. */
  readonly withdraw: () => Promise<void>;
  readonly close: () => void;
}

/** Facts that the bundler has written into the worker. */
function factsIn(worker: string): Pick<OfflineFacts, 'build' | 'version' | 'shell'> {
  const fact = (name: string) => new RegExp(`\\b${name}:[\`"']([^\`"']+)`).exec(worker)?.[1] ?? '';
  return { build: fact('build'), version: fact('version'), shell: fact('shell') };
}

/** Serves a copy of the site without a backend. */
export async function openCopy(): Promise<PublishedCopy> {
  const root = mkdtempSync(join(tmpdir(), 'calculario-versoes-'));
  cpSync(DIST, root, { recursive: true });
  const at = (file: string) => join(root, file);
  const remove = (pattern: string) => {
    for (const file of globSync(pattern, { cwd: root })) rmSync(at(file));
  };
  // Delete the compressed copies, so that the server sends the written file.
  const write = (file: string, content: string) => {
    remove(`${file}.{br,gz}`);
    writeFileSync(at(file), content);
  };
  const { address, close } = await openSite({ root, env: {} });
  return {
    address,
    async withdraw() {
      remove('sw.js*');
      await writeUnregister(root);
    },
    publish(build, pages, without) {
      const worker = readFileSync(at('sw.js'), 'utf8');
      const old = factsIn(worker);
      const renamed = (file: string) =>
        readFileSync(at(file), 'utf8').replaceAll(`"build":"${old.build}"`, () => `"build":"${build}"`);
      const shell = `/assets/offline/casca-${build}.html`;
      write(shell.slice(1), renamed(old.shell.slice(1)));
      const documents = pages.map((page) => join(page.slice(1), 'index.html'));
      for (const file of [...documents, ...globSync('dados/**/*.json', { cwd: root })])
        write(file, renamed(file));
      for (const pattern of without) remove(pattern);
      const changed = [old.build, old.version].reduce((text, name) => text.replaceAll(name, build), worker);
      write('sw.js', changed.replaceAll(old.shell, shell));
    },
    close() {
      close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
