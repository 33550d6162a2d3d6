/** A copy of the built site on a server of its own, of which another version can be published while pages are open. */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DIST } from '../../../build/paths.ts';
import { writeGoodbye } from '../../../build/offline/write-offline.ts';
import { openSite } from '../../../server/site/open-site.ts';
import type { OfflineBuild } from '../../../src/offline/list.ts';

/** The copy. */
export interface PublishedCopy {
  readonly address: string;
  /** Publishes a version with another build, of whose pages these exist, and without these files of the old one. */
  readonly publish: (build: string, pages: readonly string[], without: readonly string[]) => void;
  /** Publishes the worker of a build that wants none. */
  readonly withdraw: () => Promise<void>;
  readonly close: () => void;
}

const FACTS = /\{build:([`"'])(.*?)\1,version:([`"'])(.*?)\3,index:([`"'])(.*?)\5,shell:([`"'])(.*?)\7\}/;

function factsIn(worker: string): OfflineBuild & { readonly text: string } {
  const [text = '', , build = '', , version = '', , index = '', , shell = ''] = FACTS.exec(worker) ?? [];
  if (text === '') throw new Error('sw.js: the facts of the build are not where they were.');
  return { text, build, version, index, shell };
}

/** Serves a copy of the site, without a backend. */
export async function openCopy(): Promise<PublishedCopy> {
  const root = mkdtempSync(join(tmpdir(), 'calculario-versoes-'));
  cpSync(DIST, root, { recursive: true });
  const at = (file: string) => join(root, file);
  const remove = (pattern: string) => {
    for (const file of globSync(pattern, { cwd: root })) rmSync(at(file));
  };
  // Without the compressed copies, the server answers with what was written.
  const write = (file: string, content: string) => {
    remove(`${file}.{br,gz}`);
    writeFileSync(at(file), content);
  };
  const { address, close } = await openSite({ root, env: {} });
  return {
    address,
    async withdraw() {
      remove('sw.js*');
      await writeGoodbye(root);
    },
    publish(build, pages, without) {
      const worker = readFileSync(at('sw.js'), 'utf8');
      const { text, ...old } = factsIn(worker);
      const renamed = (content: string) =>
        content.replaceAll(`"build":"${old.build}"`, () => `"build":"${build}"`);
      const shell = `/assets/offline/casca-${build}.txt`;
      write(shell.slice(1), renamed(readFileSync(at(old.shell), 'utf8')));
      for (const page of pages) {
        const file = join(page.slice(1), 'index.html');
        write(file, renamed(readFileSync(at(file), 'utf8')));
      }
      for (const pattern of without) remove(pattern);
      const facts = JSON.stringify({ ...old, build, version: build, shell });
      write(
        'sw.js',
        worker.replace(text, () => facts),
      );
    },
    close() {
      close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
