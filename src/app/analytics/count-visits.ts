/** Counts visits with Google Analytics, only after the visitor has agreed to it. */

declare global {
  interface Window {
    /** Command queue of Google's script, which accepts only `arguments` objects. */
    dataLayer?: unknown[];
  }
}

const SCRIPT = 'https://www.googletagmanager.com/gtag/js';

const command: (...call: readonly unknown[]) => void = function command() {
  window.dataLayer?.push(arguments);
};

/** The address of a page without query and fragment, which may hold a search or the values of a calculation. */
function reportedAddress({ origin, pathname }: Pick<Location, 'origin' | 'pathname'>): string {
  return origin + pathname;
}

/** The title of a page; that of the search without the search itself. */
function reportedTitle(pathname: string): string {
  return pathname === '/busca' ? 'Busca' : document.title;
}

/** Calls back for this page and for each later page of the visit, once the page has set its title. */
function onEachPage(report: () => void): void {
  let last = '';
  const reportChange = () => {
    if (window.location.pathname === last) return;
    last = window.location.pathname;
    report();
  };
  reportChange();
  new MutationObserver(reportChange).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

/**
 * Loads Google's script and reports the address of each page.
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
  script.src = `${SCRIPT}?id=${encodeURIComponent(id)}`;
  document.head.append(script);
  onEachPage(() => {
    const page_location = reportedAddress(window.location);
    const facts = { page_location, page_title: reportedTitle(window.location.pathname) };
    // Set the title too, because Google's script adds the document's own to its automatic events.
    command('set', facts);
    command('event', 'page_view', facts);
  });
}
