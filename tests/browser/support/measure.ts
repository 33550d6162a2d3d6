import type { Page } from 'playwright/test';

/** Cumulative layout shift that counts as none: a tenth of the limit that web.dev calls good. */
export const STILL = 0.01;

/** Sum of a page's layout shifts since it was opened, except those within half a second of an input. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
    })[];
    observer.disconnect();
    return shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0);
  });
}
