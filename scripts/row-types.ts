import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { startBackend } from '../supabase/local/backend.ts';
import { memoryBlobStore } from '../supabase/local/blob-store.ts';
import { createKeys } from '../supabase/local/keys.ts';
import { closePglite, openPglite, pgliteDatabase } from '../supabase/local/pglite.ts';
import { generateRowTypes } from '../supabase/local/row-types.ts';

const FILE = 'src/backend/row-types.ts';

/** Regenerates the row types after a change of the migrations. */
const connection = await openPglite(null);
const database = pgliteDatabase(connection);
await startBackend({
  connection,
  database,
  blobs: memoryBlobStore(),
  keys: createKeys(),
  sendMail: () => undefined,
  siteOrigin: 'http://localhost',
  adminEmail: 'admin@example.com',
});
const source = await generateRowTypes(database);
const config = await resolveConfig(FILE);
writeFileSync(FILE, await format(source, { ...config, filepath: FILE }));
await closePglite(connection);
process.stdout.write(`${FILE} escrito.\n`);
process.exit(0);
