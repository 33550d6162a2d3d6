import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/**
 * The present time, in milliseconds since 1970. Renders again whenever a new minute begins, because publication times
 * have minutes.
 *
 * @param step another interval, in milliseconds
 */
export function useNow(step = MINUTE_MS): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), step - (now % step));
    return () => clearTimeout(timer);
  }, [now, step]);
  return now;
}
