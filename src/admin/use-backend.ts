import { getSupabase, type BackendClient } from '../backend/client.ts';
import { BackendError } from '../backend/errors.ts';
import { isSessionOver } from '../backend/session.ts';
import { useAuth } from './auth.tsx';

export type RunTask = <Result>(task: (client: BackendClient) => Promise<Result>) => Promise<Result>;

/**
 * Runs a task that needs no session, or whose page shows its failure.
 *
 * @throws BackendError
 */
export const withBackend: RunTask = async (task) => {
  const client = await getSupabase();
  if (!client) throw new BackendError('unknown', 'No backend is configured.');
  try {
    return await task(client);
  } catch (error) {
    const isForbidden = error instanceof BackendError && error.kind === 'forbidden';
    if (!isForbidden || !(await isSessionOver(client))) throw error;
    throw new BackendError('unauthorized', 'The session is over.', { cause: error });
  }
};

/**
 * Runs requests that the user starts. If the session has expired, the user is asked to sign in again in a
 * dialog over the page, and the task is retried. While the session cannot be renewed, the task waits.
 *
 * @returns a function that resolves to the task's result, or rejects with the task's error
 */
export function useBackend(): RunTask {
  const { reauthenticate } = useAuth();
  return async (task) => {
    try {
      return await withBackend(task);
    } catch (error) {
      const isOver = error instanceof BackendError && error.kind === 'unauthorized';
      if (!isOver || !(await reauthenticate())) throw error;
      return await withBackend(task);
    }
  };
}
