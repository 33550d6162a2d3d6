import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { isPageOfAddress } from '../arrival.ts';

/** Id of the element that contains every page's content. */
export const CONTENT_ID = 'conteudo';

/** Scroll positions by key of the history entry, in pixels from the top. */
const positions = new Map<string, number>();

/** sessionStorage key that keeps the positions across reloads. */
const STORE = 'posicoes';

/** Restores the positions stored before a reload. */
function restorePositions(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORE) ?? '[]') as [string, number][];
    for (const [key, top] of stored) positions.set(key, top);
  } catch {
    // Without storage, pages visited before a reload open at their top.
  }
}

/** Stores the positions for the next load of the page. */
function storePositions(): void {
  try {
    sessionStorage.setItem(STORE, JSON.stringify([...positions]));
  } catch {
    // Without storage, there is nothing to restore.
  }
}

type Place = { readonly pathname: string; readonly search: string } | null;
const ELSEWHERE = { pathname: '', search: '' };

/**
 * Lets the site restore the scroll position itself during client-side navigation, and the browser on reload or return
 * from another site.
 */
function useScrollRestoration(): void {
  useLayoutEffect(restorePositions, []);
  useEffect(() => {
    const takeOver = () => (window.history.scrollRestoration = 'manual');
    const handOver = () => {
      window.history.scrollRestoration = 'auto';
      storePositions();
    };
    takeOver();
    window.addEventListener('pageshow', takeOver);
    window.addEventListener('pagehide', handOver);
    return () => {
      window.removeEventListener('pageshow', takeOver);
      window.removeEventListener('pagehide', handOver);
    };
  }, []);
}

/**
 * After navigation: scrolls to the top, to the fragment or, going back or forward, to the previous position, and moves
 * the focus to the content, so that keyboard and screen-reader users start there. A new search term on the same page
 * scrolls but leaves the focus in the box. The browser handles the initial page.
 *
 * Render it beside the page inside the same Suspense boundary: its layout effects then run when the page has rendered,
 * and scrolling caused by the fallback is not recorded as the visitor's position.
 */
export function RouteChange() {
  const { key, pathname, search, hash } = useLocation();
  const navigation = useNavigationType();
  const previous = useRef<Place>(null);
  useScrollRestoration();

  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    // Count going back before hydration as a change, because the HTML is still that of the page before.
    const before = previous.current ?? (isPageOfAddress() ? { pathname, search } : ELSEWHERE);
    previous.current = { pathname, search };
    const isReturn = navigation === NavigationType.Pop;
    // Leave fragment navigation within the page to the browser; it is a POP as well.
    if (isReturn && before.pathname === pathname && before.search === search) return;
    if (before.pathname !== pathname) {
      const content = document.getElementById(CONTENT_ID);
      // Give it a name, which screen readers read out with the focus.
      content?.setAttribute('aria-label', document.title);
      content?.focus({ preventScroll: true });
    }
    const target = isReturn ? null : document.getElementById(hash.slice(1));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, isReturn ? (positions.get(key) ?? 0) : 0);
  }, [key, pathname, search, hash, navigation]);

  return null;
}
