import { randomUUID } from 'node:crypto';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { defineConfig } from 'playwright/test';
import { chromiumArgs, findChromium, findFullChromium } from './scripts/setup/chromium.ts';

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

// Every worker reads this file again and must find the first reading's choice.
const port = (process.env['CALCULARIO_TEST_PORT'] ??= String(await freePort()));
const isRequested = process.env['CALCULARIO_TEST_BROWSER'] !== undefined;
const browser = (process.env['CALCULARIO_TEST_BROWSER'] ??= findChromium() ?? '');
const fullBrowser = (process.env['CALCULARIO_TEST_FULL_BROWSER'] ??=
  (isRequested ? undefined : findFullChromium(browser)) ?? '');
// Chosen per run; the tests read it from the environment, which the server shares.
const adminPassword = (process.env['CALCULARIO_ADMIN_PASSWORD'] ??= randomUUID());
const address = `http://127.0.0.1:${port}`;

const launchIn = (executablePath: string) => ({
  launchOptions: { args: chromiumArgs(), ...(executablePath === '' ? {} : { executablePath }) },
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1280, height: 800 } };
const AT_BOTH_SIZES = '**/*.sizes.spec.ts';
/** The tag of tests that depend on pointer, frames or storage, in which a full Chromium differs from the headless shell. */
const IN_BOTH_ENGINES = /@engines/;

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  // Node reads our TypeScript directly, in a fifth of the time of compiling it in every worker. Playwright parses the
  // pattern again for every import, and braces take it seconds.
  build: { external: ['**/*.ts'] },
  outputDir: 'test-results',
  // Tests wait more than they compute: with two workers, half of two cores was idle.
  workers: 4,
  fullyParallel: true,
  // A shared machine may freeze for seconds at any moment. A test that fails twice is broken, and the output names
  // those that needed a second try; on one's own machine nothing is repeated.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: true,
  // Only ends hanging tests: on a busy machine the embedded database takes seconds to open, or to check a password.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    baseURL: address,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // 'only-on-failure' would take one at the end of every test in case it fails afterwards. Every failure already
    // includes the page's tree.
    screenshot: 'off',
    // Every test uses the network; those of the worker override this.
    serviceWorkers: 'block',
    ...launchIn(browser),
  },
  // Each project starts browsers of its own, seconds of work each: the short ones come first, with few.
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
    { name: 'desktop', use: desktop, testMatch: AT_BOTH_SIZES, workers: 1 },
    { name: 'phone', use: phone },
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
