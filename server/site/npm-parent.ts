import { readFileSync } from 'node:fs';

const CHECK_MS = 500;

/** Matches the title of an npm process: "npm start", or Node with `npm-cli.js` during its startup. */
const NPM_COMMAND = /(?:^npm|npm-cli\.js)(?:[ \0]|$)/;

function readProcess(pid: number, file: 'cmdline' | 'stat'): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return '';
  }
}

function parentOf(pid: number): number {
  // Match greedily up to the last parenthesis, because the process name may contain spaces and parentheses.
  const [, afterName = ''] = /^.*\) \S+ (\d+)/.exec(readProcess(pid, 'stat')) ?? [];
  return Number(afterName);
}

/** Maximum number of processes between npm and this one, such as a shell and the setup script. */
const MAX_BETWEEN = 4;

/** Finds the npm process that runs this script, or else the parent process. */
function npmProcess(): number {
  let pid = process.ppid;
  for (let between = 0; between < MAX_BETWEEN && pid > 1; between += 1) {
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
 * Calls `onGone` when the npm that started this process exits. A killed npm does not always forward the signal, so that
 * the server would keep the port and the data folder. Does nothing without npm, or on Windows.
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
