/**
 * Calls back once the page is loaded and idle.
 *
 * @returns a function that cancels
 */
export function whenDone(then: () => void): () => void {
  let isCancelled = false;
  const call = () => {
    if (!isCancelled) then();
  };
  // Fall back to a timer, because Safari lacks requestIdleCallback.
  const wait = () => ('requestIdleCallback' in window ? requestIdleCallback(call) : setTimeout(call, 500));
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait);
  return () => {
    isCancelled = true;
    window.removeEventListener('load', wait);
  };
}
