/** Finds the browsers of the tests: those of a Linux system, or else the Chromium downloaded by Playwright. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright';

/** Environment of the search, which tests can simulate. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** True if the file exists and starts, because Ubuntu's `chromium-browser` may be only a stub for a snap. */
  readonly starts: (path: string) => boolean;
}

/**
 * Debian's headless shell, which opens pages twice as fast as a full Chromium, but behaves differently with pointers,
 * frames and storage.
 */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';
const CHROME = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const FULL_BROWSERS = [...CHROME.map((name) => `/usr/bin/${name}`), '/snap/bin/chromium'];
const FIREFOX = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const here: Machine = {
  env: process.env,
  starts: (path) => {
    if (!existsSync(path)) return false;
    // Do not start it on Windows, where `chrome.exe --version` would open a window.
    if (process.platform === 'win32') return true;
    return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
  },
};

/**
 * Finds the Chromium in `CHROMIUM_PATH`, or else the first one on the system that starts, or else Playwright's.
 *
 * @throws Error if the one in `CHROMIUM_PATH` does not start
 */
export function findChromium({ env, starts }: Machine = here): string | undefined {
  const chosen = env['CHROMIUM_PATH'];
  if (!chosen) return [HEADLESS_SHELL, ...FULL_BROWSERS, chromium.executablePath()].find(starts);
  if (starts(chosen)) return chosen;
  throw new Error(`CHROMIUM_PATH: "${chosen}" does not exist or does not start.`);
}

/** Finds a full Chromium for additional tests, if `first`, the browser of all tests, is the headless shell. */
export function findFullChromium(first = '', { env, starts }: Machine = here): string | undefined {
  return first === HEADLESS_SHELL && !env['CHROMIUM_PATH'] ? FULL_BROWSERS.find(starts) : undefined;
}

/** Finds the first Firefox on the system that starts, preferably Debian's. */
export function findFirefox({ starts }: Machine = here): string | undefined {
  return FIREFOX.find(starts);
}

/** Switches that disable the browser's own network requests and, as root, the sandbox. */
export function chromiumArgs(): string[] {
  const off = ['gpu', 'quic', 'background-networking', 'component-update', 'sync'];
  const switches = ['--no-first-run', ...off.map((name) => `--disable-${name}`)];
  return process.getuid?.() === 0 ? ['--no-sandbox', ...switches] : switches;
}

/** Starts this machine's Chromium with additional command-line switches. */
export function launchChromium(extraArgs: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium() ?? chromium.executablePath();
  return chromium.launch({ args: [...chromiumArgs(), ...extraArgs], executablePath });
}
