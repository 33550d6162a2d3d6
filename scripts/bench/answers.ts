import type { Browser } from 'playwright';
import { withFreshPage } from './browser.ts';
import { TimedPage, type Reaction } from './probe.ts';

/** How a calculator's page reacts, each kind of reaction with all that were timed. */
export interface Answers {
  readonly path: string;
  /** How many times slower the processor was. */
  readonly rate: number;
  /** The first press on an example of a page that has come to rest. */
  readonly first: readonly Reaction[];
  /** Later presses: other examples, and the button. */
  readonly later: readonly Reaction[];
  /** Keystrokes in a text field beside a result; none where there is no such field. */
  readonly keys: readonly Reaction[];
}

const EXAMPLE = 'main form ~ div li button';
const SUBMIT = 'main form button[type=submit]';
const TEXT = 'main form input:is([type=text], [type=number])';
const ROUNDS = 3;

async function pressLater(timed: TimedPage): Promise<Reaction[]> {
  const { page } = timed;
  const examples = page.locator(EXAMPLE);
  const hasMore = (await examples.count()) > 1;
  const reactions: Reaction[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    if (hasMore) reactions.push(await timed.press(examples.nth(1)), await timed.press(examples.first()));
    reactions.push(await timed.press(page.locator(SUBMIT)));
  }
  return reactions;
}

async function type(timed: TimedPage): Promise<Reaction[]> {
  const field = timed.page.locator(TEXT).filter({ visible: true }).first();
  return (await field.count()) === 0 ? [] : timed.keys(field, ROUNDS);
}

/**
 * Opens a calculator's page anew, lets it come to rest, and times what presses and keystrokes set off.
 *
 * @param rate how many times slower the processor is made
 * @throws Error when the page is broken, or no example of it shows a result
 */
export function timeAnswers(browser: Browser, base: string, path: string, rate: number): Promise<Answers> {
  return withFreshPage(browser, async (page) => {
    const timed = await TimedPage.prepare(page, rate);
    await timed.open(base + path);
    const first = await timed.press(page.locator(EXAMPLE).first());
    if ((await page.locator('[data-result]').count()) === 0)
      throw new Error(`${path}: o exemplo não deu resultado.`);
    const later = await pressLater(timed);
    return { path, rate, first: [first], later, keys: await type(timed) };
  });
}

/** All that was timed of one page at one rate, in one. */
export function merge(runs: readonly Answers[]): Answers {
  const [one] = runs;
  if (!one) throw new Error('No runs: nothing to merge.');
  return {
    ...one,
    first: runs.flatMap(({ first }) => first),
    later: runs.flatMap(({ later }) => later),
    keys: runs.flatMap(({ keys }) => keys),
  };
}
