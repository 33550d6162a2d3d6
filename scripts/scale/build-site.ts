/** Builds a copy of the project and tells what that took. */
import { spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { treeMemory } from './tree-memory.ts';
import type { ProcessUsage } from './usage.ts';

/** Milliseconds between two looks at the memory. */
const LOOK_EVERY = 500;

/** What a build took, all its processes together. */
export interface Usage extends ProcessUsage {
  /** Seconds from start to end. */
  readonly seconds: number;
}

/** Runs the build; with the most bytes that its processes had in memory at once. */
async function runBuild(root: string, reports: string): Promise<number> {
  const told = pathToFileURL(join(root, 'scripts/scale/usage.ts')).href;
  const child = spawn(process.execPath, ['--import', told, join(root, 'scripts/build.ts')], {
    cwd: root,
    env: { ...process.env, SCALE_USAGE: reports },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let most = 0;
  const { pid } = child;
  const looking = setInterval(() => {
    if (pid !== undefined) most = Math.max(most, treeMemory(pid));
  }, LOOK_EVERY);
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const code = await new Promise((fulfil, reject) => {
    child.once('error', reject).once('close', fulfil);
  }).finally(() => clearInterval(looking));
  if (code !== 0) throw new Error(`A montagem falhou:\n${complaints.slice(-4000)}`);
  return most;
}

/**
 * @param root folder of the project.
 * @throws Error with what the build complained of.
 */
export async function buildSite(root: string): Promise<Usage> {
  const reports = await mkdtemp(join(tmpdir(), 'calculario-usage-'));
  try {
    const started = performance.now();
    const together = await runBuild(root, reports);
    const seconds = (performance.now() - started) / 1000;
    const files = await readdir(reports);
    const used = await Promise.all(
      files.map(async (file) => JSON.parse(await readFile(join(reports, file), 'utf8')) as ProcessUsage),
    );
    return {
      seconds,
      cpuSeconds: used.reduce((sum, { cpuSeconds }) => sum + cpuSeconds, 0),
      // Between two looks one process alone may have had more.
      memory: Math.max(together, ...used.map(({ memory }) => memory)),
    };
  } finally {
    await rm(reports, { recursive: true });
  }
}
