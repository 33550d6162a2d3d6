import { readFileSync } from 'node:fs';

const CHECK_MS = 500;

/** npm sets its process title to "npm start"; until then the title is Node running `npm-cli.js`. */
const NPM_COMMAND = /(?:^npm|npm-cli\.js)(?:[ \0]|$)/;

function readProcess(pid: number, file: 'cmdline' | 'stat'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function parentOf(pid: number): number {
  // The process name, the second field of the line, may contain spaces and parentheses.
  const [, afterName = ''] = /^.*\) \S+ (\d+)/.exec(readProcess(pid, 'stat')) ?? [];
  return Number(afterName);
}

/** Longest chain between this process and npm: npm's shell and the setup script. */
const MOST_BETWEEN = 4;

/** The npm process that runs this script, or else the parent of this process. */
function npmProcess(): number {
  let pid = process.ppid;
  for (let between = 0; between < MOST_BETWEEN && pid > 1; between += 1) {
    if (NPM_COMMAND.test(readProcess(pid, 'cmdline'))) return pid;
    pid = parentOf(pid);
  }
  return process.ppid;
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
 * Calls `onGone` when the npm that started this process has ended. Killing `npm start` kills npm, which does not always
 * forward the signal; the server would stay behind and occupy the port and the data folder. Does nothing without a
 * parent npm, and on Windows.
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
