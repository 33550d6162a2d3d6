import type { ConsoleMessage } from 'playwright/test';

/** Message of Playwright when it blocks workers. */
const KEPT_OUT = 'Service Worker registration blocked by Playwright';

/** True for an error or a warning on the page's console. */
export function isLoud(message: ConsoleMessage): boolean {
  return (message.type() === 'error' || message.type() === 'warning') && message.text() !== KEPT_OUT;
}
