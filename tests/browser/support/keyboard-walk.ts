/** Walks through a page with the Tab key, as a visitor without a mouse does. */
import { expect, type Page } from 'playwright/test';

/** Maximum number of stops, beyond that of any page: a longer walk runs in a circle. */
const MAX_STOPS = 400;

/** Facts about the focused element, read with a single query to the browser. */
interface Stop {
  readonly name: string;
  readonly faults: readonly string[];
}

/** Resets the focus, so that the page's first stop is next. */
function prepare(page: Page): Promise<void> {
  return page.evaluate(() => {
    Object.assign(window, { testVisited: new Set<Element>(), testLast: undefined });
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    window.scrollTo(0, 0);
  });
}

/** Checks the focused element; undefined if the focus has left the page. */
function look(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const walk = window as unknown as { testVisited: Set<Element>; testLast: Element | undefined };
    const { activeElement: at } = document;
    if (!at || at === document.body || at === document.documentElement) return undefined;
    const name = `${at.localName} ${(at.getAttribute('name') ?? at.getAttribute('aria-label') ?? at.textContent).trim().slice(0, 40)}`;
    const faults: string[] = [];
    // Allow day, month and year of a date as stops of one field; a return to any other element means that the walk has
    // gone round the page.
    if (at === walk.testLast) return { name, faults };
    if (walk.testVisited.has(at)) return undefined;
    if (walk.testLast && !(walk.testLast.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING))
      faults.push('comes before what was focused before');
    walk.testVisited.add(at);
    walk.testLast = at;

    // Include a label that draws the box, or a tile that the link covers, because they show the focus instead.
    const around: Element[] = [];
    for (let up: Element | null = at; up && around.length < 6; up = up.parentElement) around.push(up);
    const hasRing = (element: Element, pseudo?: string) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    };
    if (!around.some((element) => hasRing(element) || hasRing(element, '::after')))
      faults.push('shows no focus');

    const { left, top, width, height } = (at.closest('label') ?? at).getBoundingClientRect();
    const [x, y] = [left + Math.min(width, window.innerWidth) / 2, top + Math.min(height, 40) / 2];
    if (y < 0 || y > window.innerHeight || x < 0 || x > window.innerWidth) faults.push('is off the screen');
    else {
      const seen = document.elementFromPoint(x, y);
      const own =
        seen && (at.contains(seen) || around.some((element) => element === seen || element.contains(seen)));
      if (!own) faults.push(`is covered by ${seen?.localName ?? 'nothing'}`);
    }
    return { name, faults };
  });
}

/** Focusable elements that were never reached. Radio buttons with the same name are a single stop. */
function unreached(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { testVisited } = window as unknown as { testVisited: Set<Element> };
    const groups = new Set(
      [...testVisited].flatMap((element) =>
        element instanceof HTMLInputElement && element.type === 'radio' ? element.name : [],
      ),
    );
    return [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      ),
    ]
      .filter(
        (element) => !testVisited.has(element) && element.tabIndex >= 0 && !element.matches(':disabled'),
      )
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(
        (element) =>
          !(element instanceof HTMLInputElement && element.type === 'radio' && groups.has(element.name)),
      )
      .map((element) => `${element.localName} ${element.textContent.trim().slice(0, 40)} is never reached`);
  });
}

/**
 * Walks from the top of the page to its end, and expects no faults: a stop that is invisible, shows no focus or is out of
 * order, an element that is never reached, or a walk that never ends.
 *
 * @param least minimum number of stops
 */
export async function expectWalk(page: Page, least: number): Promise<void> {
  await prepare(page);
  const faults: string[] = [];
  let stops = 0;
  for (; stops < MAX_STOPS; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await look(page);
    if (!stop) break;
    faults.push(...stop.faults.map((fault) => `${stop.name} ${fault}`));
  }
  if (stops === MAX_STOPS) faults.push('the walk does not end');
  expect([...faults, ...(await unreached(page))]).toEqual([]);
  expect(stops).toBeGreaterThanOrEqual(least);
}
