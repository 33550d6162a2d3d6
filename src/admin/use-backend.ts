import { getSupabase, type BackendClient } from '../backend/client.ts';
import { BackendError } from '../backend/errors.ts';
import { isRenewalPending } from '../backend/renewal.ts';
import { useAuth } from './auth.tsx';
import { waitForRenewal } from './renewal-wait.ts';

/** Runs a task against the backend. */
export type RunTask = <Result>(task: (client: BackendClient) => Promise<Result>) => Promise<Result>;

/**
 * Runs a task that needs no session, or whose page shows its failure.
 *
 * @throws BackendError
 */
export const withBackend: RunTask = async (task) => {
  const client = await getSupabase();
  if (!client) throw new BackendError('unknown', 'No backend is configured.');
  return task(client);
};

/** Tries at renewing the session, a minute apart, before a task is given up. */
const MOST_WAITS = 10;

/** Runs a task, as often as it could not be sent because the session has to be renewed first. */
async function runPatiently<Result>(task: () => Promise<Result>): Promise<Result> {
  for (let waits = 0; ; waits += 1) {
    try {
      return await task();
    } catch (error) {
      if (!isRenewalPending(error) || waits >= MOST_WAITS) throw error;
      await waitForRenewal();
    }
  }
}

/**
 * Runs requests that the user starts. If the session has expired, the user is asked to sign in again in a
 * dialog over the page, and the task is retried; if it cannot be renewed for now, the task waits for that.
 *
 * @returns a function that resolves to the task's result, or rejects with the task's error
 */
export function useBackend(): RunTask {
  const { reauthenticate } = useAuth();
  return async (task) => {
    const attempt = () => runPatiently(() => withBackend(task));
    try {
      return await attempt();
    } catch (error) {
      const isOver = error instanceof BackendError && error.kind === 'unauthorized';
      if (!isOver || !(await reauthenticate())) throw error;
      return await attempt();
    }
  };
}
