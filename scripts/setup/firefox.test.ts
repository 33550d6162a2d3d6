import { describe, expect, it } from 'vitest';
import type { Machine } from './chromium.ts';
import { findFirefox } from './firefox.ts';

const machine = (files: string[], rest: Partial<Machine> = {}): Machine => ({
  platform: 'linux',
  env: {},
  starts: (path) => files.includes(path),
  ...rest,
});

describe('findFirefox', () => {
  it("prefers Debian's Firefox", () => {
    const esr = '/usr/bin/firefox-esr';
    expect(findFirefox(machine(['/usr/bin/firefox', esr]))).toBe(esr);
    expect(findFirefox(machine(['/usr/bin/firefox']))).toBe('/usr/bin/firefox');
  });

  it('searches the usual places on macOS and Windows', () => {
    const mac = '/Applications/Firefox.app/Contents/MacOS/firefox';
    expect(findFirefox(machine([mac], { platform: 'darwin' }))).toBe(mac);
    const windows = 'C:\\Program Files\\Mozilla Firefox\\firefox.exe';
    const env = { PROGRAMFILES: 'C:\\Program Files' };
    expect(findFirefox(machine([windows], { platform: 'win32', env }))).toBe(windows);
  });

  it('returns undefined if there is none', () => {
    expect(findFirefox(machine([]))).toBeUndefined();
  });
});
