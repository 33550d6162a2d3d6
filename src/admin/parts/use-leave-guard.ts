import { useEffect, useRef, useState } from 'react';

/** The clicked element that leads to another page in this tab, or signs out. */
function leavingElement(event: MouseEvent): HTMLElement | undefined {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return undefined;
  const target = event.target instanceof Element ? event.target : undefined;
  const element = target?.closest<HTMLElement>('a[href], [data-leaves]');
  if (!element || element.closest('dialog')) return undefined;
  if (!(element instanceof HTMLAnchorElement)) return element;
  const isElsewhere = element.target !== '' && element.target !== '_self';
  const isHere = element.getAttribute('href')?.startsWith('#') ?? false;
  return isElsewhere || isHere || element.hasAttribute('download') ? undefined : element;
}

/**
 * Asks before leaving unsaved changes: by a link or an element with `data-leaves`, by the browser's back and forward
 * buttons if they can be intercepted, and by closing or reloading, for which the browser asks in its own words.
 */
export function useLeaveGuard(isDirty: boolean) {
  const isArmed = useRef(false);
  const [proceed, setProceed] = useState<() => void>();
  useEffect(() => {
    isArmed.current = isDirty;
  }, [isDirty]);

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (action: () => void) => setProceed(() => action);
    const onClick = (event: MouseEvent) => {
      const element = isArmed.current ? leavingElement(event) : undefined;
      if (!element) return;
      event.preventDefault();
      event.stopPropagation();
      ask(() => element.click());
    };
    const onNavigate = (event: NavigateEvent) => {
      if (!isArmed.current || event.navigationType !== 'traverse' || !event.cancelable) return;
      event.preventDefault();
      const { key } = event.destination;
      ask(() => navigation.traverseTo(key));
    };
    const onUnload = (event: BeforeUnloadEvent) => {
      if (isArmed.current) event.preventDefault();
    };
    const end = new AbortController();
    const { signal } = end;
    // Capture the click before React's own listeners follow the link.
    document.addEventListener('click', onClick, { capture: true, signal });
    window.addEventListener('beforeunload', onUnload, { signal });
    // Rely on the draft in browsers without the Navigation API.
    if ('navigation' in window) window.navigation.addEventListener('navigate', onNavigate, { signal });
    return () => end.abort();
  }, [isDirty]);

  /** Stops guarding once everything is saved. */
  const disarm = () => {
    isArmed.current = false;
  };
  const stay = () => setProceed(undefined);
  /** Continues to the requested page. */
  const leave = () => {
    disarm();
    stay();
    proceed?.();
  };
  return { isAsking: proceed !== undefined, stay, leave, disarm };
}
