/** Explains why the data of the embedded backend could not be opened. */
import { statfsSync } from 'node:fs';

/** Joins the system codes and messages of an error and its causes. */
function textOf(error: unknown): string {
  const parts: string[] = [];
  for (let current = error; current instanceof Error && parts.length < 10; current = current.cause) {
    parts.push(`${String(Reflect.get(current, 'code') ?? '')} ${current.message}`);
  }
  return parts.join('\n');
}

const FULL = /ENOSPC|EDQUOT|no space left|disk (?:is )?full|53100/i;
const FORBIDDEN = /EACCES|EPERM|EROFS|permission denied|read-only|readonly/i;

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

/**
 * Explains a failure to open a data folder: full disk, missing permissions or else damaged data. Checks the disk
 * itself, because the database does not always report that it is full.
 */
export function dataFailure(error: unknown, folder: string, free = freeBytes(folder)): Error {
  const text = textOf(error);
  if (FULL.test(text) || free < NEEDED_BYTES) {
    return new Error(`O disco de ${folder} está cheio. Libere espaço e inicie de novo; nada foi perdido.`, {
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
  return new Error(
    `Os dados em ${folder} estão danificados e não puderam ser abertos. Restaure uma cópia de segurança da pasta ` +
      'inteira, ou guarde-a com outro nome para começar do zero.',
    { cause: error },
  );
}

/** Refuses a used folder without its database, because starting there would hide the loss of all data. */
export function missingDatabase(folder: string): Error {
  return new Error(
    `A pasta ${folder} tem as chaves de um site, mas o banco de dados sumiu dela. Restaure uma cópia de segurança ` +
      'da pasta inteira (ou ligue de novo o disco em que ela está), ou apague-a para começar do zero.',
  );
}
