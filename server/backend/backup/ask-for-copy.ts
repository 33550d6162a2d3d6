/** Command side of a backup: requests a copy from the running server. */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { copyPaths, type CopyPaths } from './request-files.ts';

const POLL_MS = 500;
/** Time without a heartbeat after which the server counts as stopped, or as an older version. */
const TIMEOUT_MS = 15_000;

async function waitForCopy(
  { request, taken, copy, failed }: CopyPaths,
  dataDir: string,
  timeoutMs: number,
  pollMs: number,
) {
  let lastBeatAt = Date.now();
  let beat: number | undefined;
  while (!existsSync(copy)) {
    if (existsSync(failed)) throw new Error(`A cópia falhou: ${readFileSync(failed, 'utf8')}`);
    const latest = statSync(taken, { throwIfNoEntry: false })?.mtimeMs;
    if (latest !== beat) [beat, lastBeatAt] = [latest, Date.now()];
    if (Date.now() - lastBeatAt > timeoutMs) {
      if (!existsSync(request))
        throw new Error('O servidor terminou antes de acabar a cópia. Tente de novo.');
      throw new Error(`O processo que usa ${dataDir} não atende a pedidos de cópia. Pare-o e tente de novo.`);
    }
    await sleep(pollMs);
  }
}

/**
 * Requests a copy from the server that runs on a data folder, and deletes it after the task.
 *
 * @param task receives the folder of the copy
 * @param timeoutMs longest time without a heartbeat of the server, in milliseconds
 * @throws Error with a message for the terminal if the server does not answer, fails or stops
 */
export async function withAskedCopy(
  dataDir: string,
  task: (copy: string) => Promise<void>,
  timeoutMs = TIMEOUT_MS,
  pollMs = POLL_MS,
): Promise<void> {
  const paths = copyPaths(dataDir, randomUUID());
  try {
    await writeFile(paths.request, '', { mode: 0o600 });
    await waitForCopy(paths, dataDir, timeoutMs, pollMs);
    await task(paths.copy);
  } finally {
    await rm(paths.request, { force: true });
    await rm(paths.folder, { recursive: true, force: true });
  }
}
