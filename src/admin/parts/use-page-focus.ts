import { useEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Key of the entry with which the browser opened the site: there focus and place are the browser's business. */
const FIRST_ENTRY = 'default';

/**
 * For a page's heading: takes focus when somebody comes to the page from another one, so that keyboard and
 * screen-reader users start there, and scrolls to the top unless he went back.
 */
export function usePageFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const arrival = useRef({ key, navigation: useNavigationType() });
  useEffect(() => {
    if (arrival.current.key === FIRST_ENTRY) return;
    heading.current?.focus({ preventScroll: true });
    if (arrival.current.navigation !== NavigationType.Pop) window.scrollTo(0, 0);
  }, []);
  return heading;
}
