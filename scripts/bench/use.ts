import type { Page } from 'playwright';
import { TimedPage, type Reaction } from './probe.ts';

/** How a page reacts once it has come to rest and its fields are filled in. */
export interface Use {
  readonly first: readonly Reaction[];
  readonly later: readonly Reaction[];
  readonly keys: readonly Reaction[];
}

/** A case that all pages must get right: what is typed by the labels of the fields, and the figures by their names. */
interface Case {
  readonly typed: Readonly<Record<string, string>>;
  readonly figures: Readonly<Record<string, string>>;
}

/**
 * Worked out by hand with 1% a month: 1,000 × 1.01ⁿ + 200 × (1.01ⁿ − 1) ÷ 0.01, where 1.01¹²⁰ = 3.3003868946 and
 * 1.01¹⁸⁰ = 5.9958019754.
 */
const CASES: readonly [Case, Case] = [
  {
    typed: { 'Valor inicial': '1000', 'Taxa de juros': '12', Prazo: '10', 'Aporte mensal': '200' },
    figures: {
      totalValue: 'R$ 49.308,12',
      totalContributed: 'R$ 25.000,00',
      totalInterest: 'R$ 24.308,12',
      roi: '97,23%',
    },
  },
  {
    typed: { Prazo: '15' },
    figures: {
      totalValue: 'R$ 105.911,84',
      totalContributed: 'R$ 37.000,00',
      totalInterest: 'R$ 68.911,84',
      roi: '186,25%',
    },
  },
];

const LATER_ROUNDS = 2;
const KEY_ROUNDS = 3;

async function fill(page: Page, typed: Case['typed']): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label).fill(text);
}

/** @throws Error when the page shows other figures */
async function check(page: Page, { figures }: Case): Promise<void> {
  for (const [name, expected] of Object.entries(figures)) {
    const [shown = 'nada'] = await page.locator(`[data-result="${name}"]`).allTextContents();
    if (shown.replaceAll(/\s/g, ' ').trim() !== expected) {
      throw new Error(`${page.url()}: ${name} devia ser ${expected}, e é ${shown}.`);
    }
  }
}

/**
 * Opens an address, fills in the form as soon as the page rests, and times presses and keystrokes.
 *
 * @throws Error when a figure is wrong: what calculates something else is not compared
 */
export async function timeUse(page: Page, address: string, rate: number): Promise<Use> {
  const timed = await TimedPage.prepare(page, rate);
  await timed.open(address);
  const button = page.getByRole('button', { name: 'Calcular', exact: true });
  const calculate = async (one: Case) => {
    await fill(page, one.typed);
    await timed.idle();
    const reaction = await timed.press(button);
    await check(page, one);
    return reaction;
  };
  const [start, change] = CASES;
  const first = await calculate(start);
  const later: Reaction[] = [];
  for (let round = 0; round < LATER_ROUNDS; round += 1)
    later.push(await calculate(change), await calculate(start));
  const keys = await timed.keys(page.getByLabel('Valor inicial'), KEY_ROUNDS);
  return { first: [first], later, keys };
}
