/** Performs the session operations (sign in, sign up, sign out) and dispatches their results to the state. */
import { getSupabase, type BackendClient } from '../backend/client.ts';
import { BackendError } from '../backend/errors.ts';
import { loadRole } from '../backend/profile.ts';
import { onRenewalTrouble, renewalTrouble } from '../backend/renewal.ts';
import { signIn, signOut, signUp, watchSession, type SessionNews } from '../backend/session.ts';
import type { AuthEvent } from './auth-state.ts';

/** Timeout after which the page reports that the backend does not respond. */
const PATIENCE_MS = 12_000;

/**
 * The operations behind `useAuth`.
 *
 * @param dispatch receives every event
 */
export function createAuthController(dispatch: (event: AuthEvent) => void) {
  /** The last role request, which a sign-in awaits. */
  let learning: Promise<boolean> = Promise.resolve(false);
  /** User whose role is being fetched: supabase-js reports the same session more than once. */
  let asked: string | undefined;
  let endWatch: (() => void) | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const learnRole = async (client: BackendClient, userId: string): Promise<boolean> => {
    try {
      const role = await loadRole(client, userId);
      dispatch({ type: 'role', userId, role });
      return role === 'admin';
    } catch (error) {
      // Treats a session that the server rejects as none, even if the browser has stored it.
      if (error instanceof BackendError && error.kind === 'unauthorized') await signOut(client);
      else dispatch({ type: 'unreachable' });
      throw error;
    }
  };

  const hear = (client: BackendClient, news: SessionNews): void => {
    clearTimeout(patience);
    if (news === 'unreachable') {
      dispatch({ type: 'unreachable' });
      return;
    }
    const user = news === 'signed-out' ? null : news;
    dispatch({ type: 'session', user });
    if (!user || user.id === asked) return;
    asked = user.id;
    learning = learnRole(client, user.id).finally(() => {
      asked = undefined;
    });
    // Callers that await it receive the error; the state has already been updated.
    learning.catch(() => undefined);
  };

  const connect = async (): Promise<BackendClient | null> => {
    const client = await getSupabase();
    if (client) endWatch ??= watchSession(client, (news) => hear(client, news));
    return client;
  };

  const connected = async (): Promise<BackendClient> => {
    const client = await connect();
    if (!client) throw new BackendError('unknown', 'No backend is configured.');
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
      patience = setTimeout(() => dispatch({ type: 'unreachable' }), PATIENCE_MS);
      // The session is renewed again and again meanwhile.
      const endTrouble = onRenewalTrouble(() => {
        if (renewalTrouble()) dispatch({ type: 'unreachable' });
      });
      void start();
      return () => {
        clearTimeout(patience);
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
      await signIn(await connected(), email, password);
      // By now the session's subscriber has been notified and has requested the role.
      return learning;
    },

    /**
     * Creates an account, whose owner must confirm the address.
     *
     * @throws BackendError
     */
    signUp: async (email: string, password: string): Promise<void> => {
      await signUp(await connected(), email, password);
    },

    /** Ends the session of this browser; never rejects. */
    signOut: async (): Promise<void> => {
      dispatch({ type: 'left' });
      const client = await getSupabase().catch(() => null);
      if (client) await signOut(client);
    },
  };
}
