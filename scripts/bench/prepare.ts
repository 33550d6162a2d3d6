/** Builds the pages that are compared. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { precompress } from '../../build/precompress.ts';
import { CACHE, ROOT } from '../../build/paths.ts';
import { copyProject } from '../../tests/catalogue/support/project-copy.ts';
import { PEERS } from './candidates.ts';

/** The folder of the peers, with dependencies of its own. */
export const BENCH = join(ROOT, 'bench');

/** Runs a command to its end; what it says is only shown when it fails. */
async function run(command: string, args: readonly string[], cwd: string, shell = false): Promise<void> {
  try {
    await promisify(execFile)(command, args, { cwd, shell, maxBuffer: Infinity });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')} (${cwd}):\n${stdout}${stderr}`, { cause: error });
  }
}

/** Installs what the peers' lock file asks for, unless it is there. */
async function installPeers(): Promise<void> {
  const stamp = join(BENCH, 'node_modules', '.installed');
  const wanted = createHash('sha256')
    .update(readFileSync(join(BENCH, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const flags = ['--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm', ['ci', ...flags], BENCH, process.platform === 'win32');
  await writeFile(stamp, wanted);
}

/**
 * Type-checks and builds the peers as they come: minified, for the browsers of Vite's default, which is also ours.
 *
 * @returns the folder with a folder for each
 * @throws Error with the output of what failed
 */
export async function buildPeers(): Promise<string> {
  await installPeers();
  const folder = join(CACHE, 'bench');
  await rm(folder, { recursive: true, force: true });
  await run(process.execPath, [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', BENCH], ROOT);
  await run(process.execPath, ['build.ts', folder, ...PEERS.map(({ key }) => key)], BENCH);
  await precompress(folder);
  return folder;
}

/** A built site of ours with the page of the four fields in it. */
export interface OwnSite {
  root: string;
  remove: () => Promise<void>;
}

/**
 * Builds the site from the sources as they stand, in a copy: the catalogue that is published must not have the page
 * that only serves the comparison.
 *
 * @throws Error with the output of the build that failed
 */
export async function buildOwnSite(): Promise<OwnSite> {
  const { root, remove } = await copyProject();
  try {
    await cp(join(BENCH, 'calculario'), join(root, 'calculators', 'financeira'), { recursive: true });
    await run(process.execPath, [join('scripts', 'build.ts')], root);
    return { root: join(root, 'dist'), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}
