import { useQuery } from '@tanstack/react-query';
import { listAdmins, listInvitations } from '../../backend/admins.ts';
import { useBackend } from '../use-backend.ts';

/** The administrators of the site, and the open invitations. */
export function useAdmins() {
  const run = useBackend();
  return useQuery({
    queryKey: ['admins'],
    queryFn: () =>
      run(async (client) => {
        const [admins, invitations] = await Promise.all([listAdmins(client), listInvitations(client)]);
        return { admins, invitations };
      }),
  });
}
