/** Checks the types of definitions with the TypeScript compiler, in Portuguese. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { FileFault } from './assessment.ts';
import { CALCULATORS } from './load.ts';

/** Matches a line of the compiler: `calculators/a/b.ts(125,7): error TS2322: O tipo…`. */
const ERROR = /^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/gm;

/** Codes of values that may be absent: in a calculator nearly always a field without a default. */
const MAY_BE_ABSENT = new Set(['TS2532', 'TS18048']);

/**
 * Finds the type errors of definitions and of the modules that they import.
 *
 * @param root folder of the calculators
 * @throws Error if the compiler does not run
 */
export function typeFaults(ids: readonly string[], root: string = CALCULATORS): FileFault[] {
  if (ids.length === 0) return [];
  const project = dirname(root);
  const config = join(project, '.cache', `tsconfig.check-${process.pid}.json`);
  const files = ['../src/compiled.d.ts', ...ids.map((id) => `../calculators/${id}.ts`)];
  mkdirSync(dirname(config), { recursive: true });
  writeFileSync(config, JSON.stringify({ extends: '../tsconfig.json', files, include: [] }));
  const tsc = join(project, 'node_modules/typescript/lib/tsc.js');
  const args = [tsc, '-p', config, '--locale', 'pt-br', '--pretty', 'false'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  rmSync(config, { force: true });
  const faults = [...stdout.matchAll(ERROR)].map(([, file = '', line = '', code = '', problem = '']) => ({
    file,
    place: `linha ${line}`,
    problem: `tipos (${code}): ${problem}`,
    remedy: MAY_BE_ABSENT.has(code)
      ? 'se é um campo, ponha-o em required ou dê-lhe default; se nem sempre aparece, diga o que vale sem ele (campo ?? 0)'
      : 'corrija o tipo, ou o nome',
  }));
  if (status !== 0 && faults.length === 0) throw new Error(`${stdout}${stderr}`);
  return faults;
}
