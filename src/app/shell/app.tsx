import { Suspense, useEffect } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { replayWithoutCalculator } from '../../site/early-presses.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { routes } from './routes.ts';
import { CONTENT_ID, RouteChange } from './route-change.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';

const LOADING = <p className="mx-auto max-w-6xl px-4 py-16 text-muted">Carregando…</p>;

/** Public pages, with a header and footer that stay mounted during navigation and when a page throws. */
function PublicPages() {
  const { key } = useLocation();
  useEffect(replayWithoutCalculator, []);
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href={`#${CONTENT_ID}`}
        className="absolute top-2 left-2 z-50 -translate-y-[200%] rounded-lg bg-brand px-4 py-2 font-semibold text-on-brand focus:translate-y-0"
      >
        Pular para o conteúdo
      </a>
      <NavigationProgress />
      <Header />
      <main id={CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
        <ErrorBoundary historyKey={key}>
          <Suspense fallback={LOADING}>
            <Outlet />
            <RouteChange />
          </Suspense>
        </ErrorBoundary>
      </main>
      <Footer />
    </div>
  );
}

/** Pages without the public header and footer; also replays the clicks recorded before hydration. */
function BarePages() {
  useEffect(replayWithoutCalculator, []);
  return <Outlet />;
}

const elementsOf = (isBare: boolean) =>
  routes
    .filter(({ bare = false }) => bare === isBare)
    .map(({ pattern, Page }) => <Route key={pattern} caseSensitive path={pattern} element={<Page />} />);

/** The whole site; each environment provides the router. */
export function App() {
  const { key } = useLocation();
  return (
    <ErrorBoundary historyKey={key}>
      <Suspense fallback={LOADING}>
        <Routes>
          <Route element={<BarePages />}>{elementsOf(true)}</Route>
          <Route element={<PublicPages />}>{elementsOf(false)}</Route>
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
