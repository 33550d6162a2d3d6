/**
 * Loads the code that calculates and shows results. The page opens without it; it loads on the first interaction,
 * seconds before a click on the button.
 */

/** The answering code, shared by all calculators. */
export type Answering = (typeof import('../answering/answering.ts'))['default'];

let loaded: Answering | undefined;

/** The answering code, if it is already loaded. */
export const loadedAnswering = (): Answering | undefined => loaded;

/** Loads the answering code once. Rejects if a file cannot be downloaded. */
export async function loadAnswering(): Promise<Answering> {
  loaded ??= (await import('../answering/answering.ts')).default;
  return loaded;
}
