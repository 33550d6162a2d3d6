/**
 * Loads the code that answers a press: judging the inputs and drawing the result. None of it is on the page when it opens;
 * it follows with the first sign that somebody is about to use the form, seconds before the button is pressed.
 */

/** What answers, for any calculator. */
export type Answering = (typeof import('../answering/answering.ts'))['default'];

let loaded: Answering | undefined;

/** What answers, if it is loaded already. */
export const answeringAtHand = (): Answering | undefined => loaded;

/** Loads it, once. Rejects where a file cannot be downloaded. */
export async function loadAnswering(): Promise<Answering> {
  loaded ??= (await import('../answering/answering.ts')).default;
  return loaded;
}
