/** Builds a copy of the project and tells what that took. */
import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Usage } from './usage.ts';

/**
 * @param root folder of the project.
 * @throws Error with what the build complained of.
 */
export async function buildSite(root: string): Promise<Usage> {
  const report = join(root, '.cache-usage.json');
  const told = pathToFileURL(join(root, 'scripts/scale/usage.ts')).href;
  const child = spawn(process.execPath, ['--import', told, join(root, 'scripts/build.ts')], {
    cwd: root,
    env: { ...process.env, SCALE_USAGE: report },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (complaints += text));
  const code = await new Promise((fulfil, reject) => {
    child.once('error', reject).once('close', fulfil);
  });
  if (code !== 0) throw new Error(`A montagem falhou:\n${complaints.slice(-4000)}`);
  return JSON.parse(await readFile(report, 'utf8')) as Usage;
}
