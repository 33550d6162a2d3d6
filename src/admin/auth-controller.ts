/** Carries out what the person asks of the session, and tells the state what becomes of it. */
import { getSupabase, onRenewalFailed, type BackendClient } from '../backend/client.ts';
import { BackendError } from '../backend/errors.ts';
import { loadRole } from '../backend/profile.ts';
import { signIn, signOut, signUp, watchSession, type SessionNews } from '../backend/session.ts';
import type { AuthEvent } from './auth-state.ts';

/** The acts behind `useAuth`. */
export interface AuthController {
  /** Follows the session; returns the end of it. */
  follow(): () => void;
  signIn(email: string, password: string): Promise<boolean>;
  signUp(email: string, password: string): Promise<void>;
  signOut(): Promise<void>;
}

/** After this long without an answer, the person is told rather than left waiting. */
const PATIENCE_MS = 12_000;
/** The same where the session could not be renewed, which supabase-js goes on trying for half a minute. */
const TROUBLED_MS = 2000;

/** @param dispatch is told every event */
export function createAuthController(dispatch: (event: AuthEvent) => void): AuthController {
  /** The last question for a role, whose answer a sign-in waits for. */
  let learning: Promise<boolean> = Promise.resolve(false);
  /** Whose role is being asked for: supabase-js tells the same session more than once. */
  let asked: string | undefined;
  let endWatch: (() => void) | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let trouble: ReturnType<typeof setTimeout> | undefined;
  const calm = () => {
    clearTimeout(patience);
    clearTimeout(trouble);
    trouble = undefined;
  };

  const learnRole = async (client: BackendClient, userId: string): Promise<boolean> => {
    try {
      const role = await loadRole(client, userId);
      dispatch({ type: 'role', userId, role });
      return role === 'admin';
    } catch (error) {
      // A session that the server does not accept is none, whatever the browser has kept.
      if (error instanceof BackendError && error.kind === 'unauthorized') await signOut(client);
      else dispatch({ type: 'unreachable' });
      throw error;
    }
  };

  const hear = (client: BackendClient, news: SessionNews): void => {
    calm();
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
    // Whoever waits for it hears of the failure; the state has been told.
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
    follow() {
      patience = setTimeout(() => dispatch({ type: 'unreachable' }), PATIENCE_MS);
      const endTrouble = onRenewalFailed(() => {
        trouble ??= setTimeout(() => dispatch({ type: 'unreachable' }), TROUBLED_MS);
      });
      void start();
      return () => {
        calm();
        endTrouble();
        endWatch?.();
        endWatch = undefined;
      };
    },

    async signIn(email, password) {
      await signIn(await connected(), email, password);
      // The session's watcher has been told by now, and has asked.
      return learning;
    },

    async signUp(email, password) {
      await signUp(await connected(), email, password);
    },

    async signOut() {
      dispatch({ type: 'left' });
      const client = await getSupabase().catch(() => null);
      if (client) await signOut(client);
    },
  };
}
