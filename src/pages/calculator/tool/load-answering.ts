/**
 * Loads the code that judges inputs and draws results. The page opens without it; it loads on the first sign of
 * use, seconds before the button is pressed.
 */

/** The answering code, the same for all calculators. */
export type Answering = (typeof import('../answering/answering.ts'))['default'];

let loaded: Answering | undefined;

/** The answering code if it is already loaded. */
export const answeringAtHand = (): Answering | undefined => loaded;

/** Loads it once. Rejects if a file cannot be downloaded. */
export async function loadAnswering(): Promise<Answering> {
  loaded ??= (await import('../answering/answering.ts')).default;
  return loaded;
}
