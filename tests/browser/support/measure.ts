import type { Page } from 'playwright/test';

/** Cumulative layout shift that counts as none: a tenth of the limit that web.dev calls good. */
export const STILL = 0.01;

/** Sums up the layout shifts of a page, from its first paint on. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    Object.assign(window, { testShift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
        };
        if (!hadRecentInput) Object.assign(window, { testShift: shiftSoFar() + value });
      }
    }).observe({ type: 'layout-shift', buffered: true });
    function shiftSoFar(): number {
      return Number(Reflect.get(window, 'testShift'));
    }
  });
  return () => page.evaluate(() => Number(Reflect.get(window, 'testShift')));
}

/** Collects violations of the Content-Security-Policy from the start of loading. */
export async function watchPolicy(page: Page): Promise<() => Promise<string[]>> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => void };
      reportViolation(`${effectiveDirective}: ${blockedURI} (${sourceFile})`);
    });
  });
  return async () => {
    // Reports are dispatched in a separate task.
    await page.waitForTimeout(100);
    return violations;
  };
}
