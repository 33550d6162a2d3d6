import { WAITING } from '../../site/early-presses.ts';
import { MODULES_ID } from '../../site/modules-id.ts';
import { whenUsed } from '../../site/when-used.ts';

/** By then a page that reports no paint has painted, or never will. */
const LATEST_MS = 1500;

/** What shows that somebody has pressed a button of the page, or is at a control. */
const USED = `main :is([${WAITING}],:focus)`;

/** Whether an answer is about to be asked for, or was shared with the address. */
const isAnswerAwaited = () => location.hash || document.querySelector(USED);

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
 * Loads the page's modules, all at once, after the first paint of the whole page or as soon as it is used: before,
 * they would compete with what is read first. What its HTML is drawn with is inline; the rest of the style comes with the
 * first sign of use, or with the modules where these draw the whole page; what answers comes as soon as somebody is at a
 * control, and does not wait until the page that asks for it has come to life.
 */
export function loadModules(failed: () => void): void {
  let isStarted = false;
  const styles: string[] = [];
  const answers: string[] = [];
  const add = (rel: string, href: string) => {
    const link = document.createElement('link');
    link.rel = rel;
    link.href = href;
    // The page waits for a style sheet only while it may still come.
    link.addEventListener('error', () => link.remove());
    document.head.append(link);
  };
  const addStyles = () => {
    for (const href of styles.splice(0)) add('stylesheet', href);
  };
  const addAnswers = () => {
    if (isAnswerAwaited()) for (const href of answers.splice(0)) add('modulepreload', href);
  };
  const start = () => {
    const list = document.getElementById(MODULES_ID)?.textContent;
    if (isStarted || list === undefined || list === null) return;
    isStarted = true;
    const [entry = '', ...others] = JSON.parse(list) as string[];
    for (const href of others) {
      if (href.endsWith('.css')) styles.push(href);
      else if (styles.length === 0) add('modulepreload', href);
      // What follows the style is for answers.
      else answers.push(href);
    }
    addAnswers();
    if (!document.getElementById('root')?.firstElementChild) addStyles();
    const script = document.createElement('script');
    script.type = 'module';
    script.src = entry;
    script.addEventListener('error', failed);
    document.head.append(script);
  };
  whenUsed(() => {
    start();
    if (isStarted) addStyles();
    return isStarted;
  });
  // A press is noted after those who listen here have heard of it.
  for (const sign of ['focusin', 'click']) addEventListener(sign, () => setTimeout(addAnswers), true);
  document.addEventListener('DOMContentLoaded', () => afterPaint(start));
}
