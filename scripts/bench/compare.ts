/** Visits the pages that are compared, in turns. */
import type { Browser } from 'playwright';
import { withFreshPage } from './browser.ts';
import type { Candidate } from './candidates.ts';
import type { Measured } from './comparison.ts';
import { timeMount, type TimedMount } from './mount.ts';
import type { Reaction } from './probe.ts';
import { median } from './statistics.ts';
import { timeUse, type Use } from './use.ts';
import { weigh, type Weight } from './weigh.ts';

/** A page to visit. */
export interface Stop {
  readonly candidate: Candidate;
  readonly address: string;
}

/** Normal, and like a cheap phone. */
const RATES = [1, 4] as const;

/** So many rounds in any case, and no new one after the time is over. */
const LEAST_ROUNDS = 2;
const MOST_ROUNDS = 9;

interface Visit {
  readonly stop: Stop;
  readonly rate: number;
  readonly mount: TimedMount;
  readonly use: Use;
}

async function visit(browser: Browser, stop: Stop, rate: number): Promise<Visit> {
  const mount = await withFreshPage(browser, (page) => timeMount(page, stop.address, rate));
  const use = await withFreshPage(browser, (page) => timeUse(page, stop.address, rate));
  return { stop, rate, mount, use };
}

/** Opens each page once, which also warms up browser and servers. */
async function weighAll(browser: Browser, stops: readonly Stop[]): Promise<Map<Stop, Weight>> {
  const weights = new Map<Stop, Weight>();
  for (const stop of stops) {
    const weight = await withFreshPage(browser, (page) => weigh(page, () => timeUse(page, stop.address, 1)));
    weights.set(stop, weight);
  }
  return weights;
}

function summarize(visits: readonly Visit[], stop: Stop, rate: number, weight: Weight): Measured {
  const own = visits.filter((one) => one.stop === stop && one.rate === rate);
  const mounts = (part: keyof TimedMount) => median(own.map(({ mount }) => mount[part]));
  const uses = (kind: keyof Use, part: keyof Reaction) =>
    median(own.flatMap(({ use }) => use[kind].map((reaction) => reaction[part])));
  const all = (part: keyof Reaction) => ({
    keys: uses('keys', part),
    first: uses('first', part),
    later: uses('later', part),
  });
  return {
    candidate: stop.candidate,
    rate,
    figures: { ...weight, visible: mounts('visible'), ready: mounts('ready'), ...all('painted') },
    work: { ready: mounts('work'), ...all('work') },
  };
}

/**
 * Measures some pages in turns, so that whatever else the machine does meets all of them alike.
 *
 * @param limitMs no further round begins after this time
 * @param onRound hears how many rounds are done
 * @throws Error when a page is broken or calculates something else
 */
export async function compare(
  browser: Browser,
  stops: readonly Stop[],
  limitMs: number,
  onRound: (done: number) => void,
): Promise<{ measured: Measured[]; rounds: number }> {
  const deadline = performance.now() + limitMs;
  const weights = await weighAll(browser, stops);
  const visits: Visit[] = [];
  let rounds = 0;
  while (rounds < LEAST_ROUNDS || (rounds < MOST_ROUNDS && performance.now() < deadline)) {
    for (const rate of RATES) for (const stop of stops) visits.push(await visit(browser, stop, rate));
    rounds += 1;
    onRound(rounds);
  }
  const measured = RATES.flatMap((rate) =>
    [...weights].map(([stop, weight]) => summarize(visits, stop, rate, weight)),
  );
  return { measured, rounds };
}
