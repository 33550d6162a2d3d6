import { MODULES_ID } from '../../site/modules-id.ts';

/** What shows that somebody is about to use the page. */
const SIGNS_OF_USE = ['pointerdown', 'keydown', 'focusin', 'click'] as const;

/** By then a page that reports no paint has painted, or never will. */
const LATEST_MS = 1500;

/** Calls back after the first paint of content; a page in a background tab is not painted. */
function afterPaint(then: () => void): void {
  if (document.hidden) {
    then();
    return;
  }
  // An animation frame comes before its paint, which the browser may still put off.
  const observer = new PerformanceObserver(() => setTimeout(then));
  observer.observe({ type: 'paint', buffered: true });
  setTimeout(then, LATEST_MS);
}

/**
 * Loads the page's modules and the rest of its style, all at once, after the first paint of the whole page or as soon as it is used: before,
 * they would compete with what is read first.
 */
export function loadModules(failed: () => void): void {
  let isStarted = false;
  const start = () => {
    const list = document.getElementById(MODULES_ID)?.textContent;
    if (isStarted || list === undefined || list === null) return;
    isStarted = true;
    for (const sign of SIGNS_OF_USE) removeEventListener(sign, start, true);
    const [entry = '', ...others] = JSON.parse(list) as string[];
    for (const href of others) {
      const link = document.createElement('link');
      link.rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload';
      link.href = href;
      // The page waits for a style sheet only while it may still come.
      link.addEventListener('error', () => link.remove());
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.src = entry;
    script.addEventListener('error', failed);
    document.head.append(script);
  };
  for (const sign of SIGNS_OF_USE) addEventListener(sign, start, true);
  document.addEventListener('DOMContentLoaded', () => afterPaint(start));
}
