import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { splitSqlStatements } from '@supabase/lite';
import { inTransaction, type Database } from './database.ts';

interface Migration {
  version: string;
  name: string;
  script: string;
}

const MIGRATIONS = new URL('../../supabase/migrations/', import.meta.url);
const FILE_NAME = /^(?<version>\d{14})_(?<name>[a-z0-9_]+)\.sql$/;

function readLocal(name: string): string {
  return readFileSync(new URL(name, import.meta.url), 'utf8');
}

/** Reads the project's migrations in the order of their versions. */
function readMigrations(): Migration[] {
  return readdirSync(MIGRATIONS)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((file) => {
      const { version, name } = FILE_NAME.exec(file)?.groups ?? {};
      if (version === undefined || name === undefined) {
        throw new Error(`${fileURLToPath(new URL(file, MIGRATIONS))}: name it <14 digits>_<name>.sql`);
      }
      return { version, name, script: readFileSync(new URL(file, MIGRATIONS), 'utf8') };
    });
}

/** Lists the versions of the project's migrations, oldest first. */
export function migrationVersions(): string[] {
  return readMigrations().map(({ version }) => version);
}

async function apply(database: Database, { version, name, script }: Migration): Promise<void> {
  const statement =
    'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)';
  try {
    await inTransaction(database, async () => {
      await database.run(script);
      await database.rows(statement, [version, name, splitSqlStatements(script)]);
    });
  } catch (error) {
    throw new Error(`A migração ${version}_${name} falhou.`, { cause: error });
  }
}

/**
 * Migrates the schema: creates the initial state of a hosted project, and then applies each pending migration in a
 * transaction that also records it. Shares the history table with the Supabase CLI, so that both tools can be mixed.
 *
 * The schemas `auth` and `storage` must exist.
 * @throws Error if a migration fails, or if a newer version of the project wrote the data
 */
export async function migrate(database: Database): Promise<void> {
  await database.run(readLocal('migration-history.sql'));
  const recorded = await database.rows<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const applied = new Set(recorded.map(({ version }) => version));
  const migrations = readMigrations();

  const known = new Set(migrations.map(({ version }) => version));
  const unknown = [...applied].filter((version) => !known.has(version));
  if (unknown.length > 0) {
    throw new Error(
      `Os dados são de uma versão mais nova do Calculário (migração ${unknown.join(', ')}). ` +
        'Atualize o código antes de iniciar.',
    );
  }

  // Run this only before the first migration, because it would restore privileges that migrations revoked.
  if (applied.size === 0) await database.run(readLocal('platform.sql'));
  for (const migration of migrations) {
    if (!applied.has(migration.version)) await apply(database, migration);
  }
}
