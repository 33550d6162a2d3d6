/** The calculations that a visitor keeps on a device: what they are, and how a list of them changes. No storage here. */
import { isIsoDate } from '../../calendar/calendar.ts';
import { recordOf } from '../../engine/record.ts';

/** A calculation with its inputs. */
export interface SavedCalculation {
  /** Of the calculator: `trabalhista/ferias`. */
  readonly id: string;
  readonly name: string;
  /** The visitor's name for it; empty without one. */
  readonly givenName: string;
  /** The inputs, and what they are compared with, as in a shared address, with the #. */
  readonly fragment: string;
  /** The inputs in words; empty in what an older version of the site kept. */
  readonly inputs: string;
  /** The headline of the result, in words. */
  readonly result: string;
  /** ISO day on which it was made. */
  readonly date: string;
  /** Kept until it is removed; without it, one of the recent ones. */
  readonly isFavourite: boolean;
}

/** All that is kept, the newest first. */
export interface Saved {
  readonly calculations: readonly SavedCalculation[];
  /** Whether calculations are kept as they are made. */
  readonly keepsRecent: boolean;
}

/** Nothing is kept until the visitor asks for it. */
export const NOTHING: Saved = { calculations: [], keepsRecent: false };

/** More favourites than anyone looks through; more would fill the browser's storage one day. */
export const MOST_FAVOURITES = 100;
/** Recent calculations. */
export const MOST_RECENT = 12;
/** The inputs of three scenarios, each as long as an address should be. */
const LONGEST_FRAGMENT = 3 * 4000;
const LONGEST_TEXT = 200;
/** Letters of a visitor's name for a calculation. */
export const LONGEST_NAME = 60;

const ID = /^[a-z0-9-]+\/[a-z0-9-]+$/;

const isSame = (one: SavedCalculation, other: SavedCalculation) =>
  one.id === other.id && one.fragment === other.fragment;

function trimmed(calculations: readonly SavedCalculation[]): readonly SavedCalculation[] {
  const favourites = calculations.filter(({ isFavourite }) => isFavourite).slice(0, MOST_FAVOURITES);
  const recent = calculations.filter(({ isFavourite }) => !isFavourite).slice(0, MOST_RECENT);
  return calculations.filter((one) => favourites.includes(one) || recent.includes(one));
}

/** Whether a calculation's inputs are few enough to be kept. */
export function canBeKept({ fragment }: Pick<SavedCalculation, 'fragment'>): boolean {
  return fragment.length <= LONGEST_FRAGMENT;
}

/** With a calculation on top; one with the same inputs goes, but its name and being a favourite stay. */
export function withCalculation(saved: Saved, calculation: SavedCalculation): Saved {
  if (!canBeKept(calculation)) return saved;
  const before = saved.calculations.find((one) => isSame(one, calculation));
  const kept = {
    ...calculation,
    givenName: before?.givenName ?? calculation.givenName,
    isFavourite: calculation.isFavourite || before?.isFavourite === true,
  };
  const others = saved.calculations.filter((one) => one !== before);
  return { ...saved, calculations: trimmed([kept, ...others]) };
}

/** Without a calculation. */
export function withoutCalculation(saved: Saved, calculation: SavedCalculation): Saved {
  return { ...saved, calculations: saved.calculations.filter((one) => !isSame(one, calculation)) };
}

/** With the visitor's name for a calculation, which keeps it; a blank one takes the name away. */
export function withName(saved: Saved, calculation: SavedCalculation, typed: string): Saved {
  const givenName = typed.trim().slice(0, LONGEST_NAME);
  const named = (one: SavedCalculation) => ({
    ...one,
    givenName,
    isFavourite: one.isFavourite || givenName !== '',
  });
  const calculations = saved.calculations.map((one) => (isSame(one, calculation) ? named(one) : one));
  return { ...saved, calculations: trimmed(calculations) };
}

/** With recent calculations kept from now on, or no longer; those of before go then. */
export function keepingRecent(saved: Saved, keepsRecent: boolean): Saved {
  const calculations = keepsRecent
    ? saved.calculations
    : saved.calculations.filter(({ isFavourite }) => isFavourite);
  return { calculations, keepsRecent };
}

/** With what another device kept; the present ones come first. */
export function withImported(saved: Saved, imported: Saved): Saved {
  const news = imported.calculations.filter((one) => !saved.calculations.some((other) => isSame(one, other)));
  return { ...saved, calculations: trimmed([...saved.calculations, ...news]) };
}

function textOf(value: unknown, longest = LONGEST_TEXT): string {
  return typeof value === 'string' ? value.slice(0, longest) : '';
}

function readOne(value: unknown): SavedCalculation[] {
  const { id, name, givenName, fragment, inputs, result, date, isFavourite } = recordOf(value);
  if (typeof id !== 'string' || !ID.test(id) || id.length > LONGEST_TEXT) return [];
  if (typeof fragment !== 'string' || !fragment.startsWith('#') || !canBeKept({ fragment })) return [];
  if (typeof date !== 'string' || !isIsoDate(date) || textOf(name) === '') return [];
  return [
    {
      id,
      name: textOf(name),
      givenName: textOf(givenName, LONGEST_NAME),
      fragment,
      inputs: textOf(inputs),
      result: textOf(result),
      date,
      isFavourite: isFavourite === true,
    },
  ];
}

/**
 * Reads what was stored or exported; what is damaged is left out.
 *
 * @returns undefined where the text is nothing of ours.
 */
export function readSaved(text: string): Saved | undefined {
  try {
    const { calculations, keepsRecent } = recordOf(JSON.parse(text));
    if (!Array.isArray(calculations)) return undefined;
    return { calculations: trimmed(calculations.flatMap(readOne)), keepsRecent: keepsRecent === true };
  } catch {
    return undefined;
  }
}

/** As text, to be stored or exported; what `readSaved` reads. */
export function writeSaved({ calculations, keepsRecent }: Saved): string {
  return JSON.stringify({ calculations, keepsRecent }, undefined, 1);
}
