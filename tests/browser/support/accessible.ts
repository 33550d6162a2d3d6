import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { expect, type Page } from 'playwright/test';

/**
 * Read once per worker; browsers compile the small edition in half the time. Writing out the HTML of every element
 * takes a tenth of the time, so results contain only selectors.
 */
const AXE = `${readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')};
axe.configure({ noHtml: true });`;

/** Themes change only colours, so rules other than contrast have the same result in both. */
const CONTRAST = 'color-contrast';

/**
 * Waits until the page is painted in its new theme and animations have ended, because contrast during a transition is
 * meaningless.
 */
async function waitUntilStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const isEndless = ({ effect }: Animation) => effect?.getComputedTiming().endTime === Infinity;
    const ends = document.getAnimations().filter((animation) => !isEndless(animation));
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });
}

/**
 * Violations that axe finds within a part of the current page; no page of this site contains frames, into which axe
 * would have to be injected.
 */
async function expectNoViolations(page: Page, part: string, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await waitUntilStill(page);
  const { violations, judged } = await page.evaluate(
    async ([selector, only]) => {
      const { axe: here } = window as unknown as { axe: typeof axe };
      const results = await here.run(selector, {
        resultTypes: ['violations'],
        // Reading every style sheet again takes a fifth of the time; no style here depends on the orientation, which is
        // all that it would serve to judge.
        preload: false,
        ...(only ? { runOnly: only } : {}),
      });
      const found = results.violations.map(
        ({ id, nodes }) => [id, nodes.map(({ target }) => target)] as const,
      );
      return { violations: found, judged: results.passes.length + results.violations.length };
    },
    [part, theme === 'dark' ? CONTRAST : ''] as const,
  );
  expect(violations, `axe, ${theme}`).toEqual([]);
  expect(judged, 'axe found nothing to judge').toBeGreaterThan(0);
}

/** The theme that is judged in full, and the one whose contrast is judged. */
export const BOTH_THEMES = ['light', 'dark'] as const;

/**
 * Expects that axe finds no violation and that nothing is wider than the screen.
 *
 * @param part selector to check, if the rest of the page is checked in another state.
 * @param themes the tests of all pages, calculators and screens of the administration judge both.
 */
export async function expectAccessible(
  page: Page,
  part = 'html',
  themes: readonly (typeof BOTH_THEMES)[number][] = ['light'],
): Promise<void> {
  // Injected through the debugger, it is not subject to the page's policy; a page keeps it until the next load.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  for (const theme of themes) await expectNoViolations(page, part, theme);
  await expectToFit(page);
}

/**
 * Expects that nothing on the page is wider than the screen; a phone's browser widens `innerWidth` with its content.
 */
export async function expectToFit(page: Page, message?: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, message).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
