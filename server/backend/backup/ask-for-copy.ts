/** The command's half of a copy that the server makes. */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { draftsOf, fileOf } from './request-files.ts';

const LOOK_MS = 500;
/** A server that gives no sign of life for so long does not run, or is of an older version. */
const PATIENCE_MS = 15_000;

/** When the server last said that it makes a copy; `undefined` where it does not say so. */
function lastBeat(dataDir: string, id: string): number | undefined {
  return statSync(fileOf(dataDir, id, 'taken'), { throwIfNoEntry: false })?.mtimeMs;
}

/** Removes what a server that went away has left of a request. */
async function clearAway(dataDir: string, id: string): Promise<void> {
  const { draft, workFolder } = draftsOf(dataDir, id);
  await rm(draft, { force: true });
  await rm(workFolder, { recursive: true, force: true });
  await rm(fileOf(dataDir, id, 'taken'), { force: true });
}

/**
 * Asks the server that runs on a data folder for a copy.
 *
 * @returns the archive, in the data folder; the caller moves it away
 * @param patience how long the server may give no sign of life, in milliseconds
 * @throws Error, with a message for the terminal, when the server does not answer, fails or goes away
 */
export async function askForCopy(dataDir: string, patience = PATIENCE_MS): Promise<string> {
  const id = randomUUID();
  const request = fileOf(dataDir, id, 'request');
  await writeFile(request, '', { mode: 0o600 });
  let heardAt = Date.now();
  let beat: number | undefined;
  for (;;) {
    const archive = fileOf(dataDir, id, 'archive');
    if (existsSync(archive)) return archive;
    const failed = fileOf(dataDir, id, 'failed');
    if (existsSync(failed)) {
      const message = readFileSync(failed, 'utf8');
      await rm(failed);
      throw new Error(`A cópia falhou: ${message}`);
    }
    const latest = lastBeat(dataDir, id);
    if (latest !== beat) [beat, heardAt] = [latest, Date.now()];
    if (Date.now() - heardAt > patience) {
      const wasTaken = !existsSync(request);
      await rm(request, { force: true });
      await clearAway(dataDir, id);
      if (wasTaken) throw new Error('O servidor terminou antes de acabar a cópia. Tente de novo.');
      throw new Error(`O processo que usa ${dataDir} não atende a pedidos de cópia. Pare-o e tente de novo.`);
    }
    await sleep(LOOK_MS);
  }
}
