import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../build/paths.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'calculario-ci-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** Runs `.ci/run` with an npm that only prints and exits. */
function runWith(output: string, exitCode: number): { lines: string[]; status: number | null } {
  const npm = join(folder, 'npm');
  writeFileSync(npm, `#!/bin/sh\ncat <<'END'\n${output}\nEND\nexit ${exitCode}\n`);
  chmodSync(npm, 0o755);
  const PATH = `${folder}${delimiter}${process.env['PATH'] ?? ''}`;
  const { stdout, status } = spawnSync('bash', [join(ROOT, '.ci/run')], {
    encoding: 'utf8',
    cwd: folder,
    env: { ...process.env, PATH },
  });
  return { lines: stdout.trimEnd().split('\n'), status };
}

describe('.ci/run', () => {
  it('ends with the last line of the tests', () => {
    const { lines, status } = runWith('✓ tsc\n\n12 passed, 0 failed', 0);
    expect([lines.at(-1), status]).toEqual(['12 passed, 0 failed', 0]);
    expect(lines).toContain('✓ tsc');
  });

  it('keeps it last when npm complains after it, and passes the exit code on', () => {
    const { lines, status } = runWith('10 passed, 2 failed\nnpm error Lifecycle script `test` failed', 1);
    expect([lines.at(-1), status]).toEqual(['10 passed, 2 failed', 1]);
  });

  it.each([0, 7])('fails when there were no tests at all (exit code %i)', (exitCode) => {
    const { lines, status } = runWith('npm error code ENOTFOUND', exitCode);
    expect(lines.at(-1)).toBe('0 passed, 1 failed');
    expect(status).toBe(exitCode === 0 ? 1 : exitCode);
  });
});
