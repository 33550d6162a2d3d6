import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import { expect, test, type Page } from 'playwright/test';

/**
 * Source of axe, read once per worker: browsers compile the minified one in half the time. Results contain only
 * selectors, because serializing the HTML of every element takes ten times as long.
 */
const AXE = `${readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')};
axe.configure({ noHtml: true });`;

/** The only rule whose result depends on the theme, because themes change nothing but colours. */
const CONTRAST = 'color-contrast';

/**
 * Waits until the page is painted in its new theme and animations have ended, because contrast is meaningless during a
 * transition.
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
 * Expects no violations in a part of the current page. Ignores frames, because axe would have to be injected into them,
 * and no page of this site contains any.
 */
async function expectNoViolations(page: Page, part: string, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await waitUntilStill(page);
  const { violations, judged } = await page.evaluate(
    async ([selector, only]) => {
      const { axe: here } = window as unknown as { axe: typeof axe };
      const results = await here.run(selector, {
        resultTypes: ['violations'],
        // Skip reading the style sheets again, which takes a fifth of the time, and which only a rule on orientation
        // needs.
        preload: false,
        ...(only ? { runOnly: only } : {}),
      });
      const found = results.violations.map(
        ({ id, nodes }) => [id, nodes.map(({ target }) => target)] as const,
      );
      // A status that appears together with its text may not be announced.
      const late = [...document.querySelectorAll<HTMLElement>('[role="status"]')].filter(
        (status) => getComputedStyle(status).display === 'none' && status.parentElement?.checkVisibility(),
      );
      return {
        violations: [...found, ...late.map(({ className }) => ['status without a box', className] as const)],
        judged: results.passes.length + results.violations.length,
      };
    },
    [part, theme === 'dark' ? CONTRAST : ''] as const,
  );
  expect(violations, `axe, ${theme}`).toEqual([]);
  expect(judged, 'axe found nothing to judge').toBeGreaterThan(0);
}

/** The theme with a full check, and the one with a check of contrast only. */
export const BOTH_THEMES = ['light', 'dark'] as const;

/**
 * Expects no axe violations, and nothing wider than the screen.
 *
 * @param part selector to check, if another test checks the rest of the page
 * @param themes both for the tests of all pages, calculators and administrative screens
 */
export async function expectAccessible(
  page: Page,
  part = 'html',
  themes: readonly (typeof BOTH_THEMES)[number][] = ['light'],
): Promise<void> {
  await expectToFit(page);
  // Run axe in one engine, because tests in both engines have the same markup in each.
  if (test.info().project.name === 'chromium') return;
  // Inject axe through the debugger, which the page's policy does not affect; it lasts until the next load.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  for (const theme of themes) await expectNoViolations(page, part, theme);
}

/** Expects nothing wider than the screen; a phone's browser widens `innerWidth` with its content. */
export async function expectToFit(page: Page, message?: string): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width, message).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
}
