import { useEffect, useState, useSyncExternalStore } from 'react';
import { onServerOffset, serverOffset } from '../../backend/server-clock.ts';

const MINUTE_MS = 60_000;

/**
 * The present time by the clock of this computer, in milliseconds since 1970. Renders again at every full step.
 *
 * @param step interval, in milliseconds
 * @param offset milliseconds to add, for another clock
 */
export function useOwnNow(step: number, offset = 0): number {
  const [now, setNow] = useState(Date.now);
  const shown = now + offset;
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), step - (shown % step));
    return () => clearTimeout(timer);
  }, [shown, step]);
  return shown;
}

/**
 * The present time by the clock of the server, in milliseconds since 1970. Renders again whenever a new minute begins,
 * because publication times have minutes.
 */
export function useNow(): number {
  return useOwnNow(MINUTE_MS, useSyncExternalStore(onServerOffset, serverOffset));
}
