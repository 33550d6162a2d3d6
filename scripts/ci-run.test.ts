import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '../build/paths.ts';

const TOOLS = ['bash', 'cat', 'dirname', 'grep', 'mktemp', 'rm', 'tail', 'tee'];

/** Only folder in the PATH of a simulated machine without browsers. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'calculario-ci-'));
  const { stdout } = spawnSync('bash', ['-c', `command -v ${TOOLS.join(' ')}`], { encoding: 'utf8' });
  for (const path of stdout.trim().split('\n')) symlinkSync(path, join(folder, basename(path)));
  command('timeout', 'shift; "$@"');
  command('id', 'echo 1000');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function command(name: string, lines: string): void {
  writeFileSync(join(folder, name), `#!/bin/bash\n${lines}\n`, { mode: 0o755 });
}

/** Runs `.ci/run` with a mock npm that prints and exits. */
function runWith(output: string, exitCode: number): { lines: string[]; status: number | null } {
  command('npm', `cat <<'END'\n${output}\nEND\nexit ${exitCode}`);
  const { stdout, status } = spawnSync('bash', [join(ROOT, '.ci/run')], {
    encoding: 'utf8',
    cwd: folder,
    env: { ...process.env, PATH: folder },
  });
  return { lines: stdout.trimEnd().split('\n'), status };
}

describe.skipIf(process.platform === 'win32')('.ci/run', () => {
  it('ends with the tally of the tests', () => {
    const { lines, status } = runWith('✓ tsc\n\n12 passed, 0 failed', 0);
    expect([lines.at(-1), status]).toEqual(['12 passed, 0 failed', 0]);
    expect(lines).toContain('✓ tsc');
  });

  it('prints the tally last even if npm prints an error after it, and returns the exit code', () => {
    const { lines, status } = runWith('10 passed, 2 failed\nnpm error Lifecycle script `test` failed', 1);
    expect([lines.at(-1), status]).toEqual(['10 passed, 2 failed', 1]);
  });

  it.each([0, 7])('fails if no tests ran (exit code %i)', (exitCode) => {
    const { lines, status } = runWith('npm error code ENOTFOUND', exitCode);
    expect(lines.at(-1)).toBe('0 passed, 1 failed');
    expect(status).toBe(exitCode === 0 ? 1 : exitCode);
  });

  describe('with apt-get', () => {
    const installed = () => {
      const log = join(folder, 'asked');
      return existsSync(log)
        ? [...readFileSync(log, 'utf8').matchAll(/install (.+)/g)].map(([, name]) => name)
        : [];
    };
    const PASSED = '12 passed, 0 failed';
    beforeEach(() => command('apt-get', 'echo noise; echo "$@" >> "${BASH_SOURCE%/*}/asked"'));

    it('installs both kinds of Chromium and Firefox as root, without the output of apt-get', () => {
      command('id', 'echo 0');
      expect(runWith(PASSED, 0).lines).toEqual([PASSED, PASSED]);
      expect(installed()).toEqual(['chromium', 'chromium-headless-shell', 'firefox-esr']);
    });

    it('installs only what is missing', () => {
      command('id', 'echo 0');
      command('chromium-headless-shell', '');
      runWith(PASSED, 0);
      expect(installed()).toEqual(['chromium', 'firefox-esr']);
    });

    it('runs the tests even if no browser can be installed', () => {
      command('id', 'echo 0');
      command('apt-get', 'exit 100');
      expect(runWith(PASSED, 0)).toEqual({ lines: [PASSED, PASSED], status: 0 });
    });

    it('installs nothing without root', () => {
      expect(runWith(PASSED, 0).lines.at(-1)).toBe(PASSED);
      expect(installed()).toEqual([]);
    });
  });
});
