import type { Browser, Page } from 'playwright';
import { calculatorPath } from '../../src/catalogue/entry.ts';
import type { ProvenDefinition } from '../../compiler/proven.ts';
import type { Definition, Example } from '../../src/engine/definition.ts';
import { inputOf } from '../../src/engine/example-input.ts';
import { todayInBrazil } from '../../src/calendar/today.ts';
import { fillForm, typedData } from '../browser/fill-form.ts';
import { withFreshPage } from './browser.ts';
import { TimedPage, type Reaction } from './probe.ts';

/** How a calculator's page reacts, each kind of reaction with all that were timed. */
export interface Answers {
  readonly path: string;
  /** How many times slower the processor was. */
  readonly rate: number;
  /** The first press on the button, once the fields of a page at rest are filled in. */
  readonly first: readonly Reaction[];
  /** Later presses on it, after fields were changed. */
  readonly later: readonly Reaction[];
  /** The first press on an example, of a page at rest: the form is filled in with it. */
  readonly example: readonly Reaction[];
  /** Later presses on other examples. */
  readonly examples: readonly Reaction[];
  /** Keystrokes in a text field beside a result; none where there is no such field. */
  readonly keys: readonly Reaction[];
}

const EXAMPLE = 'main form ~ div li button';
const SUBMIT = 'main form button[type=submit]';
const TEXT = 'main form input:is([type=text], [type=number])';
const ROUNDS = 3;

/** @throws Error when the page shows no result */
async function requireResult(page: Page): Promise<void> {
  if ((await page.locator('[data-result]').count()) === 0)
    throw new Error(`${page.url()}: não há resultado.`);
}

/** Types an example in, and presses the button. */
async function calculate(timed: TimedPage, definition: Definition, example: Example): Promise<Reaction> {
  const { page } = timed;
  const today = todayInBrazil(new Date());
  await fillForm(page, definition, typedData(definition, inputOf(example, today), today), 'changes');
  await timed.idle();
  const reaction = await timed.press(page.locator(SUBMIT));
  await requireResult(page);
  return reaction;
}

async function type(timed: TimedPage): Promise<Reaction[]> {
  const field = timed.page.locator(TEXT).filter({ visible: true }).first();
  return (await field.count()) === 0 ? [] : timed.keys(field, ROUNDS);
}

/** The examples that a page shows; some have one alone. */
function shownExamples({ id, examples }: ProvenDefinition): readonly [Example, Example] {
  const [one, other = one] = examples.filter(({ testOnly }) => !testOnly);
  if (!one || !other) throw new Error(`${id}: sem exemplo para a página.`);
  return [one, other];
}

type Typed = Pick<Answers, 'first' | 'later' | 'keys'>;

async function timeTyped(timed: TimedPage, definition: ProvenDefinition): Promise<Typed> {
  const [one, other] = shownExamples(definition);
  const first = await calculate(timed, definition, one);
  const later: Reaction[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    later.push(await calculate(timed, definition, other), await calculate(timed, definition, one));
  return { first: [first], later, keys: await type(timed) };
}

type Pressed = Pick<Answers, 'example' | 'examples'>;

async function timeExamples(timed: TimedPage): Promise<Pressed> {
  const { page } = timed;
  const buttons = page.locator(EXAMPLE);
  const example = await timed.press(buttons.first());
  await requireResult(page);
  const examples: Reaction[] = [];
  const rounds = (await buttons.count()) > 1 ? ROUNDS : 0;
  for (let round = 0; round < rounds; round += 1)
    examples.push(await timed.press(buttons.nth(1)), await timed.press(buttons.first()));
  return { example: [example], examples };
}

/**
 * Opens a calculator's page twice anew, lets it come to rest, and times what presses and keystrokes set off.
 *
 * @param rate how many times slower the processor is made
 * @throws Error when the page is broken, or an example of it shows no result
 */
export async function timeAnswers(
  browser: Browser,
  base: string,
  definition: ProvenDefinition,
  rate: number,
): Promise<Answers> {
  const path = calculatorPath(definition.id);
  const visit = <T>(time: (timed: TimedPage) => Promise<T>) =>
    withFreshPage(browser, async (page) => {
      const timed = await TimedPage.prepare(page, rate);
      await timed.open(base + path);
      return time(timed);
    });
  const typed = await visit((timed) => timeTyped(timed, definition));
  return { path, rate, ...typed, ...(await visit(timeExamples)) };
}

/** All that was timed of one page at one rate, in one. */
export function merge(runs: readonly Answers[]): Answers {
  const [one] = runs;
  if (!one) throw new Error('No runs: nothing to merge.');
  return {
    ...one,
    first: runs.flatMap(({ first }) => first),
    later: runs.flatMap(({ later }) => later),
    example: runs.flatMap(({ example }) => example),
    examples: runs.flatMap(({ examples }) => examples),
    keys: runs.flatMap(({ keys }) => keys),
  };
}
