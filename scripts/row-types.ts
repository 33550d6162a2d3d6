import { writeFileSync } from 'node:fs';
import { memoryBlobStore } from '../server/backend/blob-store.ts';
import { createKeys } from '../server/backend/keys.ts';
import { closePglite, openPglite, pgliteDatabase } from '../server/backend/pglite.ts';
import { generateRowTypes } from '../server/backend/row-types.ts';
import { assembleServices } from '../server/backend/services/services.ts';
import { formatted } from './formatted.ts';

const FILE = 'src/backend/row-types.ts';

/** Database for generating the row types after a change of the migrations. */
const connection = await openPglite(null);
const database = pgliteDatabase(connection);
await assembleServices({
  connection,
  database,
  blobs: memoryBlobStore(),
  keys: createKeys(),
  sendMail: () => undefined,
  siteOrigin: 'http://localhost',
  adminEmail: 'admin@example.com',
});
writeFileSync(FILE, await formatted(FILE, await generateRowTypes(database)));
await closePglite(connection);
process.stdout.write(`${FILE} escrito.\n`);
process.exit(0);
