import { MODULES_ID, type PageModules } from '../../site/modules-id.ts';
import { whenUsed } from '../../site/when-used.ts';

/** Longest wait for a first paint that the browser reports. */
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
 * Loads the page's modules after the first paint, or at the first use: earlier they compete with the text for the
 * connection and delay the paint by 80% (docs/decisions/22).
 *
 * @param failed called when the entry cannot be downloaded
 */
export function loadModules(failed: () => void): void {
  let isStarted = false;
  /** Returns false while the list at the end of the document has not arrived. */
  const start = () => {
    const list = document.getElementById(MODULES_ID)?.textContent;
    if (isStarted || !list) return isStarted;
    isStarted = true;
    const { entry, modules } = JSON.parse(list) as PageModules;
    for (const href of modules) {
      const link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = href;
      document.head.append(link);
    }
    const script = document.createElement('script');
    script.type = 'module';
    script.src = entry;
    script.addEventListener('error', failed);
    document.head.append(script);
    return true;
  };
  whenUsed(start);
  document.addEventListener('DOMContentLoaded', () => afterPaint(start));
}
