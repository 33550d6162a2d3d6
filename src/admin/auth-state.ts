/** State machine of the authentication in the administrative area; it changes only by events. */
import type { SessionUser } from '../backend/session.ts';

/**
 * - `loading`: not known yet
 * - `unconfigured`: this site has no backend
 * - `unreachable`: the backend could not be reached
 * - `signed-out`: nobody is signed in
 * - `signed-in`: `user`, with a known role
 */
export type AuthStatus = 'loading' | 'unconfigured' | 'unreachable' | 'signed-out' | 'signed-in';

export interface AuthState {
  readonly status: AuthStatus;
  readonly user: SessionUser | null;
  /** The role in the user's profile; the database checks it again for every request. */
  readonly isAdmin: boolean;
  /** The session expired while a user was signed in; the page stays unchanged. */
  readonly isExpired: boolean;
  /** True if the dialog that asks to sign in again is open. */
  readonly isAsked: boolean;
  /** True if the user chose to sign out. */
  readonly hasLeft: boolean;
}

export type AuthEvent =
  | { readonly type: 'unconfigured' | 'unreachable' | 'left' | 'expired' | 'not-now' }
  | { readonly type: 'session'; readonly user: SessionUser | null }
  | { readonly type: 'role'; readonly userId: string; readonly isAdmin: boolean };

export const INITIAL_AUTH: AuthState = {
  status: 'loading',
  user: null,
  isAdmin: false,
  isExpired: false,
  isAsked: false,
  hasLeft: false,
};

function withSession(state: AuthState, user: SessionUser | null): AuthState {
  const isKnown = state.status === 'signed-in';
  if (isKnown && user?.id === state.user?.id) return { ...state, isExpired: false, isAsked: false };
  if (user) return { ...INITIAL_AUTH, user };
  // Keeps the page, which may contain unsaved text.
  if (isKnown) return { ...state, isExpired: true, isAsked: true };
  return { ...INITIAL_AUTH, status: 'signed-out', hasLeft: state.hasLeft };
}

export function authReducer(state: AuthState, event: AuthEvent): AuthState {
  switch (event.type) {
    case 'session':
      return withSession(state, event.user);
    case 'role':
      if (state.user?.id !== event.userId) return state;
      // Losing the role keeps the page, which may contain unsaved text; the database refuses to save it.
      return { ...state, status: 'signed-in', isAdmin: state.isAdmin || event.isAdmin };
    case 'unreachable':
      // A failed request does not change a known state.
      return state.status === 'loading' ? { ...state, status: 'unreachable' } : state;
    case 'expired':
      return state.status === 'signed-in' ? { ...state, isExpired: true, isAsked: true } : state;
    case 'not-now':
      return { ...state, isAsked: false };
    case 'left':
      return { ...INITIAL_AUTH, status: 'signed-out', hasLeft: true };
    case 'unconfigured':
      return { ...INITIAL_AUTH, status: 'unconfigured' };
  }
}
