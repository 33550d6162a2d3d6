import { readFileSync } from 'node:fs';

const CHECK_MS = 500;

/** npm calls its process "npm start"; before that it is Node running `npm-cli.js`. */
const NPM_COMMAND = /(?:^npm|npm-cli\.js)(?:[ \0]|$)/;

function readProcess(pid: number, file: 'cmdline' | 'stat'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function parentOf(pid: number): number {
  // The name, second in the line, may hold spaces and brackets of its own.
  const [, afterName = ''] = /^.*\) \S+ (\d+)/.exec(readProcess(pid, 'stat')) ?? [];
  return Number(afterName);
}

/** The npm that runs this script: this process's parent, or behind the shell between the two. */
function npmProcess(): number {
  const parent = process.ppid;
  return [parent, parentOf(parent)].find((pid) => NPM_COMMAND.test(readProcess(pid, 'cmdline'))) ?? parent;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Calls `onGone` when the npm that started this process has ended. Whoever ends `npm start` ends npm, which
 * cannot or does not always pass that on, and would leave a server behind that holds the port and the data.
 * Without an npm above, and on Windows, nothing happens.
 */
export function whenNpmIsGone(onGone: () => void): void {
  if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return;
  const npm = npmProcess();
  const timer = setInterval(() => {
    if (isAlive(npm)) return;
    clearInterval(timer);
    onGone();
  }, CHECK_MS);
  timer.unref();
}
