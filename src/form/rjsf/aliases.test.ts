import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../../../build/paths.ts';
import { RJSF_ALIASES } from '../../../build/plugins/rjsf-aliases.ts';

const FOLDER = join(ROOT, '.cache', 'rjsf-aliases');

/** Bundles `draw-form.tsx` with aliases, and returns the tags of its forms. */
async function drawnWith(name: string, alias: typeof RJSF_ALIASES): Promise<readonly string[]> {
  const outDir = join(FOLDER, name);
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    resolve: { alias: [...alias] },
    ssr: { noExternal: [/@rjsf/, 'markdown-to-jsx', 'fast-uri'] },
    build: { ssr: 'src/form/testing/draw-form.tsx', outDir, copyPublicDir: false },
  });
  const module = (await import(pathToFileURL(join(outDir, 'draw-form.js')).href)) as {
    readonly drawnForms: readonly string[];
  };
  return module.drawnForms.join('').split('<');
}

afterAll(() => rm(FOLDER, { recursive: true, force: true }));

it('RJSF draws every kind of field in the same way with the aliases and without them', async () => {
  const whole = await drawnWith('whole', []);
  const aliased = await drawnWith('aliased', RJSF_ALIASES);
  expect(whole.join('<')).toContain('<select');
  // Report the first tag that differs.
  expect(aliased.find((tag, index) => tag !== whole[index])).toBeUndefined();
  expect(aliased).toHaveLength(whole.length);
});
