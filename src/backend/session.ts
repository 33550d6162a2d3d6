/** Signs users up, in and out, and reports changes of the session. */
import { answered } from './answered.ts';
import type { BackendClient } from './client.ts';
import { BackendError } from './errors.ts';
import { isRenewing, retryRenewal } from './renewal.ts';
import { hasStoredSession, SESSION_KEY, sessionStore } from './session-store.ts';
import { recordOf } from '../engine/record.ts';
import { loadBackendConfig } from './config.ts';
import { addressIn, withTimeLimit } from './request.ts';

export interface SessionUser {
  readonly id: string;
  readonly email: string;
}

/**
 * Opens a session.
 *
 * @throws BackendError `refused` if email and password do not match or the address is not confirmed
 */
export async function signIn(client: BackendClient, email: string, password: string): Promise<void> {
  await answered(client.auth.signInWithPassword({ email, password }));
}

/** Matches the rate limit per address, which implies an earlier sign-up. Other limits have other messages. */
const SIGNED_UP_AGAIN = /only request this after/i;
const TAKEN = new Set(['user_already_exists', 'email_exists']);

function isTaken({ code = '', message }: BackendError): boolean {
  return TAKEN.has(code) || (code === 'over_email_send_rate_limit' && SIGNED_UP_AGAIN.test(message));
}

/**
 * Creates an account, whose owner must confirm the address by mail. An address with an account gives the same result,
 * for every response of the service (422, 429, or a user without identities), to prevent account enumeration.
 *
 * @param invitation the token of an invitation, which makes the account an administrator's
 * @throws BackendError `refused` with the server's message, for example for a weak password; `forbidden` if the
 * invitation is for another address or no longer valid
 */
export async function signUp(
  client: BackendClient,
  email: string,
  password: string,
  invitation?: string,
): Promise<void> {
  const options = {
    emailRedirectTo: `${window.location.origin}/`,
    ...(invitation === undefined ? {} : { data: { invitation } }),
  };
  try {
    await answered(client.auth.signUp({ email, password, options }));
  } catch (error) {
    if (!(error instanceof BackendError && isTaken(error))) throw error;
  }
}

/** Ends the session of this browser at once, even offline; notifies the server if possible. */
export async function signOut(client: BackendClient): Promise<void> {
  if (isRenewing()) {
    // Bypass supabase-js, which would first wait for the renewal.
    sessionStore.removeItem(SESSION_KEY);
    retryRenewal();
  }
  try {
    await client.auth.signOut({ scope: 'local' });
  } catch {
    // Ignore the failure: the browser has removed the session, and the server lets it expire.
  }
}

/**
 * True if the server has ended this session, for example because the password was changed elsewhere. The token no
 * longer grants rights, although it has not expired; supabase-js drops it here. False without a session.
 */
export async function isSessionOver(client: BackendClient): Promise<boolean> {
  if (!hasStoredSession()) return false;
  const { error } = await client.auth.getUser();
  return error !== null && BackendError.of(error).kind === 'unauthorized';
}

/**
 * True if the profile of the signed-in account has the role of an administrator, which only the database can change.
 *
 * @throws BackendError `unauthorized` if the session is over: it could still read the profile, but lists would lack
 * drafts, messages and the trash
 */
export async function isAdministrator(client: BackendClient, userId: string): Promise<boolean> {
  const [profile, isOver] = await Promise.all([
    answered(client.from('profiles').select('role').eq('id', userId).maybeSingle()),
    isSessionOver(client),
  ]);
  if (isOver) throw new BackendError('unauthorized', 'The session is over.');
  return profile?.role === 'admin';
}

/** State of the session; `unreachable`: there is one, but it cannot be renewed at the moment. */
export type SessionNews = SessionUser | 'signed-out' | 'unreachable';

/**
 * Subscribes to the session: calls `onNews` once at the start and at every change, in any tab.
 *
 * @returns a function that unsubscribes
 */
export function watchSession(client: BackendClient, onNews: (news: SessionNews) => void): () => void {
  const { data } = client.auth.onAuthStateChange((_event, session) => {
    if (session) onNews({ id: session.user.id, email: session.user.email ?? '' });
    else onNews(hasStoredSession() ? 'unreachable' : 'signed-out');
  });
  return () => data.subscription.unsubscribe();
}

/**
 * True if the host lets anybody create an account, false if only by invitation.
 *
 * @throws BackendError without a valid response
 */
export async function isSignUpOpen(): Promise<boolean> {
  try {
    const config = await loadBackendConfig();
    if (!config) return false;
    const address = addressIn(config.url, 'auth/v1/settings');
    const response = await withTimeLimit(fetch)(address, { headers: { apikey: config.anonKey } });
    return recordOf(await response.json())['disable_signup'] !== true;
  } catch (error) {
    throw BackendError.of(error);
  }
}
