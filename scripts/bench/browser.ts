import type { Browser, Page } from 'playwright';
import { launchChromium } from '../setup/launch-chromium.ts';

/** Paints as soon as there is something to paint: a screen's rhythm would add up to 16.7 ms to each figure at random. */
const UNPACED = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

/** A browser for timing. */
export function launchTimingBrowser(): Promise<Browser> {
  return launchChromium(UNPACED);
}

/**
 * Opens a blank page in a profile of its own, in which nothing is cached, and closes both after use.
 *
 * @throws Error when the page logs an error or throws one: what is broken is not measured
 */
export async function withFreshPage<T>(browser: Browser, visit: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    locale: 'pt-BR',
    serviceWorkers: 'block',
  });
  const errors: string[] = [];
  try {
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    const found = await visit(page);
    if (errors.length > 0) throw new Error(page.url());
    return found;
  } catch (error) {
    throw errors.length > 0 ? new Error(errors.join('; '), { cause: error }) : error;
  } finally {
    await context.close();
  }
}
