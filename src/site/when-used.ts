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
  let place: string | undefined;
  const use = ({ type, screenX, screenY }: Event & Partial<MouseEvent>) => {
    if (type === 'pointermove') {
      // Browsers also report a still pointer when the page appears below it; movementX is 0 in some first moves.
      const before = place;
      place = `${screenX} ${screenY}`;
      if (before === undefined || before === place) return;
    }
    if (then() !== false) cancel();
  };
  for (const sign of SIGNS_OF_USE) addEventListener(sign, use, true);
  return cancel;
}
