import { withAccountDuties } from '../account-duties.ts';
import { dropUnconfirmed, ensureFirstAdmin, type AdminCredentials } from '../accounts.ts';
import { startServices, type ServicesOptions } from '../app.ts';

/**
 * The services behind the gateway: accounts, tables and pictures on one database. The database is a single session, so
 * that each call must wait for the previous answer.
 */
export interface Services {
  answer(request: Request): Promise<Response>;
  /** Resolves if the database answers and its files are still in place. */
  ping(): Promise<void>;
  /** Deletes unconfirmed accounts and frees the space of deleted and replaced rows. */
  tidyUp(): Promise<void>;
  /** The public key for the site's requests; the pages read it from `/backend.json`. */
  readonly anonKey: string;
  /** Credentials of the first administrator if this start created it; show them once. */
  readonly firstAdmin: AdminCredentials | undefined;
}

/** The parts of the services, independent of the underlying PostgreSQL. */
export interface ServicesParts extends ServicesOptions {
  adminEmail: string;
  adminPassword?: string | undefined;
  /** True if mails reach people; otherwise the inviting administrator hands over the link. */
  mailsArrive?: boolean | undefined;
}

/** Assembles the parts. The caller still owns the connection and closes it. */
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
