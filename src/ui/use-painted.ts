import { startTransition, useEffect, useState } from 'react';

/**
 * What was painted last of what a component is given: the rest, which nobody looks at first, is drawn then, and delays
 * nothing. Until something has been painted there is none.
 *
 * @param isAtOnce what is given first counts as painted.
 */
export function usePainted<T extends object>(given: T, isAtOnce: boolean): T | undefined {
  const [painted, setPainted] = useState(isAtOnce ? given : undefined);
  useEffect(() => {
    if (painted === given) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The frame is painted after its callbacks, and before the next task.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(given)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [painted, given]);
  return painted;
}
