/** Checks that a hosted project is ready to receive data: it has the same schema and is empty. */
import type { Database } from '../database.ts';
import { migrationVersions } from '../schema.ts';
import { publicTables } from './rows.ts';
import { nameOf } from './move-report.ts';

const versions = (list: readonly string[]): string => list.toSorted().join(', ');

async function recordedVersions(database: Database): Promise<string[]> {
  const [history] = await database.rows<{ known: boolean }>(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as known",
  );
  if (!history?.known) return [];
  const recorded = await database.rows<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  return recorded.map(({ version }) => version);
}

/** @throws Error with a message for the terminal, unless the target has the migrations of this version */
export async function requireMigrations(database: Database): Promise<void> {
  const applied = new Set(await recordedVersions(database));
  const known = migrationVersions();
  const missing = known.filter((version) => !applied.has(version));
  if (missing.length > 0) {
    throw new Error(
      `O projeto hospedado não tem as migrações ${versions(missing)}. Rode \`npx supabase db push\` e tente de novo.`,
    );
  }
  const unknown = [...applied].filter((version) => !known.includes(version));
  if (unknown.length > 0) {
    throw new Error(
      `O projeto hospedado tem migrações que esta versão do Calculário não conhece (${versions(unknown)}). ` +
        'Atualize o código e tente de novo.',
    );
  }
}

/** Query for settings with a value, because an empty row exists from the start. */
const FILLED_SETTINGS =
  "select 1 from public.site_settings as row where jsonb_strip_nulls(to_jsonb(row) - 'id' - 'updated_at') <> '{}'";

/**
 * Requires an empty target.
 *
 * @param pictures names of the pictures to move, which a failed attempt may have uploaded already
 * @throws Error with a message for the terminal that lists the existing content
 */
export async function requireEmpty(
  database: Database,
  bucket: string,
  pictures: readonly string[],
): Promise<void> {
  const queries = new Map([['contas', 'select 1 from auth.users']]);
  for (const table of await publicTables(database)) {
    queries.set(
      nameOf(table),
      table === 'site_settings' ? FILLED_SETTINGS : `select 1 from public."${table}"`,
    );
  }
  const found: string[] = [];
  for (const [what, question] of queries) {
    if ((await database.rows(`${question} limit 1`)).length > 0) found.push(what);
  }
  const others = await database.rows(
    `select 1 from storage.objects
     where bucket_id = $1 and name not in (select jsonb_array_elements_text($2::text::jsonb)) limit 1`,
    [bucket, JSON.stringify(pictures)],
  );
  if (others.length > 0) found.push('imagens');
  if (found.length === 0) return;
  throw new Error(
    `O projeto hospedado não está vazio (${found.join(', ')}). A mudança não junta dados: use um projeto novo, se nenhuma mudança anterior já chegou ao fim.`,
  );
}
