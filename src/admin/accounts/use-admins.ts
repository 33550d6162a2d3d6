import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { listAdmins, listInvitations, type Admin, type Invitation } from '../../backend/admins.ts';
import { useBackend } from '../use-backend.ts';

const KEY = ['admins'] as const;

/** Who administers the site, and who is invited to. */
export interface Admins {
  /** `undefined` while they are loading, and when they could not be. */
  readonly people:
    { readonly admins: readonly Admin[]; readonly invitations: readonly Invitation[] } | undefined;
  readonly hasFailed: boolean;
  /** Reads them again. */
  readonly reload: () => Promise<void>;
}

/** The administrators and the open invitations. */
export function useAdmins(): Admins {
  const run = useBackend();
  const queries = useQueryClient();
  const { data, isError } = useQuery({
    queryKey: KEY,
    queryFn: () =>
      run(async (client) => {
        const [admins, invitations] = await Promise.all([listAdmins(client), listInvitations(client)]);
        return { admins, invitations };
      }),
  });
  const reload = useCallback(() => queries.invalidateQueries({ queryKey: KEY }), [queries]);
  return { people: data, hasFailed: isError && data === undefined, reload };
}
