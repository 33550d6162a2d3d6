import { useAuth } from '../auth.tsx';
import { accountFailure, isRefusal } from '../login/failures.ts';

/**
 * Signs in again with the user's own password: account changes require a sign-in within the last ten minutes, so that
 * an unattended computer is not enough.
 *
 * @returns a function that resolves to an error message, or to `undefined` if the password is right
 */
export function useOwnPassword(): (password: string) => Promise<string | undefined> {
  const { user, signIn } = useAuth();
  const email = user?.email ?? '';
  return async (password) => {
    try {
      await signIn(email, password);
      return undefined;
    } catch (error) {
      return isRefusal(error) ? 'A senha não confere.' : accountFailure(error);
    }
  };
}
