/** Explains why the data of the embedded backend could not be opened. */
import { accessSync, constants, mkdirSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Joins the system codes and messages of an error and its causes. */
function textOf(error: unknown): string {
  const parts: string[] = [];
  for (let current = error; current instanceof Error && parts.length < 10; current = current.cause) {
    parts.push(`${String(Reflect.get(current, 'code') ?? '')} ${current.message}`);
  }
  return parts.join('\n');
}

const FULL = /ENOSPC|EDQUOT|no space left|disk (?:is )?full|53100/i;
const READ_ONLY = /EROFS|read-only|readonly/i;
const FORBIDDEN = /EACCES|EPERM|permission denied/i;

/** Size of one file of the database's write-ahead log, in bytes (16 MB). */
const NEEDED_BYTES = 16 * 1024 * 1024;

/** Free bytes on the disk of a folder; infinite if unknown. */
export function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** True if a full disk caused an error. Checks the disk itself, because the database does not always report it. */
export function isDiskFull(error: unknown, folder: string, free = freeBytes(folder)): boolean {
  return FULL.test(textOf(error)) || free < NEEDED_BYTES;
}

/** Explains a failure by a full or read-only disk, or missing permissions; undefined if none of them is the cause. */
function diskFailure(error: unknown, folder: string, free = freeBytes(folder)): Error | undefined {
  const text = textOf(error);
  if (isDiskFull(error, folder, free)) {
    return new Error(`O disco de ${folder} está cheio. Libere espaço e inicie de novo; nada foi perdido.`, {
      cause: error,
    });
  }
  if (READ_ONLY.test(text)) {
    return new Error(`O disco de ${folder} só permite leitura. Escolha outra pasta em CALCULARIO_DATA.`, {
      cause: error,
    });
  }
  if (FORBIDDEN.test(text)) {
    return new Error(
      `Falta permissão para ler e escrever em ${folder}. Ela deve ser de quem inicia o site.`,
      {
        cause: error,
      },
    );
  }
  return undefined;
}

/** Finds the failure of the first file that this process may not read or write; undefined if there is none. */
function accessFailure(folder: string): unknown {
  try {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      accessSync(join(folder, name), constants.R_OK | constants.W_OK);
    }
    return undefined;
  } catch (error) {
    return error;
  }
}

/**
 * Explains a failure to open a data folder: full disk, missing permissions or else damaged data. Checks the disk and
 * the files, because the database reports neither a full disk nor a file that a command of another user has left.
 */
export function dataFailure(
  error: unknown,
  folder: string,
  free = freeBytes(folder),
  access = accessFailure(folder),
): Error {
  return (
    diskFailure(error, folder, free) ??
    diskFailure(access, folder, Number.POSITIVE_INFINITY) ??
    new Error(
      `Os dados em ${folder} estão danificados e não puderam ser abertos. Restaure uma cópia de segurança da pasta ` +
        'inteira, ou guarde-a com outro nome para começar do zero.',
      { cause: error },
    )
  );
}

/**
 * Creates a data folder with its parents if it is missing, and checks that it may be written to.
 *
 * @throws Error with the cause, before a database is blamed for it
 */
export function ensureDataFolder(folder: string): void {
  try {
    createFolder(folder);
    accessSync(folder, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw (
      diskFailure(error, folder, Number.POSITIVE_INFINITY) ??
      new Error(`A pasta de dados ${folder} não pode ser criada. Escolha outra em CALCULARIO_DATA.`, {
        cause: error,
      })
    );
  }
}

/** Creates a folder with its parents, one by one, because Node's own recursion never ends in `/proc`. */
function createFolder(folder: string): void {
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return;
  if (dirname(folder) !== folder) createFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/** Refuses a used folder without its database, because starting there would hide the loss of all data. */
export function missingDatabase(folder: string): Error {
  return new Error(
    `A pasta ${folder} tem as chaves de um site, mas o banco de dados sumiu dela. Restaure uma cópia de segurança ` +
      'da pasta inteira (ou ligue de novo o disco em que ela está), ou apague-a para começar do zero.',
  );
}
