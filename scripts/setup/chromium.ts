import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The environment of the browser search; injected so that tests can simulate a machine. */
export interface Machine {
  platform: NodeJS.Platform;
  env: Record<string, string | undefined>;
  exists: (path: string) => boolean;
  /** Whether the file really starts: Ubuntu's `chromium-browser` may be only a stub for a snap. */
  starts: (path: string) => boolean;
}

/** It opens the same pages in half the time, and differs from a full Chromium in pointer, frames and storage. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const LINUX_PLACES = [
  HEADLESS_SHELL,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
  '/snap/bin/chromium',
];

const MACOS_APPS = [
  'Google Chrome.app/Contents/MacOS/Google Chrome',
  'Chromium.app/Contents/MacOS/Chromium',
  'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];

const WINDOWS_APPS = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

const here: Machine = {
  platform: process.platform,
  env: process.env,
  exists: existsSync,
  starts: (path) => {
    // On Windows `chrome.exe --version` would open a window instead of answering.
    if (process.platform === 'win32') return true;
    return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
  },
};

function systemPlaces({ platform, env }: Machine): string[] {
  if (platform === 'darwin') {
    const roots = ['/Applications', `${env['HOME'] ?? ''}/Applications`];
    return roots.flatMap((root) => MACOS_APPS.map((app) => `${root}/${app}`));
  }
  if (platform === 'win32') {
    const roots = [env['PROGRAMFILES'], env['PROGRAMFILES(X86)'], env['LOCALAPPDATA']];
    return roots
      .filter((root) => root !== undefined)
      .flatMap((root) => WINDOWS_APPS.map((app) => `${root}\\${app}`));
  }
  return LINUX_PLACES;
}

/**
 * The Chromium installed on the system: the one named by `CHROMIUM_PATH`, or else the first one in the usual
 * places that starts.
 *
 * @throws Error when `CHROMIUM_PATH` names a file that does not exist or does not start: falling back to
 * another browser would hide the error.
 */
export function findSystemChromium(machine: Machine = here): string | undefined {
  const works = (path: string) => machine.exists(path) && machine.starts(path);
  const chosen = machine.env['CHROMIUM_PATH'];
  if (chosen) {
    if (!works(chosen)) throw new Error(`CHROMIUM_PATH: "${chosen}" não existe ou não inicia.`);
    return chosen;
  }
  return systemPlaces(machine).find(works);
}

/**
 * The full Chromium to test in as well, where {@link findSystemChromium} finds the headless shell by itself.
 *
 * @param first path of the browser that runs every test.
 */
export function findFullChromium(first: string | undefined, machine: Machine = here): string | undefined {
  if (first !== HEADLESS_SHELL || machine.env['CHROMIUM_PATH']) return undefined;
  return systemPlaces(machine).find(
    (path) => path !== HEADLESS_SHELL && machine.exists(path) && machine.starts(path),
  );
}

/**
 * The path of a Chromium that starts: the system's, else the one that Playwright downloaded earlier, else
 * undefined. Used by the setup, the browser tests and the size check.
 */
export async function findChromium(): Promise<string | undefined> {
  const system = findSystemChromium();
  if (system !== undefined) return system;
  const { chromium } = await import('playwright');
  const own = chromium.executablePath();
  return here.exists(own) && here.starts(own) ? own : undefined;
}

/**
 * Command-line switches for a Chromium without background network requests; without the sandbox only for
 * root, where it is not available.
 */
export function chromiumArgs(): string[] {
  const root = process.getuid?.() === 0;
  return [
    ...(root ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ];
}
