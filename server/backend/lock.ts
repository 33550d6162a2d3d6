import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFailure } from './data-failure.ts';

/** Another process uses the same data folder. */
export class AlreadyRunningError extends Error {
  constructor(folder: string, pid: number | undefined) {
    super(
      `O Calculário já está em execução${pid === undefined ? '' : ` (pid ${pid})`} com os dados de ${folder}. ` +
        'Encerre esse processo ou escolha outra pasta de dados.',
    );
    this.name = 'AlreadyRunningError';
  }
}

function readPid(file: string): number | undefined {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** SQLite's error code for a database locked by another process. */
const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'errcode') === SQLITE_BUSY;
}

/**
 * Locks the data folder until the returned function is called or this process ends. The operating system manages the
 * lock, so that a killed process leaves no stale lock, and a reused pid is not mistaken for a running server. The
 * stored pid is only for the error message.
 * @throws AlreadyRunningError if another process, or another backend of this process, has the lock
 * @throws Error if the folder cannot be written to
 */
export function lockFolder(folder: string): () => void {
  // Load lazily, after the database driver, which suppresses Node's experimental warning.
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  const lockFile = join(folder, 'lock');
  const pidFile = join(folder, 'pid');
  let lock: InstanceType<typeof DatabaseSync> | undefined;
  try {
    lock = new DatabaseSync(lockFile, { timeout: 0 });
    lock.exec('BEGIN EXCLUSIVE');
    chmodSync(lockFile, 0o600);
    writeFileSync(pidFile, String(process.pid), { mode: 0o600 });
  } catch (error) {
    lock?.close();
    // Distinguish another process from other causes, such as a full disk or a damaged file.
    throw isBusy(error) ? new AlreadyRunningError(folder, readPid(pidFile)) : dataFailure(error, folder);
  }
  return () => {
    rmSync(pidFile, { force: true });
    lock.close();
  };
}
