import { WAITING } from '../../site/early-presses.ts';
import { MODULES_ID, type PageModules } from '../../site/modules-id.ts';
import { whenUsed } from '../../site/when-used.ts';

/** Longest wait for a first paint that the browser reports. */
const LATEST_MS = 1500;

/** A pressed button, or the control that has the focus. */
const USED = `main :is([${WAITING}],:focus)`;

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
 * connection and delay the paint by 80% (docs/decisions/22). Those that draw a result follow once a control is used.
 *
 * @param failed called when the entry cannot be downloaded
 */
export function loadModules(failed: () => void): void {
  let answers: readonly string[] | undefined;
  const preload = (href: string) => {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  };
  const preloadAnswers = () => {
    // A result is about to be asked for, or was shared with the address.
    if (!answers || !(location.hash || document.querySelector(USED))) return;
    answers.forEach(preload);
    answers = [];
  };
  /** Returns whether the modules are known, which the end of the document lists. */
  const start = () => {
    const list = document.getElementById(MODULES_ID)?.textContent;
    if (answers || !list) return answers !== undefined;
    const page = JSON.parse(list) as PageModules;
    page.modules.forEach(preload);
    ({ answers } = page);
    preloadAnswers();
    const script = document.createElement('script');
    script.type = 'module';
    script.src = page.entry;
    script.addEventListener('error', failed);
    document.head.append(script);
    return true;
  };
  whenUsed(start);
  // The handlers that note a press run first.
  for (const sign of ['focusin', 'click']) addEventListener(sign, () => setTimeout(preloadAnswers), true);
  document.addEventListener('DOMContentLoaded', () => afterPaint(start));
}
