/** Server side of a backup: makes the copies that a command requests. */
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { logLine } from '../../log-text.ts';
import { REQUEST, TRACES, copyPaths, isAbandoned, type CopyPaths } from './request-files.ts';

/** Interval of polling, and of the heartbeat during a copy. */
const INTERVAL_MS = 1000;

/** Makes the copy in a new folder. */
type MakeCopy = (folder: string) => Promise<void>;

/** Answers a request. Creates either answer by renaming, because the command reads it as soon as it exists. */
async function answer(
  { request, folder, taken, copy, failed }: CopyPaths,
  makeCopy: MakeCopy,
  intervalMs: number,
) {
  const heartbeat = setInterval(() => {
    const now = new Date();
    utimes(taken, now, now).catch(() => undefined);
  }, intervalMs);
  try {
    await mkdir(folder, { mode: 0o700 });
    await rename(request, taken);
    await makeCopy(`${copy}.new`);
    await rename(`${copy}.new`, copy);
  } catch (error) {
    console.error(error);
    const message = error instanceof Error ? error.message : String(error);
    await writeFile(`${failed}.new`, message, { mode: 0o600 })
      .then(() => rename(`${failed}.new`, failed))
      .catch(() => undefined);
  } finally {
    clearInterval(heartbeat);
    await rm(taken, { force: true });
  }
}

/**
 * Answers requests one at a time, and deletes abandoned copies: first those of a killed server, later those of killed
 * commands.
 *
 * @returns function that stops polling and resolves when the current request is done
 */
export function answerRequests(
  dataDir: string,
  makeCopy: MakeCopy,
  intervalMs = INTERVAL_MS,
): () => Promise<void> {
  for (const name of readdirSync(dataDir)) {
    const folder = join(dataDir, name);
    if (TRACES.test(name) && existsSync(join(folder, 'taken'))) rmSync(folder, { recursive: true });
  }
  let last = Promise.resolve();
  let isBusy = false;
  /** Last logged failure, so that a permanent one is logged only once. */
  let reported: string | undefined;
  const poll = async (): Promise<void> => {
    for (const name of readdirSync(dataDir)) {
      const file = join(dataDir, name);
      const id = REQUEST.exec(name)?.groups?.['id'];
      if (TRACES.test(name) && isAbandoned(file)) await rm(file, { recursive: true, force: true });
      else if (id !== undefined) await answer(copyPaths(dataDir, id), makeCopy, intervalMs);
    }
    reported = undefined;
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    last = poll()
      .catch((error: unknown) => {
        const message = logLine(error instanceof Error ? error.message : error);
        if (message !== reported) console.error(message);
        reported = message;
      })
      .finally(() => (isBusy = false));
  }, intervalMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
}
