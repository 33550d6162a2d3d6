import { chromium } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findChromium, findFirefox, findFullChromium, type Machine } from './browsers.ts';

const shell = '/usr/bin/chromium-headless-shell';

function machine(files: string[], env: Machine['env'] = {}): Machine {
  return { env, starts: (path) => files.includes(path) };
}

describe('findChromium', () => {
  it('returns the requested browser', () => {
    const files = ['/usr/bin/chromium', '/opt/chrome'];
    expect(findChromium(machine(files, { CHROMIUM_PATH: '/opt/chrome' }))).toBe('/opt/chrome');
  });

  it('throws if the requested browser is missing', () => {
    const env = { CHROMIUM_PATH: '/opt/nada' };
    expect(() => findChromium(machine(['/usr/bin/chromium'], env))).toThrow(/CHROMIUM_PATH/);
  });

  it('prefers the headless shell, and skips browsers that do not start', () => {
    expect(findChromium(machine(['/usr/bin/chromium', shell]))).toBe(shell);
    expect(findChromium(machine(['/usr/bin/google-chrome']))).toBe('/usr/bin/google-chrome');
  });

  it("falls back on Playwright's browser", () => {
    const own = chromium.executablePath();
    expect(findChromium(machine([own]))).toBe(own);
  });

  it('returns undefined if there is none', () => {
    expect(findChromium(machine([]))).toBeUndefined();
  });
});

describe('findFullChromium', () => {
  it('finds a full browser in addition to the headless shell', () => {
    expect(findFullChromium(shell, machine(['/usr/bin/chromium', shell]))).toBe('/usr/bin/chromium');
  });

  it('returns undefined if no full browser starts', () => {
    expect(findFullChromium(shell, machine([shell]))).toBeUndefined();
  });

  it('returns undefined if the tests run in a full browser or in the requested one', () => {
    const files = ['/usr/bin/chromium', '/usr/bin/google-chrome', shell];
    expect(findFullChromium('/usr/bin/chromium', machine(files))).toBeUndefined();
    expect(findFullChromium(undefined, machine([]))).toBeUndefined();
    expect(findFullChromium(shell, machine(files, { CHROMIUM_PATH: shell }))).toBeUndefined();
  });
});

describe('findFirefox', () => {
  it("prefers Debian's Firefox", () => {
    const esr = '/usr/bin/firefox-esr';
    expect(findFirefox(machine(['/usr/bin/firefox', esr]))).toBe(esr);
    expect(findFirefox(machine(['/usr/bin/firefox']))).toBe('/usr/bin/firefox');
  });

  it('returns undefined if there is none', () => {
    expect(findFirefox(machine([]))).toBeUndefined();
  });
});
