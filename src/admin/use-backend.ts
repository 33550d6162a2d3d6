import { useCallback } from 'react';
import { getSupabase, type BackendClient } from '../backend/client.ts';
import { BackendError } from '../backend/errors.ts';
import { useReauthenticate } from './auth.tsx';

/** Runs a task against the backend. */
export type RunTask = <Result>(task: (client: BackendClient) => Promise<Result>) => Promise<Result>;

/**
 * Runs requests that the user starts. If the session has expired, the user is asked to sign in again in a
 * dialog over the page, and the task is retried.
 *
 * @returns a function that resolves to the task's result, or rejects with the task's error
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
