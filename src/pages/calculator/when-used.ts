/** What shows that somebody is about to use the form: who only reads the page is not to pay for it. */
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Calls back with the first sign of use; returns a function that cancels. */
export function whenUsed(then: () => void): () => void {
  const cancel = () => {
    for (const sign of SIGNS_OF_USE) removeEventListener(sign, start);
  };
  const start = () => {
    cancel();
    then();
  };
  for (const sign of SIGNS_OF_USE) addEventListener(sign, start, { passive: true });
  return cancel;
}
