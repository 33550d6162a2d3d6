/** Text at twice its size on a phone (WCAG 1.4.4 and 1.4.10), and targets large enough for a finger (WCAG 2.5.8). */
import { expect, resultRegion, type Page } from './site.ts';

/** Twice the usual 16 pixels. */
export const LARGE = '32px';
/**
 * Maximum length of a word, in letters, that fits on a phone at that size; a longer one, such as "microempreendedor",
 * may be split.
 */
const MAX_WORD_LENGTH = 14;
/** Minimum side of a target, in pixels. */
const MIN_TARGET = 24;

/** Texts that overflow the screen or a clipping box, and words split between lines. */
async function textFaults(page: Page): Promise<string[]> {
  return page.evaluate((longest) => {
    const width = document.documentElement.clientWidth;
    const faults: string[] = [];
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    /** True for text that only screen readers or copies get, in a box of one pixel. */
    const isForReaders = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isForReaders(element.parentElement));
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (parent.closest('svg, script, style, option') || scrolls(parent)) continue;
      if (isForReaders(parent)) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/\p{L}{2,}|\d[\d.,]*\d/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        const { left, right } = range.getBoundingClientRect();
        if (right <= left) continue;
        if (lines.size > 1 && word.length <= longest) faults.push(`"${word}" is split`);
        if (right > width + 1 || left < -1) faults.push(`"${word}" is off the screen`);
        const receipt = parent.closest('.receipt')?.getBoundingClientRect();
        if (receipt && right > receipt.right) faults.push(`"${word}" is beside the receipt`);
      }
      const box = parent.getBoundingClientRect();
      const { overflowX, textOverflow } = getComputedStyle(parent);
      if (overflowX === 'hidden' && box.width > 2 && parent.scrollWidth > parent.clientWidth + 1) {
        faults.push(`"${parent.textContent}" is cut off (${textOverflow})`);
      }
    }
    return faults;
  }, MAX_WORD_LENGTH);
}

/** Targets that are too small and cannot be hit in another way; links within a sentence may be. */
async function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = 'a[href], button, input, select, textarea, summary, [role="tab"], [role="option"]';
    /** True for a link on a line with other words. */
    const isInText = (element: Element) =>
      element.tagName === 'A' &&
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
    return [...document.querySelectorAll(controls)].flatMap((element) => {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      if (element.closest('.sr-only') || isInText(element) || element.matches('[href="#conteudo"]'))
        return [];
      const { width, height } = element.getBoundingClientRect();
      if (width <= 1 || height <= 1) return [];
      element.scrollIntoView({ block: 'center' });
      const { left, top } = element.getBoundingClientRect();
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const [x, y, reach] = [left + width / 2, top + height / 2, least / 2 - 1];
      // Count elements around the middle as hits: the target, its label, or a larger drawing around it.
      const isHit = [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ].every(([atX = 0, atY = 0]) => {
        const hit = document.elementFromPoint(atX, atY);
        // Ignore targets that are off the screen until they have the focus; a link in a line has space around it.
        if (hit === null) return true;
        if (getComputedStyle(element).display === 'inline')
          return hit.closest(controls) === null || element.contains(hit);
        return [element, ...labels].some((target) => target.contains(hit));
      });
      if (isHit) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent ?? element.getAttribute('name');
      return [`${element.tagName} "${name}": ${width} × ${height}`];
    });
  }, MIN_TARGET);
}

/** Sets the size of the root element, which all others follow. */
export function setFontSize(page: Page, size: string): Promise<void> {
  return page.evaluate((value) => {
    document.documentElement.style.fontSize = value;
  }, size);
}

/** Opens all collapsed parts of the result. */
export async function unfoldEverything(page: Page): Promise<void> {
  await resultRegion(page)
    .locator('details')
    .evaluateAll((all: HTMLDetailsElement[]) => {
      for (const details of all) details.open = true;
    });
}

/** Expects that targets are large enough for a finger, and that text at twice its size fits the screen. */
export async function expectRoom(page: Page): Promise<void> {
  expect(await smallTargets(page)).toEqual([]);
  await setFontSize(page, LARGE);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
    .toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
  expect([...new Set(await textFaults(page))]).toEqual([]);
  await setFontSize(page, '');
}

/** Expects that a result and the bar at the foot, at twice their size, fit the narrowest phones. */
export async function expectRoomOnNarrowPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.evaluate(() => window.scrollTo(0, 0));
  await setFontSize(page, LARGE);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // Wait for the charts, which follow the new size a little later.
  await expect.poll(() => textFaults(page)).toEqual([]);
  await setFontSize(page, '');
}
