import { expect, type Page } from 'playwright/test';

/** Message of Playwright when it blocks workers. */
const KEPT_OUT = 'Service Worker registration blocked by Playwright';

/**
 * Runs a test on a page that must log nothing: exceptions fail it, and so do errors, hydration warnings and policy
 * violations on the console.
 *
 * @param expected matches messages that may come
 */
export async function expectSilence(page: Page, run: () => Promise<void>, expected?: RegExp): Promise<void> {
  const noise: string[] = [];
  page.on('console', (message) => {
    const isLoud = message.type() === 'error' || message.type() === 'warning';
    const text = message.text();
    if (isLoud && text !== KEPT_OUT && !expected?.test(text)) noise.push(text);
  });
  page.on('pageerror', (error) => noise.push(String(error)));
  await run();
  expect(noise).toEqual([]);
}
