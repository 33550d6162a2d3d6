/** Why the data of the embedded backend could not be opened, in words for the terminal. */
import { statfsSync } from 'node:fs';

/** What an error and its causes say of themselves: codes of the system, and messages. */
function textOf(error: unknown): string {
  const parts: string[] = [];
  for (let current = error; current instanceof Error && parts.length < 10; current = current.cause) {
    parts.push(`${String(Reflect.get(current, 'code') ?? '')} ${current.message}`);
  }
  return parts.join('\n');
}

const FULL = /ENOSPC|EDQUOT|no space left|disk (?:is )?full|53100/i;
const FORBIDDEN = /EACCES|EPERM|EROFS|permission denied|read-only|readonly/i;

/** What the database takes at a time for what it notes before it writes: a file of 16 MB. */
const NEEDED_BYTES = 16 * 1024 * 1024;

/** Free bytes on the disk of a folder; as many as one likes where that cannot be told. */
function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/**
 * The error to show for one met while opening a data folder: a full disk and a missing right are told as such, and
 * everything else is damaged data. The database does not always say that the disk is full; then the disk is asked.
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

/** The error for a folder that has been used and lacks its database: starting there would hide that all is lost. */
export function missingDatabase(folder: string): Error {
  return new Error(
    `A pasta ${folder} tem as chaves de um site, mas o banco de dados sumiu dela. Restaure uma cópia de segurança ` +
      'da pasta inteira (ou ligue de novo o disco em que ela está), ou apague-a para começar do zero.',
  );
}
