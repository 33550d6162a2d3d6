/**
 * What answers a press: the validator, the judgement of the rules, and everything that a result is drawn with. None of
 * it is on the page when it opens, and whoever only reads pays nothing for it: it is loaded with the first sign that
 * somebody is about to use the form, seconds before the button is pressed.
 */
import type { Calculator } from '../../engine/calculator.ts';
import type { LayoutParts } from '../../result/elements/views.tsx';

/** What only the answers of one calculator need. */
export interface OwnAnswering {
  readonly calculator: Calculator;
  /** The code of the elements that its layout has. */
  readonly layoutParts: LayoutParts;
}

/** What answers for one calculator. */
export type Answering = (typeof import('./answering.ts'))['default'] & OwnAnswering;

/** Loads its files; each time another object comes of them. */
export type LoadOwnAnswering = () => Promise<Answering>;

const loaded = new WeakMap<LoadOwnAnswering, Answering>();

/** What answers, if it is loaded already. */
export const answeringAtHand = (loadOwn: LoadOwnAnswering): Answering | undefined => loaded.get(loadOwn);

/** Loads it, once. Rejects where a file cannot be downloaded. */
export async function loadAnswering(loadOwn: LoadOwnAnswering): Promise<Answering> {
  const own = await loadOwn();
  const answering = answeringAtHand(loadOwn) ?? own;
  loaded.set(loadOwn, answering);
  return answering;
}
