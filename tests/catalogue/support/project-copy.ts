/** Creates temporary copies of the project, in which tests may write and delete freely. */
import { cp, mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Generated files, files specific to this machine, and the benchmark, which no build reads. */
const NOT_COPIED = new Set([
  'bench',
  'node_modules',
  'dist',
  'dist-server',
  '.git',
  '.cache',
  '.calculario',
  'test-results',
  'playwright-report',
]);

/** Cache of drawn pictures, shared with the copy so that its build does not draw them again. */
const PICTURES = '.cache/imagens';
/** Compiled definitions, copied so that the copy compiles only its changes. */
const COMPILED = '.cache/calculators';

/** Copies the sources and the compiled definitions, and links the packages and the drawn pictures. The caller must remove the copy. */
export async function copyProject(): Promise<{ root: string; remove: () => Promise<void> }> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'calculario-')));
  await cp(ROOT, root, {
    recursive: true,
    filter: (source) => !NOT_COPIED.has(relative(ROOT, source).split(/[\\/]/)[0] ?? ''),
  });
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  await mkdir(join(ROOT, PICTURES), { recursive: true });
  await mkdir(join(root, '.cache'));
  await symlink(join(ROOT, PICTURES), join(root, PICTURES), 'junction');
  const isKept = (source: string) => source !== join(ROOT, COMPILED, 'lock');
  await cp(join(ROOT, COMPILED), join(root, COMPILED), { recursive: true, filter: isKept });
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
