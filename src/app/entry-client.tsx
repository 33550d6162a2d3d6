import { StrictMode, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { embedPath } from '../catalogue/entry.ts';
import { App } from './shell/app.tsx';
import { isPageOfAddress } from './arrival.ts';
import { applyStoredTheme } from './boot/apply-theme.ts';
import { OFFLINE_OFF } from '../site/offline-setting.ts';
import { ANALYTICS_ID } from '../site/site.ts';
import { whenDone } from '../site/when-done.ts';
import { watchLoadFailures } from './load-failure.ts';
import { preload } from './shell/preload.ts';
import { takeSession } from './take-session.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page lacks the element #root.');

/** Path of the first render. */
let drawnFor = window.location.pathname;

const isElsewhere = () => window.location.pathname !== drawnFor;

/**
 * Going back between the first render and the router's first listener would leave the previous page under another
 * address, so this repeats the event for the router.
 */
function Arrival({ children }: { readonly children: ReactNode }) {
  // Effects of children run first, so the router already listens.
  useLayoutEffect(() => {
    if (isElsewhere())
      window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  }, []);
  return children;
}

const app = (
  <StrictMode>
    <Arrival>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Arrival>
  </StrictMode>
);

/** The 404 page is also served for addresses below the blog that no article can have; those redirect to the blog. */
function isUnknownArticle(): boolean {
  return window.location.pathname.startsWith('/blog/') && document.getElementById('busca-404') !== null;
}

/** True for a calculator inside another site. */
const isWithinOther = window.location.pathname.startsWith(embedPath(''));

const isAdministration = window.location.pathname.startsWith('/admin');

// Must run before anything else reads the address.
takeSession();
watchLoadFailures();
// In production the inlined script did this before the first paint.
if (import.meta.env.DEV) {
  if (isWithinOther) (await import('./boot/apply-embed-look.ts')).applyEmbedLook();
  else applyStoredTheme();
}
// Hydrates a prerendered page only once its chunks have loaded, to avoid flicker. A chunk that failed to load fails
// again during rendering and is handled by the error boundary.
await preload(window.location.pathname).catch(() => undefined);
const isPrerendered = root.firstElementChild !== null && isPageOfAddress() && !isUnknownArticle();
drawnFor = window.location.pathname;
if (isPrerendered) {
  hydrateRoot(root, app, {
    // If the HTML belongs to another address, render the page again.
    onRecoverableError: (error) => {
      if (!isElsewhere()) reportError(error);
    },
  });
} else createRoot(root).render(app);

// Never in the administration or inside another site.
if (
  import.meta.env.PROD &&
  import.meta.env.VITE_OFFLINE !== OFFLINE_OFF &&
  'serviceWorker' in navigator &&
  !isAdministration &&
  !isWithinOther
) {
  const start = async () => {
    // Load the list of saved calculations now, so that it works offline.
    const [{ startOffline }] = await Promise.all([
      import('../offline/page/start.ts'),
      import('./shell/kept-help.tsx'),
    ]);
    await startOffline();
  };
  whenDone(() => void start());
}

// Only builds with an id count visits, and only after the visitor agreed. Visitors of another site have agreed to
// nothing here.
if (ANALYTICS_ID !== undefined && !isAdministration && !isWithinOther) {
  const { startAnalytics } = await import('./analytics/start-analytics.tsx');
  startAnalytics(ANALYTICS_ID);
}
