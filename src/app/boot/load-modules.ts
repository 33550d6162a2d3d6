import { MODULES_ID } from '../../site/modules-id.ts';

/** What shows that somebody is about to use the page. */
const SIGNS_OF_USE = ['pointerdown', 'keydown', 'focusin', 'click'] as const;

/** Calls back after the next paint; a page in a background tab is not painted. */
function afterPaint(then: () => void): void {
  if (document.hidden) then();
  else requestAnimationFrame(() => setTimeout(then));
}

/**
 * Loads the page's modules, all at once, after the first paint of the whole page or as soon as it is used: before,
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
      link.rel = 'modulepreload';
      link.href = href;
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
