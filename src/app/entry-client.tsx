import './styles.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.tsx';
import { watchLoadFailures } from './load-failure.ts';
import { preload } from './preload.ts';

const root = document.getElementById('root');
if (!root) throw new Error('A página não tem o elemento #root.');

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
);

/** Who goes back before the page has come to life finds the address of one page over the HTML of another. */
function isPageOfAddress(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival === undefined || new URL(arrival.name).pathname === window.location.pathname;
}

/** The page of unknown addresses also answers for what cannot be an article's: those lead to the blog. */
function isUnknownArticle(): boolean {
  return window.location.pathname.startsWith('/blog/') && document.getElementById('busca-404') !== null;
}

watchLoadFailures();
// A prerendered page is hydrated only once its parts are there, so that nothing flickers. A part that does not
// come fails again where it is drawn, and is dealt with there.
await preload(window.location.pathname).catch(() => undefined);
if (root.firstElementChild && isPageOfAddress() && !isUnknownArticle()) hydrateRoot(root, app);
else createRoot(root).render(app);
