import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CACHE } from '../build/paths.ts';
import { noteModules, notingModules } from './note-modules.ts';

let folder = '';
beforeAll(async () => {
  await mkdir(CACHE, { recursive: true });
  folder = await mkdtemp(join(CACHE, 'note-modules-'));
});
afterAll(() => rm(folder, { recursive: true }));

describe('noteModules', () => {
  it('tells which modules a rendering loads, also when they are loaded already', async () => {
    const source = join(folder, 'src');
    const entry = join(source, 'entry.js');
    await mkdir(source);
    await writeFile(entry, "export const load = () => import('./page.js');\nexport const idle = () => 0;");
    await writeFile(join(source, 'page.js'), 'export default 1;');
    await build({
      root: folder,
      configFile: false,
      logLevel: 'error',
      plugins: [noteModules()],
      build: { ssr: entry, outDir: join(folder, 'out') },
    });
    const built = (await import(pathToFileURL(join(folder, 'out/entry.js')).href)) as {
      load: () => Promise<unknown>;
      idle: () => number;
    };
    const page = join(source, 'page.js');
    expect((await notingModules(built.load))[1]).toEqual([page]);
    expect((await notingModules(built.load))[1]).toEqual([page]);
    expect(await notingModules(async () => built.idle())).toEqual([0, []]);
    // Outside of a rendering nothing is noted.
    await expect(built.load()).resolves.toMatchObject({ default: 1 });
  });
});
