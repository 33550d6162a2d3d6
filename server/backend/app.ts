import { App, getStorageSchemaSql, setExperimental, type Connection } from '@supabase/lite';
import { PASSWORD_MINIMUM } from './accounts.ts';
import type { BlobStore } from './blob-store.ts';
import type { Database } from './database.ts';
import type { Keys } from './keys.ts';
import { LINK_LIFETIME_S, SERVICE_MAILS, ownWords, type SendMail } from './mail.ts';
import { migrate } from './schema.ts';
import { createStorageAdapter } from './storage-adapter.ts';

export interface ServicesOptions {
  connection: Connection;
  /** The same connection, for the schema. */
  database: Database;
  blobs: BlobStore;
  keys: Keys;
  sendMail: SendMail;
  /** Origin of the public site, for the links in mails. */
  siteOrigin: string;
}

/**
 * Starts the Supabase services (auth, tables, storage) on a PostgreSQL connection after migrating its schema,
 * because the services cache the row-level security state at their first request.
 * @returns the services as one function from request to response; if the connection is a single session,
 * requests must not overlap
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
        // The link's token is derived from the address and this code; six digits could be guessed.
        otp_length: 10,
        template: SERVICE_MAILS,
      },
    },
    storage: { enabled: true, file_size_limit: '5MiB' },
    studio: { enabled: false },
    options: {
      // Without this, a local request without any key gets full access.
      server: { admin: false, disableStudio: true },
      drivers: {
        email: {
          async send({ to, subject, html = '', text = '' }) {
            await sendMail(ownWords({ to, subject, html, text }));
          },
        },
      },
    },
  });
  Object.assign(app, { _storageAdapter: createStorageAdapter(blobs) });

  await app.ensureSystemSchema();
  await database.run(getStorageSchemaSql(false));
  // Enabled only after the start of the app, which would otherwise print a notice at every start of the site.
  setExperimental('storage', true);
  await migrate(database);
  // Declares row-level security as already set up. Otherwise the connection would detect it at the first
  // request and also grant every right on every table to every visitor, undoing the migrations' grants.
  Reflect.set(connection, 'rlsState', 'active');

  return (request) => app.fetch(request);
}
