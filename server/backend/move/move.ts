import { inTransaction, type Database } from '../database.ts';
import { moveAccounts } from './accounts.ts';
import {
  BUCKET,
  datePictures,
  picturesOf,
  requireBucket,
  sendPictures,
  withMovedPictures,
} from './pictures.ts';
import { requireEmpty, requireMigrations } from './readiness.ts';
import { publicTables, rowsAsJson, writeRows, writtenColumns } from './rows.ts';
import type { MoveSource } from './source.ts';
import type { MoveTarget } from './target.ts';
import type { Moved } from './move-report.ts';

/** Tables whose rows contain addresses of pictures. */
const NAMES_PICTURES = new Set(['blog_posts', 'blog_post_versions', 'blog_post_drafts']);

async function moveTable(source: Database, target: Database, table: string, change: (row: string) => string) {
  const columns = await writtenColumns(source, table);
  const rows = await rowsAsJson(source, `select * from public."${table}"`);
  // Delete the row of settings that every project has from the start.
  if (table === 'site_settings') await target.run('delete from public.site_settings');
  const asIs = new Map(columns.map((name) => [name, `r."${name}"`]));
  await writeRows(target, `public."${table}"`, asIs, rows.map(change));
  return rows.length;
}

/** Prepares the transaction for writing rows unchanged, in any order of the tables. */
async function prepareUnchangedRows(database: Database): Promise<void> {
  // Lock out concurrent moves.
  await database.run("select pg_advisory_xact_lock(hashtext('calculario: move'))");
  // Disable triggers, which would change versions, dates and old addresses, and with them the foreign-key checks, which
  // would depend on the order of the tables.
  await database.run('set local session_replication_role = replica').catch((error: unknown) => {
    throw new Error('A conta de SUPABASE_DB_URL não pode trazer dados: use a conta postgres do projeto.', {
      cause: error,
    });
  });
}

/**
 * Moves all data of an embedded backend into an empty hosted project with the same schema: accounts with their
 * passwords, profiles, articles, pictures, settings, invitations and messages. Uploads the pictures first, which a
 * retry replaces; writes everything else in one transaction.
 *
 * @throws Error, with the tables unchanged, if the target is not ready or refuses something
 */
export async function move(source: MoveSource, target: MoveTarget): Promise<Moved> {
  const pictures = await picturesOf(source);
  const names = pictures.map(({ name }) => name);
  await requireMigrations(target.database);
  await requireEmpty(target.database, BUCKET, names);
  await requireBucket(target);
  const { sent, lost } = await sendPictures(source, target, pictures);
  return inTransaction(target.database, async () => {
    await prepareUnchangedRows(target.database);
    await requireEmpty(target.database, BUCKET, names);
    const accounts = await moveAccounts(source.database, target.database);
    const known = new Set(sent);
    const rows = new Map<string, number>();
    for (const table of await publicTables(source.database)) {
      const change = (row: string) =>
        NAMES_PICTURES.has(table) ? withMovedPictures(row, target.url, known) : row;
      rows.set(table, await moveTable(source.database, target.database, table, change));
    }
    await datePictures(target, pictures);
    return { accounts, pictures: sent.length, lost, rows };
  });
}
