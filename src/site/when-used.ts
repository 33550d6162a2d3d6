/** Events that count as an interaction. Includes hovering, because the inlined style lacks the hover rules. */
const SIGNS_OF_USE = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'click'] as const;

/**
 * Calls back on the first interaction, so that people who only read do not download the code.
 *
 * @param then returns false to be called on the next interaction again
 * @returns a function that cancels
 */
export function whenUsed(then: () => unknown): () => void {
  const cancel = () => {
    for (const sign of SIGNS_OF_USE) removeEventListener(sign, use, true);
  };
  let position: string | undefined;
  const use = ({ type, screenX, screenY }: Event & Partial<MouseEvent>) => {
    if (type === 'pointermove') {
      // Compare positions: browsers also report a still pointer over a new page, and a first move with a movementX of
      // 0.
      const before = position;
      position = `${screenX} ${screenY}`;
      if (before === undefined || before === position) return;
    }
    if (then() !== false) cancel();
  };
  for (const sign of SIGNS_OF_USE) addEventListener(sign, use, true);
  return cancel;
}
