/** Short names for the classes that Tailwind writes rules for. */
import { createHash } from 'node:crypto';
import { parse, type Container } from 'postcss';
import { classesOf } from './in-style.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
/** With none of the small letters: "de" and "it" are words of texts, which styles are chosen by, too. */
const FURTHER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const PLACES = LETTERS.length * FURTHER.length;

/** Ad blockers hide what is called so. */
const OF_ADS = /^ad$/i;
/** The inlined script, which is bundled apart, gives it to what it says. */
const OF_INLINED_SCRIPT = 'sr-only';
/** Other words are classes, too, but also much else that code says: "flex", "table", "hidden". */
const SURELY_CLASS = /[-:[/]/;

/** The short name of each class, by the class. */
export type ShortNames = ReadonlyMap<string, string>;

const nameAt = (place: number): string =>
  LETTERS.charAt(Math.floor(place / FURTHER.length)) + FURTHER.charAt(place % FURTHER.length);

function classesWithin(rules: Container): Set<string> {
  const found = new Set<string>();
  rules.walkRules(({ selectors }) => {
    for (const name of selectors.flatMap(classesOf)) found.add(name);
  });
  return found;
}

/**
 * Names the utilities of a sheet. A class's name follows from the class, so that a new one leaves nearly all others, and
 * with them the files that browsers have kept, as they are.
 *
 * @param sheet as Tailwind writes it: its utilities stand in a layer of that name.
 * @param isOtherwiseSaid what code says that means something else than the class of that name.
 */
export function shortNames(sheet: string, isOtherwiseSaid: (name: string) => boolean): ShortNames {
  const root = parse(sheet);
  const taken = classesWithin(root);
  const utilities = new Set<string>();
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'utilities') for (const name of classesWithin(layer)) utilities.add(name);
  });
  const names = new Map<string, string>();
  const isShort = (name: string) =>
    SURELY_CLASS.test(name) && name !== OF_INLINED_SCRIPT && !isOtherwiseSaid(name);
  for (const name of [...utilities].filter(isShort).sort()) {
    const first = createHash('sha256').update(name).digest().readUInt32BE() % PLACES;
    const places = Array.from({ length: PLACES }, (_, step) => (first + step) % PLACES);
    const free = places.map(nameAt).find((candidate) => !taken.has(candidate) && !OF_ADS.test(candidate));
    if (free === undefined) throw new Error('More classes than short names.');
    taken.add(free);
    names.set(name, free);
  }
  return names;
}
