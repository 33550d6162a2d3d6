/**
 * How a command asks the running server for a copy: by a file in the data folder. Whoever can write there owns the data
 * anyway, and neither a port nor a key is needed, in a container or out of it.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const REQUEST = /^backup-(?<id>[0-9a-f-]{36})\.request$/;
/** All that a request leaves in the data folder. */
const TRACES = /^backup-[0-9a-f-]{36}/;
const LOOK_MS = 500;
/** Between two looks of a server, which looks all its life. */
const SERVER_LOOK_MS = 1000;
/** A server that has not taken a request by then does not run, or is of an older version. */
const TAKEN_WITHIN_MS = 15_000;

const fileOf = (dataDir: string, id: string, kind: 'request' | 'taken' | 'archive' | 'failed'): string =>
  join(dataDir, `backup-${id}.${kind}`);

/** Writes the copy to a file; it is given a name in the data folder for what it needs meanwhile. */
type MakeCopy = (archive: string, workFolder: string) => Promise<void>;

/** The answer appears whole: who asked looks for the file, and reads it at once. */
async function tellFailure(dataDir: string, id: string, message: string): Promise<void> {
  const failed = fileOf(dataDir, id, 'failed');
  await writeFile(`${failed}.new`, message, { mode: 0o600 });
  await rename(`${failed}.new`, failed);
}

async function answer(dataDir: string, id: string, makeCopy: MakeCopy): Promise<void> {
  const draft = `${fileOf(dataDir, id, 'archive')}.new`;
  const workFolder = join(dataDir, `backup-${id}`);
  try {
    await rename(fileOf(dataDir, id, 'request'), fileOf(dataDir, id, 'taken'));
    await makeCopy(draft, workFolder);
    await rename(draft, fileOf(dataDir, id, 'archive'));
  } catch (error) {
    console.error(error);
    const message = error instanceof Error ? error.message : String(error);
    await rm(draft, { force: true });
    await tellFailure(dataDir, id, message).catch(() => undefined);
  } finally {
    await rm(workFolder, { recursive: true, force: true });
    await rm(fileOf(dataDir, id, 'taken'), { force: true });
  }
}

/**
 * Answers requests, one at a time, until the returned function is called; it resolves when the last is done. What a
 * killed server left half done is removed first.
 */
export function answerRequests(dataDir: string, makeCopy: MakeCopy): () => Promise<void> {
  for (const name of readdirSync(dataDir)) {
    if (TRACES.test(name) && !REQUEST.test(name)) rmSync(join(dataDir, name), { recursive: true });
  }
  let last = Promise.resolve();
  let isBusy = false;
  const look = async (): Promise<void> => {
    for (const name of readdirSync(dataDir)) {
      const id = REQUEST.exec(name)?.groups?.['id'];
      if (id !== undefined) await answer(dataDir, id, makeCopy);
    }
  };
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    last = look()
      .catch((error: unknown) => console.error(error))
      .finally(() => (isBusy = false));
  }, SERVER_LOOK_MS);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
}

/**
 * Asks the server that runs on a data folder for a copy.
 *
 * @returns the archive, in the data folder; the caller moves it away
 * @throws Error, with a message for the terminal, when the server does not answer or fails
 */
export async function askForCopy(dataDir: string, takenWithin = TAKEN_WITHIN_MS): Promise<string> {
  const id = randomUUID();
  const request = fileOf(dataDir, id, 'request');
  const askedAt = Date.now();
  await writeFile(request, '', { mode: 0o600 });
  for (;;) {
    const archive = fileOf(dataDir, id, 'archive');
    if (existsSync(archive)) return archive;
    const failed = fileOf(dataDir, id, 'failed');
    if (existsSync(failed)) {
      const message = readFileSync(failed, 'utf8');
      await rm(failed);
      throw new Error(`A cópia falhou: ${message}`);
    }
    if (existsSync(request) && Date.now() - askedAt > takenWithin) {
      await rm(request, { force: true });
      throw new Error(`O processo que usa ${dataDir} não atende a pedidos de cópia. Pare-o e tente de novo.`);
    }
    await sleep(LOOK_MS);
  }
}
