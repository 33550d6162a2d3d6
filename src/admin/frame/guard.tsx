import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '../auth.tsx';
import { loginPath } from '../login/safe-next.ts';
import { createQueryClient } from '../query-client.ts';
import { AdminLayout } from './admin-layout.tsx';
import { AccessDenied, Loading, Unreachable } from '../parts/states.tsx';

/** What one person has read is not shown to the next. */
function Queries({ children }: { readonly children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

/**
 * Shows the pages inside to administrators only. This is a courtesy: what they may read and write the database
 * decides for each request.
 */
export function Guard() {
  const { status, user, isAdmin, hasLeft, signOut } = useAuth();
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
      if (!isAdmin) return <AccessDenied onSignOut={() => void signOut()} />;
      return (
        <Queries key={user?.id}>
          <AdminLayout />
        </Queries>
      );
  }
}
