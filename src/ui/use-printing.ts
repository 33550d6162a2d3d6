import { useSyncExternalStore } from 'react';

const PRINT = 'print';

let isBeingPrinted = false;
let paper: MediaQueryList | undefined;

/** The one question to the browser; each result asks it dozens of times, and a new one costs as much as a component. */
const onPaper = () => (paper ??= matchMedia(PRINT));

/** React draws what follows from these events before the browser goes on, and so before it lays the paper out. */
function subscribe(onChange: () => void): () => void {
  const media = onPaper();
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
    () => isBeingPrinted || onPaper().matches,
    () => false,
  );
}
