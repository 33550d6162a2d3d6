import { useCallback } from 'react';
import { getSupabase, type BackendClient } from '../../backend/client.ts';
import { BackendError } from '../../backend/errors.ts';
import { useReauthenticate } from '../auth.tsx';

/** Carries out a task at the backend. */
export type RunTask = <Result>(task: (client: BackendClient) => Promise<Result>) => Promise<Result>;

/**
 * For what somebody asks of the backend. Where the session has ended in the meantime he is asked to sign in again,
 * over the page, and the task is carried out once more.
 *
 * @returns ends in the task's result, or throws what the task has thrown
 */
export function useBackend(): RunTask {
  const reauthenticate = useReauthenticate();
  return useCallback<RunTask>(
    async (task) => {
      const client = await getSupabase();
      if (!client) throw new BackendError('unknown', 'No backend is configured.');
      try {
        return await task(client);
      } catch (error) {
        const isOver = error instanceof BackendError && error.kind === 'unauthorized';
        if (!isOver || !(await reauthenticate())) throw error;
        return await task(client);
      }
    },
    [reauthenticate],
  );
}
