/** What shows that somebody is about to use the page: also what answers a pointer above it is not in the inlined style. */
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click'] as const;

/**
 * Calls back with the first sign of use, for who only reads the page is not to pay for it.
 *
 * @param then returns false to be called with the next sign again.
 * @returns a function that cancels.
 */
export function whenUsed(then: () => unknown): () => void {
  const cancel = () => {
    for (const sign of SIGNS_OF_USE) removeEventListener(sign, use, true);
  };
  const use = ({ type, movementX, movementY }: Event & Partial<MouseEvent>) => {
    // Browsers tell of a pointer that lies still, too, once the page has been drawn below it.
    const isUse = movementX || movementY || type !== 'pointermove';
    if (isUse && then() !== false) cancel();
  };
  for (const sign of SIGNS_OF_USE) addEventListener(sign, use, true);
  return cancel;
}
