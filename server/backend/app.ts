import { App, getStorageSchemaSql, setExperimental, type Connection } from '@supabase/lite';
import { PASSWORD_MINIMUM } from './accounts.ts';
import type { BlobStore } from './blob-store.ts';
import type { Database } from './database.ts';
import type { Keys } from './keys.ts';
import { LINK_LIFETIME_S, SERVICE_MAILS, withOwnTemplate, type SendMail } from './mail.ts';
import { withOwnRedirect } from './own-redirect.ts';
import { migrate } from './schema.ts';
import { createStorageAdapter } from './storage-adapter.ts';

export interface ServicesOptions {
  connection: Connection;
  /** Same connection, for migrations. */
  database: Database;
  blobs: BlobStore;
  keys: Keys;
  sendMail: SendMail;
  /** Origin of the public site, for the links in mails. */
  siteOrigin: string;
}

/**
 * Migrates the schema, and then starts the Supabase services (auth, tables, storage) on a PostgreSQL connection. The
 * order matters, because the services cache the row-level security state on their first request.
 * @returns handler of all requests; if the connection is a single session, requests must not overlap
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
      minimum_password_length: PASSWORD_MINIMUM,
      email: {
        enable_confirmations: true,
        otp_expiry: LINK_LIFETIME_S,
        // Use ten digits, because the link's token derives from the address and this code: six could be guessed.
        otp_length: 10,
        template: SERVICE_MAILS,
      },
    },
    storage: { enabled: true, file_size_limit: '5MiB' },
    studio: { enabled: false },
    options: {
      // Disable both, because otherwise a local request without a key has full access.
      server: { admin: false, disableStudio: true },
      drivers: {
        email: {
          async send({ to, subject, html = '', text = '' }) {
            await sendMail(withOwnTemplate({ to, subject, html, text }));
          },
        },
      },
    },
  });
  Object.assign(app, { _storageAdapter: createStorageAdapter(blobs) });

  await app.ensureSystemSchema();
  await database.run(getStorageSchemaSql(false));
  // Enable storage after the app has started, which would otherwise print a notice on every start.
  setExperimental('storage', true);
  await migrate(database);
  // Mark row-level security as set up. Otherwise the connection detects it on the first request and grants visitors
  // every right on every table, which undoes the grants of the migrations.
  Reflect.set(connection, 'rlsState', 'active');

  return (request) => app.fetch(withOwnRedirect(request, siteOrigin));
}
