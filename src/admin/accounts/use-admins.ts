import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listAdmins, listInvitations } from '../../backend/admins.ts';
import { useBackend } from '../use-backend.ts';

const KEY = ['admins'] as const;

/** The administrators of the site, and the open invitations. */
export function useAdmins() {
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
  return {
    /** `undefined` while loading, and after a failure. */
    people: data,
    hasFailed: isError && data === undefined,
    /** Reads them again. */
    reload: () => queries.invalidateQueries({ queryKey: KEY }),
  };
}
