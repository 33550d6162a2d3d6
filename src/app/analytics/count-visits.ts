/** Statistics of visits by Google Analytics. Nothing here runs before the visitor has agreed to it. */

declare global {
  interface Window {
    /** Command queue of Google's program, which accepts only `arguments` objects. */
    dataLayer?: unknown[];
  }
}

const PROGRAM = 'https://www.googletagmanager.com/gtag/js';

const command: (...call: readonly unknown[]) => void = function command() {
  window.dataLayer?.push(arguments);
};

/** The address of a page without query and fragment, which may hold a search or the values of a calculation. */
function reportedAddress({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string {
  return origin + pathname;
}

/** Calls back for this page and each page opened later; every page has its own title. */
function onEachPage(report: () => void): void {
  let last = '';
  const look = () => {
    if (window.location.pathname === last) return;
    last = window.location.pathname;
    report();
  };
  look();
  new MutationObserver(look).observe(document.head, { childList: true, subtree: true, characterData: true });
}

/**
 * Loads Google's program and reports the address of each page.
 *
 * @param id the measurement id, such as `G-XXXXXXXXXX`
 */
export function countVisits(id: string): void {
  window.dataLayer = [];
  command('js', new Date());
  command('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    page_location: reportedAddress(window.location),
    page_referrer: '',
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${PROGRAM}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  onEachPage(() => {
    const page_location = reportedAddress(window.location);
    command('set', { page_location });
    command('event', 'page_view', { page_location, page_title: document.title });
  });
}
