import { Suspense, useEffect, type ReactNode } from 'react';
import { Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { replayWithoutCalculator } from '../../site/early-presses.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { routes } from './routes.ts';
import { RouteChange } from './route-change.tsx';
import { Shell } from './shell.tsx';

const LOADING = <p className="mx-auto max-w-6xl px-4 py-16 text-muted">Carregando…</p>;

/** Header and footer stay mounted during navigation between public pages, and when one of these throws. */
function PublicPages() {
  const { key } = useLocation();
  return (
    <Shell>
      <ErrorBoundary place={key}>
        <Suspense fallback={LOADING}>
          <Outlet />
          <RouteChange />
        </Suspense>
      </ErrorBoundary>
    </Shell>
  );
}

/** A page without the public frame; like the frame, it takes over the presses recorded so far. */
function BarePage({ children }: { readonly children: ReactNode }) {
  useEffect(replayWithoutCalculator, []);
  return children;
}

const elementsOf = (isBare: boolean) =>
  routes
    .filter(({ bare = false }) => bare === isBare)
    .map(({ pattern, Page }) => (
      <Route
        key={pattern}
        caseSensitive
        path={pattern}
        element={
          isBare ? (
            <BarePage>
              <Page />
            </BarePage>
          ) : (
            <Page />
          )
        }
      />
    ));

/** The whole site, inside the router given by the environment. */
export function App() {
  const { key } = useLocation();
  return (
    <ErrorBoundary place={key}>
      <Suspense fallback={LOADING}>
        <Routes>
          {elementsOf(true)}
          <Route element={<PublicPages />}>{elementsOf(false)}</Route>
        </Routes>
      </Suspense>
    </ErrorBoundary>
  );
}
