import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Faster pages show no progress, because a flash would only disturb. */
const PATIENCE_MS = 150;

/**
 * A thin line at the top while the next page loads. The current page stays until then, so that without the line a press
 * on a link would seem to do nothing on a slow connection.
 */
export function NavigationProgress() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  /** Path of the page that the visitor is leaving, while the next one loads. */
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
      }, PATIENCE_MS);
    };
    // Watches links and buttons; the listener runs after the address has changed.
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
