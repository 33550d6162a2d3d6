import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { defineConfig } from 'playwright/test';
import { chromiumArgs, findChromium, findFullChromium } from './scripts/setup/browsers.ts';

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
      .once('error', reject)
      .listen(0, '127.0.0.1', () => {
        const { port } = probe.address() as AddressInfo;
        probe.close(() => resolve(port));
      });
  });
}

// Store the choices in the environment, because every worker evaluates this file again.
const port = (process.env['CALCULARIO_TEST_PORT'] ??= String(await freePort()));
const isRequested = process.env['CALCULARIO_TEST_BROWSER'] !== undefined;
const browser = (process.env['CALCULARIO_TEST_BROWSER'] ??= findChromium() ?? '');
const fullBrowser = (process.env['CALCULARIO_TEST_FULL_BROWSER'] ??=
  (isRequested ? undefined : findFullChromium(browser)) ?? '');
// Choose a new password for each run, shared by the tests and the server.
const adminPassword = (process.env['CALCULARIO_ADMIN_PASSWORD'] ??= randomUUID());
const address = `http://127.0.0.1:${port}`;
// Hash passwords with the least work, as in the other tests.
process.env['LITE_AUTH_BCRYPT_COST'] ??= '4';

/** Turns off optimising compilers, which cost a seventh of the tests' CPU time and do not pay off on short-lived pages. */
const NO_OPTIMISATION = '--js-flags=--no-maglev,--no-turbofan';

const launchIn = (executablePath: string) => ({
  launchOptions: {
    args: [...chromiumArgs(), NO_OPTIMISATION],
    ...(executablePath === '' ? {} : { executablePath }),
  },
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };
const AT_BOTH_SIZES = '**/*.sizes.spec.ts';
/** On a desktop, where load shifts are visible that the emulation of a phone's viewport hides for half a second. */
const ON_DESKTOPS = '**/*.desktop.spec.ts';
/** Tag of tests that depend on pointers, frames or storage, where a full Chromium differs from the headless shell. */
const IN_BOTH_ENGINES = /@engines/;
/** Tag of tests that set the width of a desktop themselves, because their page has the same parts as others. */
const ON_PHONES_ONLY = /@phone/;

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  // Let Node load TypeScript, which takes a fifth of the time that Playwright needs to compile it in every worker. Use
  // a pattern without braces, which Playwright would parse for seconds, because it parses the pattern for every import.
  build: { external: ['**/*.ts'] },
  outputDir: 'test-results',
  // Use more workers than cores, because tests mostly wait: with two workers, two cores were half idle.
  workers: 4,
  fullyParallel: true,
  // Retry only in CI, where a shared machine may freeze for seconds. The output lists the tests that needed a retry.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  // Allow much time, because the embedded database takes seconds to open or to check a password on a busy machine.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // Take no screenshots: 'only-on-failure' takes one at the end of every test in case it fails later, and failures
    // include the accessibility tree of the page.
    screenshot: 'off',
    // Block service workers, except in their own tests, so that every test uses the network.
    serviceWorkers: 'block',
    ...launchIn(browser),
  },
  // Run the short projects first, with few workers, because each worker of a project takes seconds to start a browser.
  projects: [
    ...(fullBrowser === ''
      ? []
      : [
          {
            name: 'chromium',
            use: { ...desktop, ...launchIn(fullBrowser) },
            grep: IN_BOTH_ENGINES,
            workers: 1,
          },
        ]),
    {
      name: 'desktop',
      use: desktop,
      testMatch: [AT_BOTH_SIZES, ON_DESKTOPS],
      grepInvert: ON_PHONES_ONLY,
      workers: 1,
    },
    { name: 'phone', use: phone, testIgnore: ON_DESKTOPS },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/start.ts`,
    url: address,
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      CALCULARIO_DATA: ':memory:',
      CALCULARIO_ADMIN_PASSWORD: adminPassword,
    },
    reuseExistingServer: false,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
});
