import { withAccountDuties } from '../account-duties.ts';
import { dropOldSessions, dropUnconfirmed, ensureFirstAdmin, type AdminCredentials } from '../accounts.ts';
import { startServices, type ServicesOptions } from '../app.ts';

/**
 * Services behind the gateway: accounts, tables and pictures on one database. Calls must not overlap, because the
 * database is a single session.
 */
export interface Services {
  answer(request: Request): Promise<Response>;
  /** Resolves if the database responds and its files exist. */
  ping(): Promise<void>;
  /** Deletes unconfirmed accounts and the oldest sessions, and vacuums the database. */
  tidyUp(): Promise<void>;
  /** Public key of the site's requests; the pages fetch it from `/backend.json`. */
  readonly anonKey: string;
  /** Credentials of the first administrator if this start created one, to be shown once. */
  readonly firstAdmin: AdminCredentials | undefined;
}

/** Parts of the services, independent of the underlying PostgreSQL. */
export interface ServicesParts extends ServicesOptions {
  adminEmail: string;
  adminPassword?: string | undefined;
  /** True if mails reach their recipients; otherwise administrators pass on the links of invitations. */
  mailsArrive?: boolean | undefined;
}

/** Assembles the parts. The caller owns the connection and must close it. */
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
      await dropOldSessions(database);
      await database.run('vacuum (analyze)');
    },
    ping: async () => void (await database.rows('select 1')),
  };
}
