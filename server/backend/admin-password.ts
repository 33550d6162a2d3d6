import { resetAdminPassword as resetPassword, type AdminCredentials } from './accounts.ts';
import { lockFolder } from './lock.ts';
import { closePglite, hasDatabase, openData, pgliteDatabase } from './pglite.ts';

/**
 * Gives an administrator of a stopped backend a new random password.
 * @param dataDir folder of the backend
 * @param email address of the account; optional when there is only one administrator
 * @throws AlreadyRunningError while the backend runs
 * @throws Error, with a message for the terminal, when there is no such administrator
 */
export async function resetAdminPassword(dataDir: string, email?: string): Promise<AdminCredentials> {
  if (!hasDatabase(dataDir)) throw new Error(`Não há dados em ${dataDir}.`);
  const unlock = lockFolder(dataDir);
  try {
    const connection = await openData(dataDir);
    try {
      return await resetPassword(pgliteDatabase(connection), email);
    } finally {
      await closePglite(connection);
    }
  } finally {
    unlock();
  }
}
