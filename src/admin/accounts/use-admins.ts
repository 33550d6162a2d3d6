import { useQuery, useQueryClient } from '@tanstack/react-query';
import { listAdmins, listInvitations } from '../../backend/admins.ts';
import { useBackend } from '../use-backend.ts';

const KEY = ['admins'] as const;

/** Who administers the site, and who is invited to. */
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
    /** `undefined` while they are loading, and when they could not be. */
    people: data,
    hasFailed: isError && data === undefined,
    /** Reads them again. */
    reload: () => queries.invalidateQueries({ queryKey: KEY }),
  };
}
