import { here, type Machine } from './chromium.ts';

function placesOn({ platform, env }: Machine): string[] {
  if (platform === 'darwin') return ['/Applications/Firefox.app/Contents/MacOS/firefox'];
  if (platform === 'win32') return [`${env['PROGRAMFILES'] ?? ''}\\Mozilla Firefox\\firefox.exe`];
  return ['/usr/bin/firefox-esr', '/usr/bin/firefox'];
}

/** Finds the first Firefox on the system that starts, preferably Debian's. */
export function findFirefox(machine: Machine = here): string | undefined {
  return placesOn(machine).find(machine.starts);
}
