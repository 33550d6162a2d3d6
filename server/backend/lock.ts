import { chmodSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dataFailure } from './data-failure.ts';

/** Another process already uses the same data folder. */
export class AlreadyRunningError extends Error {
  readonly pid: number | undefined;

  constructor(folder: string, pid: number | undefined) {
    super(
      `O Calculário já está em execução${pid === undefined ? '' : ` (pid ${pid})`} com os dados de ${folder}. ` +
        'Encerre esse processo ou escolha outra pasta de dados.',
    );
    this.name = 'AlreadyRunningError';
    this.pid = pid;
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

/** SQLite's code for a database that another process has locked. */
const SQLITE_BUSY = 5;

function isBusy(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'errcode') === SQLITE_BUSY;
}

function open<Opened>(opening: () => Opened, folder: string): Opened {
  try {
    return opening();
  } catch (error) {
    throw dataFailure(error, folder);
  }
}

/**
 * Locks the data folder for this process until the returned function is called or the process ends, even if killed: the
 * operating system manages the lock, so a killed process leaves no stale lock and a reused pid cannot be mistaken for a
 * running server. The pid stored beside it is only for the error message.
 * @throws AlreadyRunningError if another process, or another backend of this process, has the lock
 * @throws Error if the folder cannot be written to
 */
export function lockFolder(folder: string): () => void {
  // Loaded lazily, because Node prints an experimental warning on loading; the database driver, loaded before,
  // suppresses it.
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite');
  const lockFile = join(folder, 'lock');
  const pidFile = join(folder, 'pid');
  const lock = open(() => new DatabaseSync(lockFile, { timeout: 0 }), folder);
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    // Only one cause is another process; a full disk or a damaged file are others.
    throw isBusy(error) ? new AlreadyRunningError(folder, readPid(pidFile)) : dataFailure(error, folder);
  }
  try {
    chmodSync(lockFile, 0o600);
    writeFileSync(pidFile, String(process.pid), { mode: 0o600 });
  } catch (error) {
    lock.close();
    throw dataFailure(error, folder);
  }
  return () => {
    rmSync(pidFile, { force: true });
    lock.close();
  };
}
