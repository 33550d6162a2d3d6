import { withAccountDuties } from '../account-duties.ts';
import { dropUnconfirmed, ensureFirstAdmin, type AdminCredentials } from '../accounts.ts';
import { startServices, type ServicesOptions } from '../app.ts';

/**
 * What stands behind the gateway: accounts, tables and pictures, on one database. The database is a single session: nothing
 * must be asked before the last answer is there.
 */
export interface Services {
  answer(request: Request): Promise<Response>;
  /** Resolves when the database has answered, and is still where it was. */
  ping(): Promise<void>;
  /** Ends accounts that were never confirmed, and frees what deleted and replaced rows occupy. */
  tidyUp(): Promise<void>;
  /** The public key sent with the site's requests; the pages read it from `/backend.json`. */
  readonly anonKey: string;
  /** Credentials of the first administrator, if created by this start; show them once. */
  readonly firstAdmin: AdminCredentials | undefined;
}

/** The parts of the services, independent of the PostgreSQL that they run on. */
export interface ServicesParts extends ServicesOptions {
  adminEmail: string;
  adminPassword?: string | undefined;
  /** Whether mails reach people by themselves; otherwise whoever invites hands over the link. */
  mailsArrive?: boolean | undefined;
}

/** Assembles the parts. The connection stays the caller's, to be closed. */
export async function assembleServices(parts: ServicesParts): Promise<Services> {
  const { database, keys, adminEmail, adminPassword } = parts;
  const services = withAccountDuties({ ...parts, services: await startServices(parts) });
  const firstAdmin = await ensureFirstAdmin(database, adminEmail, adminPassword);
  return {
    anonKey: keys.anonKey,
    firstAdmin,
    answer: async (request) => services(request),
    async tidyUp() {
      await dropUnconfirmed(database);
      await database.run('vacuum (analyze)');
    },
    ping: async () => void (await database.rows('select 1')),
  };
}
