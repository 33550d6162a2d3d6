import { describe, expect, it } from 'vitest';
import { findFullChromium, findSystemChromium } from './chromium.ts';
import type { Machine } from './chromium.ts';

function machine(files: string[], parts: Partial<Machine> = {}): Machine {
  return { platform: 'linux', env: {}, starts: (path) => files.includes(path), ...parts };
}

describe('findSystemChromium', () => {
  it('returns the requested browser', () => {
    const files = ['/usr/bin/chromium', '/opt/chrome'];
    expect(findSystemChromium(machine(files, { env: { CHROMIUM_PATH: '/opt/chrome' } }))).toBe('/opt/chrome');
  });

  it('throws if the requested browser is missing', () => {
    const env = { CHROMIUM_PATH: '/opt/nada' };
    expect(() => findSystemChromium(machine(['/usr/bin/chromium'], { env }))).toThrow(/CHROMIUM_PATH/);
  });

  it('skips browsers that do not start', () => {
    expect(findSystemChromium(machine(['/usr/bin/google-chrome']))).toBe('/usr/bin/google-chrome');
  });

  it('searches the usual places on macOS and Windows', () => {
    const mac = '/Users/ana/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    expect(findSystemChromium(machine([mac], { platform: 'darwin', env: { HOME: '/Users/ana' } }))).toBe(mac);
    const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe';
    const env = { 'PROGRAMFILES(X86)': 'C:\\Program Files (x86)' };
    expect(findSystemChromium(machine([edge], { platform: 'win32', env }))).toBe(edge);
  });

  it('returns undefined if there is none', () => {
    expect(findSystemChromium(machine([]))).toBeUndefined();
  });
});

describe('findFullChromium', () => {
  const shell = '/usr/bin/chromium-headless-shell';

  it('finds a full browser in addition to the headless shell', () => {
    const both = machine(['/usr/bin/chromium', shell]);
    expect(findSystemChromium(both)).toBe(shell);
    expect(findFullChromium(shell, both)).toBe('/usr/bin/chromium');
  });

  it('returns undefined if no full browser starts', () => {
    expect(findFullChromium(shell, machine([shell]))).toBeUndefined();
  });

  it('returns undefined if the tests run in a full browser or in the requested one', () => {
    const files = ['/usr/bin/chromium', '/usr/bin/google-chrome', shell];
    expect(findFullChromium('/usr/bin/chromium', machine(files))).toBeUndefined();
    expect(findFullChromium(undefined, machine([]))).toBeUndefined();
    expect(findFullChromium(shell, machine(files, { env: { CHROMIUM_PATH: shell } }))).toBeUndefined();
  });
});
