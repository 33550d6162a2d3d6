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

let renderedPath = window.location.pathname;

const isElsewhere = () => window.location.pathname !== renderedPath;

/**
 * Repeats a `popstate` event that came between the first render and the router's first listener; without it, the router
 * would show the previous page at another address.
 */
function Arrival({ children }: { readonly children: ReactNode }) {
  // Dispatch from an effect, because the effects of children run first, so the router already listens.
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

/** True for an embedded calculator. */
const isEmbedded = window.location.pathname.startsWith(embedPath(''));

/**
 * True for an address that no article or embedded calculator can have: hosts serve the 404 page there, but the router
 * redirects to the blog, or leaves out header and footer.
 */
function isUnknown(): boolean {
  const mayDiffer = isEmbedded || window.location.pathname.startsWith('/blog/');
  return mayDiffer && document.getElementById('busca-404') !== null;
}

const isAdministration = window.location.pathname.startsWith('/admin');

// Remove the session before anything else reads the address.
takeSession();
watchLoadFailures();
// Apply the theme here only in development; in production the inlined script did so before the first paint.
if (import.meta.env.DEV) {
  if (isEmbedded) (await import('./boot/apply-embed-look.ts')).applyEmbedLook();
  else applyStoredTheme();
}
// Load the chunks before hydrating a prerendered page, to avoid flicker. A failed chunk throws again during rendering,
// where the error boundary catches it.
await preload(window.location.pathname).catch(() => undefined);
const isPrerendered = root.firstElementChild !== null && isPageOfAddress() && !isUnknown();
renderedPath = window.location.pathname;
if (isPrerendered) {
  hydrateRoot(root, app, {
    // Render the page again if the HTML belongs to another address.
    onRecoverableError: (error) => {
      if (!isElsewhere()) reportError(error);
    },
  });
} else createRoot(root).render(app);

// Skip offline storage in the administrative area and in embedded pages.
if (
  import.meta.env.PROD &&
  import.meta.env.VITE_OFFLINE !== OFFLINE_OFF &&
  'serviceWorker' in navigator &&
  !isAdministration &&
  !isEmbedded
) {
  const start = async () => {
    // Load the list of saved calculations now, so that it works offline.
    const [{ startOffline }] = await Promise.all([
      import('../offline/page/start.ts'),
      import('./shell/kept-help.tsx'),
    ]);
    await startOffline();
  };
  // Leave everything to the next page view if the connection is lost meanwhile.
  whenDone(() => void start().catch(() => undefined));
}

// Count visits only if the build has an id and the visitor agreed. Skip embedded pages, because visitors of another
// site have agreed to nothing here, and previews, whose titles are not public yet.
const isPreview = window.location.pathname === '/previa';
if (ANALYTICS_ID !== undefined && !isAdministration && !isEmbedded && !isPreview) {
  // Count no visits if an ad blocker refuses the script.
  const analytics = await import('./analytics/start-analytics.tsx').catch(() => undefined);
  analytics?.startAnalytics(ANALYTICS_ID);
}
