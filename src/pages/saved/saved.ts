/** Calculations that a visitor saves on a device, and changes to their list; `store.ts` stores it. */
import { isIsoDate } from '../../calendar/calendar.ts';
import { recordOf } from '../../engine/record.ts';

/** A calculation with its inputs. */
export interface SavedCalculation {
  /** Id of the calculator: `trabalhista/ferias`. */
  readonly id: string;
  readonly name: string;
  /** Name given by the visitor; empty without one. */
  readonly givenName: string;
  /** Inputs and comparison as in a shared address, with the #. */
  readonly fragment: string;
  /** Description of the inputs; empty for entries of an older version of the site. */
  readonly inputs: string;
  /** Main figure of the result as text. */
  readonly result: string;
  /** ISO date of the calculation. */
  readonly date: string;
  /** True if it stays until the visitor removes it, false for a recent one. */
  readonly isFavourite: boolean;
}

/** All saved calculations, newest first. */
export interface Saved {
  readonly calculations: readonly SavedCalculation[];
  /** True if results are saved automatically. */
  readonly keepsRecent: boolean;
}

/** The initial list: nothing is saved until the visitor asks for it. */
export const NOTHING: Saved = { calculations: [], keepsRecent: false };

/** Maximum number of favourites, to limit storage. */
export const MAX_FAVOURITES = 100;
/** Maximum number of recent calculations. */
export const MAX_RECENT = 12;
/** Maximum length of a fragment: three scenarios, each at most as long as a usable address. */
const MAX_FRAGMENT_LENGTH = 3 * 4000;
const MAX_TEXT_LENGTH = 200;
/** Maximum length of a name, in characters. */
export const MAX_NAME_LENGTH = 60;

const ID = /^[a-z0-9-]+\/[a-z0-9-]+$/;

const isSame = (one: SavedCalculation, other: SavedCalculation) =>
  one.id === other.id && one.fragment === other.fragment;

function trimmed(calculations: readonly SavedCalculation[]): readonly SavedCalculation[] {
  const favourites = calculations.filter(({ isFavourite }) => isFavourite).slice(0, MAX_FAVOURITES);
  const recent = calculations.filter(({ isFavourite }) => !isFavourite).slice(0, MAX_RECENT);
  return calculations.filter((one) => favourites.includes(one) || recent.includes(one));
}

/** True if a calculation's inputs are short enough to save. */
export function canBeKept({ fragment }: Pick<SavedCalculation, 'fragment'>): boolean {
  return fragment.length <= MAX_FRAGMENT_LENGTH;
}

/** Puts a calculation first; it replaces one with the same inputs, but keeps the name and the favourite mark. */
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

/** Removes a calculation. */
export function withoutCalculation(saved: Saved, calculation: SavedCalculation): Saved {
  return { ...saved, calculations: saved.calculations.filter((one) => !isSame(one, calculation)) };
}

/** Renames a calculation, which makes it a favourite; a blank text removes the name. */
export function withName(saved: Saved, calculation: SavedCalculation, typed: string): Saved {
  const givenName = typed.trim().slice(0, MAX_NAME_LENGTH);
  const named = (one: SavedCalculation) => ({
    ...one,
    givenName,
    isFavourite: one.isFavourite || givenName !== '',
  });
  const calculations = saved.calculations.map((one) => (isSame(one, calculation) ? named(one) : one));
  return { ...saved, calculations: trimmed(calculations) };
}

/** Enables or disables the saving of recent calculations; disabling removes them. */
export function keepingRecent(saved: Saved, keepsRecent: boolean): Saved {
  const calculations = keepsRecent
    ? saved.calculations
    : saved.calculations.filter(({ isFavourite }) => isFavourite);
  return { calculations, keepsRecent };
}

/** Undoes a removal, but keeps what another tab has saved since then. */
export function withRestored(saved: Saved, before: Saved): Saved {
  const news = saved.calculations.filter((one) => !before.calculations.some((other) => isSame(one, other)));
  return { ...before, calculations: trimmed([...news, ...before.calculations]) };
}

/** Appends another device's calculations. */
export function withImported(saved: Saved, imported: Saved): Saved {
  const news = imported.calculations.filter((one) => !saved.calculations.some((other) => isSame(one, other)));
  return { ...saved, calculations: trimmed([...saved.calculations, ...news]) };
}

/** True if a list has all calculations of an imported one; it lacks those beyond the limits. */
export function hasAll(saved: Saved, imported: Saved): boolean {
  return imported.calculations.every((one) => saved.calculations.some((other) => isSame(one, other)));
}

function textOf(value: unknown, longest = MAX_TEXT_LENGTH): string {
  return typeof value === 'string' ? value.slice(0, longest) : '';
}

function readOne(value: unknown): SavedCalculation[] {
  const { id, name, givenName, fragment, inputs, result, date, isFavourite } = recordOf(value);
  if (typeof id !== 'string' || !ID.test(id) || id.length > MAX_TEXT_LENGTH) return [];
  if (typeof fragment !== 'string' || !fragment.startsWith('#') || !canBeKept({ fragment })) return [];
  if (typeof date !== 'string' || !isIsoDate(date) || textOf(name) === '') return [];
  return [
    {
      id,
      name: textOf(name),
      givenName: textOf(givenName, MAX_NAME_LENGTH),
      fragment,
      inputs: textOf(inputs),
      result: textOf(result),
      date,
      isFavourite: isFavourite === true,
    },
  ];
}

/**
 * Parses stored or exported text; skips damaged entries.
 *
 * @returns undefined for any other text
 */
export function readSaved(text: string): Saved | undefined {
  try {
    const { calculations, keepsRecent } = recordOf(JSON.parse(text));
    if (!Array.isArray(calculations)) return undefined;
    const found = trimmed(calculations.flatMap(readOne));
    // Take each calculation once, because its inputs identify its card.
    const once = found.filter((one, index) => found.findIndex((other) => isSame(one, other)) === index);
    return { calculations: once, keepsRecent: keepsRecent === true };
  } catch {
    return undefined;
  }
}

/** Serializes the list for storage or export. */
export function writeSaved({ calculations, keepsRecent }: Saved): string {
  return JSON.stringify({ calculations, keepsRecent }, undefined, 1);
}
