import { useAuth } from '../auth.tsx';
import { accountFailure } from '../login/failures.ts';
import { isWrongPassword } from '../login/refusals.ts';

/**
 * Signs in again with one's own password: changes to accounts need a session opened minutes ago, so that an unlocked
 * computer is not enough.
 *
 * @returns a function that resolves to the problem with the password, or to nothing
 */
export function useOwnPassword(): (password: string) => Promise<string | undefined> {
  const { user, signIn } = useAuth();
  const email = user?.email ?? '';
  return async (password) => {
    try {
      await signIn(email, password);
      return undefined;
    } catch (error) {
      return isWrongPassword(error) ? 'A senha não confere.' : accountFailure(error);
    }
  };
}
