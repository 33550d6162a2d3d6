import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'calculario-parent-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const SERVER = `
  import { whenNpmIsGone } from '${join(import.meta.dirname, 'npm-parent.ts')}';
  const timer = setInterval(() => {}, 1000);
  setTimeout(() => process.exit(), 5000).unref();
  whenNpmIsGone(() => { console.log('gone'); clearInterval(timer); });
  console.log('ready');
`;

const script = (command: string) => `
  import { spawn } from 'node:child_process';
  spawn('sh', ['-c', '${command}; true'], { stdio: 'inherit' });
`;

// Windows ends a whole console at once, and has no `sh`.
describe.skipIf(process.platform === 'win32')('whenNpmIsGone', () => {
  it('detects that npm was killed even if the shell between them keeps running', async () => {
    writeFileSync(join(folder, 'server.ts'), SERVER);
    writeFileSync(join(folder, 'npm-cli.js'), script(`"${process.execPath}" "${join(folder, 'server.ts')}"`));
    const npm = spawn(process.execPath, [join(folder, 'npm-cli.js')], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, npm_lifecycle_event: 'start' },
    });
    const output = text(npm.stdout);
    await once(npm.stdout, 'data');
    await pause(600);
    npm.kill('SIGKILL');
    expect(await output).toContain('gone');
  });
});
