import { chromium, type Browser } from 'playwright';
import { chromiumArgs, findChromium } from './chromium.ts';

/**
 * Starts the Chromium of this machine.
 *
 * @param extraArgs further command-line switches
 */
export async function launchChromium(extraArgs: readonly string[] = []): Promise<Browser> {
  const executablePath = await findChromium();
  return chromium.launch({
    args: [...chromiumArgs(), ...extraArgs],
    ...(executablePath ? { executablePath } : {}),
  });
}
