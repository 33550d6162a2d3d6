/** The server's half of a copy that a command asks for. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { mkdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { logLine } from '../../log-text.ts';
import { REQUEST, TRACES, copyPaths, type CopyPaths } from './request-files.ts';

/** Between two looks of a server, which looks all its life. */
const LOOK_MS = 1000;
/** How often a server that makes a copy says that it still does. */
const BEAT_MS = 1000;
/** Older files come from a killed command: packing a copy takes less. */
const ABANDONED_MS = 60 * 60_000;

/** Makes the copy in a new folder. */
type MakeCopy = (folder: string) => Promise<void>;

/** Both answers appear whole: the command looks for them, and reads them at once. */
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

/** Whether a file is of a command that was killed; one that is gone by now is not. */
function isAbandoned(file: string): boolean {
  const { mtimeMs } = statSync(file, { throwIfNoEntry: false }) ?? { mtimeMs: Number.POSITIVE_INFINITY };
  return Date.now() - mtimeMs > ABANDONED_MS;
}

/**
 * Answers requests, one at a time, until the returned function is called; it resolves when the last is done. What a
 * killed server left half done is removed first, and what a killed command did not fetch, after a while.
 */
export function answerRequests(dataDir: string, makeCopy: MakeCopy): () => Promise<void> {
  for (const name of readdirSync(dataDir)) {
    const folder = join(dataDir, name);
    if (TRACES.test(name) && existsSync(join(folder, 'taken'))) rmSync(folder, { recursive: true });
  }
  let last = Promise.resolve();
  let isBusy = false;
  /** A trouble is told once, and again only after it was over. */
  let told: string | undefined;
  const look = async (): Promise<void> => {
    for (const name of readdirSync(dataDir)) {
      const file = join(dataDir, name);
      const id = REQUEST.exec(name)?.groups?.['id'];
      if (TRACES.test(name) && isAbandoned(file)) await rm(file, { recursive: true, force: true });
      else if (id !== undefined) await answer(copyPaths(dataDir, id), makeCopy);
    }
    told = undefined;
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    last = look()
      .catch((error: unknown) => {
        const trouble = logLine(error instanceof Error ? error.message : error);
        if (trouble !== told) console.error(trouble);
        told = trouble;
      })
      .finally(() => (isBusy = false));
  }, LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
}
