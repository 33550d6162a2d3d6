/** Performs the session operations (sign in, sign out) and dispatches their results to the state. */
import { getSupabase, type BackendClient } from '../backend/client.ts';
import { BackendError } from '../backend/errors.ts';
import { onRenewalTrouble, renewalTrouble } from '../backend/renewal.ts';
import { isAdministrator, signIn, signOut, watchSession, type SessionNews } from '../backend/session.ts';
import type { AuthEvent } from './auth-state.ts';

/** Timeout after which the page reports that the backend does not respond. */
const TIMEOUT_MS = 12_000;

/**
 * The operations behind `useAuth`.
 *
 * @param dispatch receives every event
 */
export function createAuthController(dispatch: (event: AuthEvent) => void) {
  /** The last role request, which a sign-in awaits. */
  let roleRequest: Promise<boolean> = Promise.resolve(false);
  /** User whose role is being fetched; guards against supabase-js reporting the same session more than once. */
  let pendingUserId: string | undefined;
  let endWatch: (() => void) | undefined;
  let timeout: ReturnType<typeof setTimeout> | undefined;

  const fetchRole = async (client: BackendClient, userId: string): Promise<boolean> => {
    try {
      const isAdmin = await isAdministrator(client, userId);
      dispatch({ type: 'role', userId, isAdmin });
      return isAdmin;
    } catch (error) {
      // Sign out of a session that the server rejects, even if the browser has stored it.
      if (error instanceof BackendError && error.kind === 'unauthorized') await signOut(client);
      else dispatch({ type: 'unreachable' });
      throw error;
    }
  };

  const handleNews = (client: BackendClient, news: SessionNews): void => {
    clearTimeout(timeout);
    if (news === 'unreachable') {
      dispatch({ type: 'unreachable' });
      return;
    }
    const user = news === 'signed-out' ? null : news;
    dispatch({ type: 'session', user });
    if (!user || user.id === pendingUserId) return;
    pendingUserId = user.id;
    roleRequest = fetchRole(client, user.id).finally(() => {
      pendingUserId = undefined;
    });
    // Ignore the error here: callers that await the request receive it, and the state is already updated.
    roleRequest.catch(() => undefined);
  };

  const connect = async (): Promise<BackendClient | null> => {
    const client = await getSupabase();
    if (client) endWatch ??= watchSession(client, (news) => handleNews(client, news));
    return client;
  };

  const start = async (): Promise<void> => {
    try {
      if (!(await connect())) dispatch({ type: 'unconfigured' });
    } catch {
      dispatch({ type: 'unreachable' });
    }
  };

  return {
    /** Subscribes to the session; returns the function to unsubscribe. */
    follow: () => {
      timeout = setTimeout(() => dispatch({ type: 'unreachable' }), TIMEOUT_MS);
      // Report failed renewals, which are retried in the background.
      const endTrouble = onRenewalTrouble(() => {
        if (renewalTrouble()) dispatch({ type: 'unreachable' });
      });
      void start();
      return () => {
        clearTimeout(timeout);
        endTrouble();
        endWatch?.();
        endWatch = undefined;
      };
    },

    /**
     * Signs in and fetches the account's role.
     *
     * @returns true for an administrator's account
     * @throws BackendError
     */
    signIn: async (email: string, password: string): Promise<boolean> => {
      const client = await connect();
      if (!client) throw new BackendError('unknown', 'No backend is configured.');
      await signIn(client, email, password);
      // Await the role, which the session's subscriber has requested by now.
      return roleRequest;
    },

    /** Ends the session of this browser; never rejects. */
    signOut: async (): Promise<void> => {
      dispatch({ type: 'left' });
      const client = await getSupabase().catch(() => null);
      if (client) await signOut(client);
    },
  };
}
