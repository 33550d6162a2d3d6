/** Events that announce use of the page. Hover counts too, because the inlined style lacks the hover rules. */
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click'] as const;

/**
 * Runs the callback on the first interaction, so that readers do not download its code.
 *
 * @param then returns false to be called on the next interaction again.
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
