import type { ConsoleMessage } from 'playwright/test';

/** What Playwright says where it keeps workers out. */
const KEPT_OUT = 'Service Worker registration blocked by Playwright';

/** Whether a message on the console is an error or a warning of the page. */
export function isLoud(message: ConsoleMessage): boolean {
  return (message.type() === 'error' || message.type() === 'warning') && message.text() !== KEPT_OUT;
}
