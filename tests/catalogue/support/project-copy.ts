/** A temporary copy of the project, in which a test may write and delete freely. */
import { cp, mkdir, mkdtemp, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../../..');
/** Generated files, files specific to this machine, and the peers with packages of their own, which no build reads. */
const LEFT_OUT = new Set([
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

/** Cache of drawn pictures by the hash of their inputs, so that a build of the copy draws none again. */
const PICTURES = '.cache/imagens';

/** Copies the sources and links the packages and the drawn pictures. The caller removes the copy. */
export async function copyProject(): Promise<{ root: string; remove: () => Promise<void> }> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'calculario-')));
  await cp(ROOT, root, {
    recursive: true,
    filter: (source) => !LEFT_OUT.has(relative(ROOT, source).split(/[\\/]/)[0] ?? ''),
  });
  await symlink(join(ROOT, 'node_modules'), join(root, 'node_modules'), 'junction');
  await mkdir(join(ROOT, PICTURES), { recursive: true });
  await mkdir(join(root, '.cache'));
  await symlink(join(ROOT, PICTURES), join(root, PICTURES), 'junction');
  return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
