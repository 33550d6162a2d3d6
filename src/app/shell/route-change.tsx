import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { positions, recallPositions, storePositions } from './positions.ts';

/** Id of the element that holds every page's content. */
export const CONTENT_ID = 'conteudo';

/** While the site is open it places the visitor itself; reloading or coming back from elsewhere is the browser's. */
function usePlacesAcrossLoads(): void {
  useEffect(() => {
    const take = () => (window.history.scrollRestoration = 'manual');
    const giveBack = () => {
      window.history.scrollRestoration = 'auto';
      storePositions();
    };
    recallPositions();
    take();
    window.addEventListener('pageshow', take);
    window.addEventListener('pagehide', giveBack);
    return () => {
      window.removeEventListener('pageshow', take);
      window.removeEventListener('pagehide', giveBack);
    };
  }, []);
}

/**
 * On a new page: scrolls to its top, to the place that the address names or, going back or forward, to where the
 * visitor was, and moves focus to the content, so that keyboard and screen-reader users start there. Other
 * search terms on the same page scroll but leave focus in the box. The first page is left to the browser.
 *
 * It stands beside the page, within what waits for it: its layout effects run when the page is there, and while
 * another stands in for it, what the browser scrolls is not taken for the visitor's doing.
 */
export function RouteChange() {
  const { key, pathname, search, hash } = useLocation();
  const navigation = useNavigationType();
  const previous = useRef({ pathname, search });
  usePlacesAcrossLoads();

  useLayoutEffect(() => {
    const remember = () => positions.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const before = previous.current;
    previous.current = { pathname, search };
    const isReturn = navigation === NavigationType.Pop;
    // A jump within the page counts as a return, and the browser makes it.
    if (isReturn && before.pathname === pathname && before.search === search) return;
    if (before.pathname !== pathname) document.getElementById(CONTENT_ID)?.focus({ preventScroll: true });
    const target = isReturn ? null : document.getElementById(hash.slice(1));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, isReturn ? (positions.get(key) ?? 0) : 0);
  }, [key, pathname, search, hash, navigation]);

  return null;
}
