import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '../auth.tsx';
import { loginPath } from '../login/safe-next.ts';
import { AdminLayout } from './admin-layout.tsx';
import { AccessDenied, Loading, Unreachable } from '../parts/states.tsx';

const FRESH_MS = 15_000;

/**
 * Starts an empty cache for each user, so that nobody sees the data of another. Queries are neither retried
 * automatically nor paused until the network returns: an error message with a retry button is better than a hanging
 * screen.
 */
function Queries({ children }: { readonly children: ReactNode }) {
  const [client] = useState(() => {
    const always = { retry: false, networkMode: 'always' } as const;
    return new QueryClient({
      defaultOptions: { queries: { ...always, staleTime: FRESH_MS }, mutations: always },
    });
  });
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/**
 * Shows the pages inside to administrators only. This is a courtesy: the database checks the rights of each request.
 */
export function Guard() {
  const { status, user, isAdmin, hasLeft } = useAuth();
  const { pathname, search, hash } = useLocation();
  switch (status) {
    case 'loading':
      return <Loading />;
    case 'unreachable':
      return <Unreachable />;
    case 'unconfigured':
      return <Navigate to={loginPath('/admin')} replace />;
    case 'signed-out': {
      const target = hasLeft ? '/admin' : pathname + search + hash;
      return <Navigate to={loginPath(target)} replace />;
    }
    case 'signed-in':
      if (!isAdmin) return <AccessDenied />;
      return (
        <Queries key={user?.id}>
          <AdminLayout />
        </Queries>
      );
  }
}
