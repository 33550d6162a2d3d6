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
if (!root) throw new Error('A página não tem o elemento #root.');

/** Path for which the page is drawn first. */
let drawnFor = window.location.pathname;

const isElsewhere = () => window.location.pathname !== drawnFor;

/**
 * Who goes back after the first drawing began and before the router listens would keep the page of before under the
 * address of another: the router is told again.
 */
function Arrival({ children }: { readonly children: ReactNode }) {
  // The effects of what is within come first: the router listens by now.
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

/**
 * The 404 page is also served for addresses below the blog that cannot be an article's: those redirect to the
 * blog.
 */
function isUnknownArticle(): boolean {
  return window.location.pathname.startsWith('/blog/') && document.getElementById('busca-404') !== null;
}

/** A calculator that another site shows. */
const isWithinOther = window.location.pathname.startsWith(embedPath(''));

const isAdministration = window.location.pathname.startsWith('/admin');

// Before anything else reads the address.
takeSession();
watchLoadFailures();
// In production the inlined script has done this before the first paint.
if (import.meta.env.DEV) {
  if (isWithinOther) (await import('./boot/apply-embed-look.ts')).applyEmbedLook();
  else applyStoredTheme();
}
// A prerendered page is hydrated only once its chunks have loaded, to avoid flicker. A chunk that failed to
// load fails again during rendering and is handled by the error boundary.
await preload(window.location.pathname).catch(() => undefined);
const isPrerendered = root.firstElementChild !== null && isPageOfAddress() && !isUnknownArticle();
drawnFor = window.location.pathname;
if (isPrerendered) {
  hydrateRoot(root, app, {
    // The page of another address does not fit this one's HTML, and is drawn anew.
    onRecoverableError: (error) => {
      if (!isElsewhere()) reportError(error);
    },
  });
} else createRoot(root).render(app);

// Never in the administration, nor within another site.
if (
  import.meta.env.PROD &&
  import.meta.env.VITE_OFFLINE !== OFFLINE_OFF &&
  'serviceWorker' in navigator &&
  !isAdministration &&
  !isWithinOther
) {
  const start = async () => {
    // Loaded now, the list of what is kept is there without a connection.
    const [{ startOffline }] = await Promise.all([
      import('../offline/page/start.ts'),
      import('./shell/kept-help.tsx'),
    ]);
    await startOffline();
  };
  whenDone(() => void start());
}

// Only a build with an id has this, and nothing leaves the browser before the visitor has agreed.
// Who visits another site has not agreed to anything here.
if (ANALYTICS_ID !== undefined && !isAdministration && !isWithinOther) {
  const { startAnalytics } = await import('./analytics/start-analytics.tsx');
  startAnalytics(ANALYTICS_ID);
}
