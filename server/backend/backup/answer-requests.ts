/** The server's side of a backup that a command requests. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { logLine } from '../../log-text.ts';
import { REQUEST, TRACES, copyPaths, type CopyPaths } from './request-files.ts';

/** Interval between two looks for requests, for the server's whole life. */
const LOOK_MS = 1000;
/** Interval of the signs of life while a copy is made. */
const BEAT_MS = 1000;
/** Age of files that a killed command left behind; packing a copy takes less. */
const ABANDONED_MS = 60 * 60_000;

/** Makes the copy in a new folder. */
type MakeCopy = (folder: string) => Promise<void>;

/** Both answers appear atomically, because the command reads them as soon as they exist. */
async function answer({ request, folder, taken, copy, failed }: CopyPaths, makeCopy: MakeCopy) {
  const beat = setInterval(() => {
    const now = new Date();
    utimes(taken, now, now).catch(() => undefined);
  }, BEAT_MS);
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
    clearInterval(beat);
    await rm(taken, { force: true });
  }
}

/** True for a file that a killed command left behind, false if it is already gone. */
function isAbandoned(file: string): boolean {
  const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Number.POSITIVE_INFINITY };
  return Date.now() - mtimeMs > ABANDONED_MS;
}

/**
 * Answers requests one at a time until the returned function is called, which resolves when the last one is done. First
 * removes unfinished copies of a killed server; later also copies that a killed command did not fetch.
 */
export function answerRequests(dataDir: string, makeCopy: MakeCopy): () => Promise<void> {
  for (const name of readdirSync(dataDir)) {
    const folder = join(dataDir, name);
    if (TRACES.test(name) && existsSync(join(folder, 'taken'))) rmSync(folder, { recursive: true });
  }
  let last = Promise.resolve();
  let isBusy = false;
  /** Reports a failure once, and again only after it was over. */
  let reported: string | undefined;
  const look = async (): Promise<void> => {
    for (const name of readdirSync(dataDir)) {
      const file = join(dataDir, name);
      const id = REQUEST.exec(name)?.groups?.['id'];
      if (TRACES.test(name) && isAbandoned(file)) await rm(file, { recursive: true, force: true });
      else if (id !== undefined) await answer(copyPaths(dataDir, id), makeCopy);
    }
    reported = undefined;
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    last = look()
      .catch((error: unknown) => {
        const trouble = logLine(error instanceof Error ? error.message : error);
        if (trouble !== reported) console.error(trouble);
        reported = trouble;
      })
      .finally(() => (isBusy = false));
  }, LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
}
