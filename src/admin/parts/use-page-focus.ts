import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Key of the initial history entry, where the browser itself handles focus and scroll position. */
const FIRST_ENTRY = 'default';

/**
 * Focuses a page's heading after navigation from another page, so that keyboard and screen-reader users start there,
 * and scrolls to the top, except when going back.
 */
export function usePageFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const arrival = useRef({ key, navigation: useNavigationType() });
  useEffect(() => {
    if (arrival.current.key === FIRST_ENTRY) return;
    // Leave the focus in a menu that was opened while the page was loading.
    if (!document.activeElement?.closest('header:has([aria-expanded="true"])'))
      heading.current?.focus({ preventScroll: true });
    if (arrival.current.navigation !== NavigationType.Pop) window.scrollTo(0, 0);
  }, []);
  return heading;
}
