import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';

/** Environment of the browser search, which tests can simulate. */
export interface Machine {
  platform: NodeJS.Platform;
  env: Record<string, string | undefined>;
  /** True if the file exists and starts, because Ubuntu's `chromium-browser` may be only a stub for a snap. */
  starts: (path: string) => boolean;
}

/**
 * Debian's headless shell, which opens pages twice as fast as a full Chromium, but behaves differently with pointers,
 * frames and storage.
 */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const LINUX = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'microsoft-edge'];
const MACOS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS = ['Google\\Chrome', 'Chromium', 'Microsoft\\Edge'];

function systemPaths({ platform, env }: Machine): string[] {
  if (platform === 'darwin') {
    const roots = ['/Applications', `${env['HOME'] ?? ''}/Applications`];
    return roots.flatMap((root) => MACOS.map((app) => `${root}/${app}.app/Contents/MacOS/${app}`));
  }
  if (platform === 'win32') {
    const roots = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
    const fileOf = (app: string) => `${app}\\Application\\${app.endsWith('Edge') ? 'msedge' : 'chrome'}.exe`;
    return roots.flatMap((root) => (root ? WINDOWS.map((app) => `${root}\\${fileOf(app)}`) : []));
  }
  return [HEADLESS_SHELL, ...LINUX.map((name) => `/usr/bin/${name}`), '/snap/bin/chromium'];
}

export const here: Machine = {
  platform: process.platform,
  env: process.env,
  starts: (path) => {
    if (!existsSync(path)) return false;
    // Do not start it on Windows, where `chrome.exe --version` would open a window.
    if (process.platform === 'win32') return true;
    return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
  },
};

/**
 * Finds the Chromium in `CHROMIUM_PATH`, or else the first one on the system that starts.
 *
 * @throws Error if the one in `CHROMIUM_PATH` does not start
 */
export function findSystemChromium(machine: Machine = here): string | undefined {
  const chosen = machine.env['CHROMIUM_PATH'];
  if (!chosen) return systemPaths(machine).find(machine.starts);
  if (machine.starts(chosen)) return chosen;
  throw new Error(`CHROMIUM_PATH: "${chosen}" does not exist or does not start.`);
}

/** Finds a full Chromium for additional tests, if `first`, the browser of all tests, is the headless shell. */
export function findFullChromium(first: string | undefined, machine: Machine = here): string | undefined {
  if (first !== HEADLESS_SHELL || machine.env['CHROMIUM_PATH']) return undefined;
  return systemPaths(machine).find((path) => path !== HEADLESS_SHELL && machine.starts(path));
}

/** Finds a Chromium that starts: the system's, or else the one downloaded by Playwright. */
export function findChromium(): string | undefined {
  return findSystemChromium() ?? [chromium.executablePath()].find(here.starts);
}

/** Switches that disable the browser's own network requests and, as root, the sandbox. */
export function chromiumArgs(): string[] {
  const off = ['gpu', 'quic', 'background-networking', 'component-update', 'sync'];
  const switches = ['--no-first-run', ...off.map((name) => `--disable-${name}`)];
  return process.getuid?.() === 0 ? ['--no-sandbox', ...switches] : switches;
}

/** Starts this machine's Chromium with additional command-line switches. */
export function launchChromium(extraArgs: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    args: [...chromiumArgs(), ...extraArgs],
    ...(executablePath ? { executablePath } : {}),
  });
}
