/** The server's half of a copy that a command asks for. */
import { readdirSync, rmSync, statSync } from 'node:fs';
import { rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { logLine } from '../../log-text.ts';
import { REQUEST, TRACES, draftsOf, fileOf } from './request-files.ts';

/** Between two looks of a server, which looks all its life. */
const LOOK_MS = 1000;
/** How often a server that makes a copy says that it still does. */
const BEAT_MS = 1000;
/** What nobody has fetched or taken back by then is of a command that was killed. */
const ABANDONED_MS = 10 * 60_000;

/** Writes the copy to a file; it is given a name in the data folder for what it needs meanwhile. */
type MakeCopy = (archive: string, workFolder: string) => Promise<void>;

/** The answer appears whole: who asked looks for the file, and reads it at once. */
async function tellFailure(dataDir: string, id: string, message: string): Promise<void> {
  const failed = fileOf(dataDir, id, 'failed');
  await writeFile(`${failed}.new`, message, { mode: 0o600 });
  await rename(`${failed}.new`, failed);
}

async function answer(dataDir: string, id: string, makeCopy: MakeCopy): Promise<void> {
  const { draft, workFolder } = draftsOf(dataDir, id);
  const taken = fileOf(dataDir, id, 'taken');
  const beat = setInterval(() => {
    const now = new Date();
    utimes(taken, now, now).catch(() => undefined);
  }, BEAT_MS);
  try {
    await rename(fileOf(dataDir, id, 'request'), taken);
    await makeCopy(draft, workFolder);
    await rename(draft, fileOf(dataDir, id, 'archive'));
  } catch (error) {
    console.error(error);
    const message = error instanceof Error ? error.message : String(error);
    await rm(draft, { force: true });
    await tellFailure(dataDir, id, message).catch(() => undefined);
  } finally {
    clearInterval(beat);
    await rm(workFolder, { recursive: true, force: true });
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
    if (TRACES.test(name) && !REQUEST.test(name)) rmSync(join(dataDir, name), { recursive: true });
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
      else if (id !== undefined) await answer(dataDir, id, makeCopy);
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
