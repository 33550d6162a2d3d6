import { PAGE_DATA_ID, type ServedData } from '../../catalogue/page-data.ts';
import { bringsResult } from '../../pages/calculator/kept-entry.ts';
import { MODULES_ID, type PageModules } from '../../site/modules-id.ts';
import { whenUsed } from '../../site/when-used.ts';

/** Timeout for the browser to report a first paint. */
const TIMEOUT_MS = 1500;

/** Calls back after the first contentful paint. A background tab never paints. */
function afterPaint(then: () => void): void {
  if (document.hidden) {
    then();
    return;
  }
  // Wait for the paint itself: an animation frame runs before it, and the browser may still delay it.
  const observer = new PerformanceObserver(() => setTimeout(then));
  observer.observe({ type: 'paint', buffered: true });
  setTimeout(then, TIMEOUT_MS);
}

function preload(addresses: readonly string[]): void {
  for (const href of addresses) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
}

/** Lists the scripts that show a result, on the page of a calculator. */
function answersOfPage(): readonly string[] {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  const { data } = text ? (JSON.parse(text) as ServedData) : {};
  return data && 'answers' in data ? data.answers : [];
}

/**
 * Loads the page's modules after the first paint, or on the first interaction: any earlier, they compete with the text
 * for the connection and delay the paint by 80% (docs/decisions/03-static-pages.md).
 *
 * @param failed called when the entry cannot be downloaded
 */
export function loadModules(failed: () => void): void {
  let isStarted = false;
  /** Returns false until the list at the end of the document has been parsed. */
  const start = () => {
    const list = document.getElementById(MODULES_ID)?.textContent;
    if (isStarted || !list) return isStarted;
    isStarted = true;
    const { entry, modules } = JSON.parse(list) as PageModules;
    preload(modules);
    // Request the code of a result that will appear by itself, too.
    if (bringsResult()) preload(answersOfPage());
    const script = document.createElement('script');
    script.type = 'module';
    script.src = entry;
    script.addEventListener('error', failed);
    document.head.append(script);
    return true;
  };
  whenUsed(() => {
    if (!start()) return false;
    // Request the result's code too: an early press would otherwise wait for another round trip after hydration.
    preload(answersOfPage());
    return true;
  });
  document.addEventListener('DOMContentLoaded', () => afterPaint(start));
}
