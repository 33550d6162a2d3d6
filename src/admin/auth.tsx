/** Who is signed in, for every page of the administrative area. */
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

/** What pages know of the session and can do about it. */
export interface Auth extends AuthState {
  /**
   * Opens a session and learns the account's role.
   *
   * @returns whether the account is an administrator's
   * @throws BackendError
   */
  readonly signIn: (email: string, password: string) => Promise<boolean>;
  /**
   * Asks for an account, whose owner has to confirm the address.
   *
   * @throws BackendError
   */
  readonly signUp: (email: string, password: string) => Promise<void>;
  /** Ends the session of this browser; never fails. */
  readonly signOut: () => Promise<void>;
  /**
   * Asks the person to sign in again, over the page, which stays as it is.
   *
   * @returns whether he did, so that what failed can be tried again
   */
  readonly reauthenticate: () => Promise<boolean>;
  /** Puts the question off; the page stays, without a session. */
  readonly notNow: () => void;
}

const AuthContext = createContext<Auth | null>(null);

/**
 * The session and what can be done about it.
 *
 * @throws Error outside of an `AuthProvider`
 */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (!auth) throw new Error('useAuth needs an AuthProvider around it');
  return auth;
}

/**
 * For what the backend refuses because the session has ended: asks the person to sign in again, over the page,
 * and resolves to whether he did.
 */
export function useReauthenticate(): () => Promise<boolean> {
  return useAuth().reauthenticate;
}

/** Follows the session for everything inside. */
export function AuthProvider({ children }: { readonly children: ReactNode }) {
  const [state, dispatch] = useReducer(authReducer, INITIAL_AUTH);
  const [controller] = useState(() => createAuthController(dispatch));
  useEffect(() => controller.follow(), [controller]);

  const waiting = useRef<((hasSignedIn: boolean) => void)[]>([]);
  const { isAsked, isExpired, status } = state;
  useEffect(() => {
    if (isAsked) return;
    for (const tell of waiting.current.splice(0)) tell(status === 'signed-in' && !isExpired);
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
