import { startTransition, useEffect, useState } from 'react';

/**
 * Whether what a component drew first has been painted: what nobody looks at first is drawn then, and delays nothing.
 *
 * @param isAtOnce it counts as painted from the beginning; only the first value matters.
 */
export function usePainted(isAtOnce: boolean): boolean {
  const [isPainted, setPainted] = useState(isAtOnce);
  useEffect(() => {
    if (isPainted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The frame is painted after its callbacks, and before the next task.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isPainted]);
  return isPainted;
}
