import { App, getStorageSchemaSql, setExperimental } from '@supabase/lite';
import type { Connection } from '@supabase/lite';
import type { BlobStore } from './blob-store.ts';
import type { Database } from './database.ts';
import type { Keys } from './keys.ts';
import { CONFIRMATION_MAIL, firstLink } from './mail.ts';
import type { SendMail } from './mail.ts';
import { migrate } from './schema.ts';
import { createStorageAdapter } from './storage-adapter.ts';

interface ServicesOptions {
  connection: Connection;
  /** The same connection, for the schema. */
  database: Database;
  blobs: BlobStore;
  keys: Keys;
  sendMail: SendMail;
  /** Origin under which people see the site, for the links in mails. */
  siteOrigin: string;
}

/**
 * Starts the Supabase services (auth, tables, storage) on a PostgreSQL connection whose schema it brings up to
 * date first: what the services cache about row security they read at the first request.
 * @returns the services as one function from request to response, which must be called for one request at a
 *   time when the connection is a single session
 */
export async function startServices(
  options: ServicesOptions,
): Promise<(request: Request) => Response | Promise<Response>> {
  const { connection, database, blobs, keys, sendMail, siteOrigin } = options;
  const app = new App({
    connection,
    auth: {
      enabled: true,
      jwt_secret: keys.jwtSecret,
      publishable_key: keys.anonKey,
      site_url: siteOrigin,
      additional_redirect_urls: [`${siteOrigin}/**`],
      minimum_password_length: 6,
      email: { enable_confirmations: true, template: { confirmation: CONFIRMATION_MAIL } },
    },
    storage: { enabled: true, file_size_limit: '5MiB' },
    studio: { enabled: false },
    options: {
      // Without this, a request without any key is served with every right on this machine.
      server: { admin: false, disableStudio: true },
      drivers: {
        email: {
          async send({ to, subject, html = '' }) {
            await sendMail({ to, subject, html, link: firstLink(html) });
          },
        },
      },
    },
  });
  Object.assign(app, { _storageAdapter: createStorageAdapter(blobs) });

  await app.ensureSystemSchema();
  await database.run(getStorageSchemaSql(false));
  // Not before the start of the app, which would print a notice about it at every start of the site.
  setExperimental('storage', true);
  await migrate(database);
  // The row security is in place. Left to find that out at the first request, the connection would also grant
  // every right on every table to every visitor, undoing the migrations' grants.
  Reflect.set(connection, 'rlsState', 'active');

  return (request) => app.fetch(request);
}
