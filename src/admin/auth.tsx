/** The signed-in user, for every page of the administrative area. */
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { createAuthController } from './auth-controller.ts';
import { authReducer, INITIAL_AUTH, type AuthState } from './auth-state.ts';

/** State and operations of the session available to pages. */
export interface Auth extends AuthState, ReturnType<typeof createAuthController> {
  /**
   * Asks the user to sign in again in a dialog over the page, which stays unchanged.
   *
   * @returns true if the user signed in, so that the failed operation can be retried
   */
  readonly reauthenticate: () => Promise<boolean>;
  /** Dismisses the dialog; the page stays, without a session. */
  readonly notNow: () => void;
}

const AuthContext = createContext<Auth | null>(null);

/**
 * The session and its operations.
 *
 * @throws Error outside an `AuthProvider`
 */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider around it');
  return auth;
}

export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const [state, dispatch] = useReducer(authReducer, INITIAL_AUTH);
  const [controller] = useState(() => createAuthController(dispatch));
  useEffect(() => controller.follow(), [controller]);

  const waiting = useRef<((hasSignedIn: boolean) => void)[]>([]);
  const { isAsked, isExpired, status } = state;
  useEffect(() => {
    if (isAsked) return;
    for (const settle of waiting.current.splice(0)) settle(status === 'signed-in' && !isExpired);
  }, [isAsked, isExpired, status]);

  const reauthenticate = useCallback(async () => {
    if (status !== 'signed-in') return false;
    return new Promise<boolean>((resolve) => {
      waiting.current.push(resolve);
      dispatch({ type: 'expired' });
    });
  }, [status]);
  const notNow = useCallback(() => dispatch({ type: 'not-now' }), []);

  const auth = useMemo<Auth>(
    () => ({ ...state, ...controller, reauthenticate, notNow }),
    [state, controller, reauthenticate, notNow],
  );
  return <AuthContext value={auth}>{children}</AuthContext>;
}
