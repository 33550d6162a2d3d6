import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { recordOf } from '../../src/engine/record.ts';

/** File with the keys, in the data folder. */
export const KEYS_FILE = 'keys.json';

/** Keys of this installation, generated on its first start and never part of a build. */
export interface Keys {
  /** Public key sent with every request of the site. */
  anonKey: string;
  /** Secret that signs the sessions, and with which anyone could impersonate any user. */
  jwtSecret: string;
}

export function createKeys(): Keys {
  return {
    anonKey: `sb_publishable_${randomBytes(24).toString('base64url')}`,
    jwtSecret: randomBytes(48).toString('base64url'),
  };
}

function parseKeys(text: string): Keys | undefined {
  const { anonKey, jwtSecret } = recordOf(JSON.parse(text));
  if (typeof anonKey !== 'string' || !anonKey.startsWith('sb_publishable_')) return undefined;
  if (typeof jwtSecret !== 'string' || jwtSecret.length < 32) return undefined;
  return { anonKey, jwtSecret };
}

/**
 * Loads the keys of a data folder, or generates them on the first call. Only the owner can read the file.
 * @throws Error if the file is damaged, because new keys would silently sign everyone out
 */
export function loadKeys(folder: string): Keys {
  const file = join(folder, KEYS_FILE);
  if (!existsSync(file)) {
    const keys = createKeys();
    writeFileSync(`${file}.new`, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
    renameSync(`${file}.new`, file);
    return keys;
  }
  chmodSync(file, 0o600);
  let keys: Keys | undefined;
  try {
    keys = parseKeys(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`Não foi possível ler ${file}.`, { cause: error });
  }
  if (!keys) {
    throw new Error(`O arquivo ${file} está danificado. Apague-o para criar chaves novas.`);
  }
  return keys;
}
