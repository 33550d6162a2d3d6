import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Delay before the progress line shows, because a flash on fast pages would only distract. */
const DELAY_MS = 150;

/**
 * Shows a thin line at the top while the next page loads. The current page stays until then, so without the line a link
 * would seem to do nothing on a slow connection.
 */
export function NavigationProgress() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  /** Path of the page that the visitor is leaving while the next one loads. */
  const [left, setLeft] = useState<string>();

  useLayoutEffect(() => {
    shown.current = pathname;
  }, [pathname]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const watch = () => {
      clearTimeout(timer);
      setLeft(undefined);
      timer = setTimeout(() => {
        if (window.location.pathname !== shown.current) setLeft(shown.current);
      }, DELAY_MS);
    };
    // Check after links and buttons; this listener runs after the address has changed.
    document.addEventListener('click', watch);
    document.addEventListener('submit', watch);
    window.addEventListener('popstate', watch);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('click', watch);
      document.removeEventListener('submit', watch);
      window.removeEventListener('popstate', watch);
    };
  }, []);

  return (
    <div role="status">
      {left === pathname && (
        <>
          <div className="fixed inset-x-0 top-0 z-50 h-0.75 motion-safe:animate-pulse bg-brand" />
          <span className="sr-only">Carregando…</span>
        </>
      )}
    </div>
  );
}
