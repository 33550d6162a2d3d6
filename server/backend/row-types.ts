import type { Database } from './database.ts';

interface Column {
  table_name: string;
  column_name: string;
  udt_name: string;
  is_nullable: 'YES' | 'NO';
  column_default: string | null;
}

interface Check {
  table_name: string;
  definition: string;
}

interface ForeignKey {
  name: string;
  table_name: string;
  column_name: string;
  referenced_table: string;
  referenced_column: string;
  is_one_to_one: boolean;
}

interface Remote {
  name: string;
  arguments: string[];
  argument_types: string[];
  /** Columns of the returned table; empty if it returns none. */
  columns: string[];
  column_types: string[];
}

/** TypeScript type of each PostgreSQL type in JSON. */
const TYPES: Record<string, string> = {
  bool: 'boolean',
  int4: 'number',
  jsonb: 'Readonly<Record<string, unknown>>',
  text: 'string',
  timestamptz: 'string',
  uuid: 'string',
  _text: 'string[]',
};

const COLUMNS = `
  select table_name, column_name, udt_name, is_nullable, column_default
  from information_schema.columns
  where table_schema = 'public'
  order by table_name, column_name`;

const CHECKS = `
  select conrelid::regclass::text as table_name, pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype = 'c' and connamespace = 'public'::regnamespace`;

const FOREIGN_KEYS = `
  select fk.conname as name, source.relname as table_name, source_column.attname as column_name,
         target.relname as referenced_table, target_column.attname as referenced_column,
         exists (
           select 1 from pg_constraint as key
           where key.conrelid = fk.conrelid and key.contype in ('p', 'u') and key.conkey = fk.conkey
         ) as is_one_to_one
  from pg_constraint as fk
  join pg_class as source on source.oid = fk.conrelid
  join pg_class as target on target.oid = fk.confrelid
  join pg_attribute as source_column
    on source_column.attrelid = fk.conrelid and source_column.attnum = fk.conkey[1]
  join pg_attribute as target_column
    on target_column.attrelid = fk.confrelid and target_column.attnum = fk.confkey[1]
  where fk.contype = 'f'
    and source.relnamespace = 'public'::regnamespace and target.relnamespace = 'public'::regnamespace
  order by fk.conname`;

/** Query for the functions of the API, which return tables or nothing. */
const REMOTES = `
  with named as (
    select p.oid, p.proname, arg.name, arg.position, type.typname,
           coalesce(p.proargmodes[arg.position], 'i') as mode
    from pg_proc as p
    cross join unnest(p.proargnames, coalesce(p.proallargtypes, p.proargtypes::oid[]))
      with ordinality as arg (name, type, position)
    join pg_type as type on type.oid = arg.type
    where p.pronamespace = 'public'::regnamespace
  )
  select p.proname as name,
         array(select n.name from named n where n.oid = p.oid and mode = 'i' order by position) as arguments,
         array(select typname::text from named n where n.oid = p.oid and mode = 'i' order by position) as argument_types,
         array(select n.name from named n where n.oid = p.oid and mode = 't' order by position) as columns,
         array(select typname::text from named n where n.oid = p.oid and mode = 't' order by position) as column_types
  from pg_proc as p
  where p.pronamespace = 'public'::regnamespace
    and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by p.proname`;

/** Turns a check such as `column in ('a', 'b')` into a union of literals. */
function listedValues(column: Column, checks: Check[]): string | undefined {
  const start = `CHECK ((${column.column_name} = ANY (ARRAY[`;
  const check = checks.find(
    ({ table_name, definition }) => table_name === column.table_name && definition.startsWith(start),
  );
  return (
    check && [...check.definition.matchAll(/'([^']+)'::text/g)].map(([, value]) => `'${value}'`).join(' | ')
  );
}

function plainType(name: string): string {
  const type = TYPES[name];
  if (type === undefined) throw new Error(`No TypeScript type for ${name}: add it to TYPES`);
  return type;
}

function typeOf(column: Column, checks: Check[]): string {
  const base = listedValues(column, checks) ?? plainType(column.udt_name);
  return column.is_nullable === 'YES' ? `${base} | null` : base;
}

function tableType(columns: Column[], checks: Check[], foreignKeys: ForeignKey[]): string {
  const row = columns.map((column) => `${column.column_name}: ${typeOf(column, checks)};`);
  const needed = columns
    .filter(({ column_default, is_nullable }) => column_default === null && is_nullable === 'NO')
    .map((column) => `'${column.column_name}'`);
  const relationships = foreignKeys.map(
    (key) => `{
      foreignKeyName: '${key.name}';
      columns: ['${key.column_name}'];
      isOneToOne: ${key.is_one_to_one};
      referencedRelation: '${key.referenced_table}';
      referencedColumns: ['${key.referenced_column}'];
    }`,
  );
  return `Table<{ ${row.join('\n')} }, ${needed.join(' | ') || 'never'}, [${relationships.join(', ')}]>;`;
}

/** Generates the type of a function. Each result column may be null, because the definition does not exclude it. */
function remoteType(remote: Remote): string {
  const given = remote.arguments.map(
    (name, index) => `${name}: ${plainType(remote.argument_types[index] ?? '')};`,
  );
  const returned = remote.columns.map(
    (name, index) => `${name}: ${plainType(remote.column_types[index] ?? '')} | null;`,
  );
  const args = given.length > 0 ? `{ ${given.join('\n')} }` : 'Record<string, never>';
  return `${remote.name}: {
    Args: ${args};
    Returns: ${returned.length > 0 ? `{ ${returned.join('\n')} }[]` : 'undefined'};
  };`;
}

/**
 * Generates the TypeScript types of the tables and functions of the API, from a database with the schema.
 * @returns source text of `src/backend/row-types.ts`, unformatted
 * @throws Error if a column has a type that `TYPES` lacks
 */
export async function generateRowTypes(database: Database): Promise<string> {
  const columns = await database.rows<Column>(COLUMNS);
  const checks = await database.rows<Check>(CHECKS);
  const foreignKeys = await database.rows<ForeignKey>(FOREIGN_KEYS);
  const remotes = await database.rows<Remote>(REMOTES);
  const names = new Set(columns.map((column) => column.table_name));
  const types = [...names].map((name) => {
    const ofTable = (item: { table_name: string }): boolean => item.table_name === name;
    return `${name}: ${tableType(columns.filter(ofTable), checks, foreignKeys.filter(ofTable))}`;
  });
  return `// Written by \`node scripts/row-types.ts\` from supabase/migrations; a test compares the two. Do not edit.

/** A table: the columns of a row, and those that a new row needs because they have no default. */
interface Table<Columns, Needed extends keyof Columns, Keys extends unknown[]> {
  Row: Columns;
  Insert: Pick<Columns, Needed> & Partial<Columns>;
  Update: Partial<Columns>;
  Relationships: Keys;
}

/** The schema as the type parameter of supabase-js. */
export interface Database {
  public: {
    Tables: { ${types.join('\n')} };
    Views: { [name in never]: never };
    Functions: { ${remotes.map(remoteType).join('\n')} };
    Enums: { [name in never]: never };
    CompositeTypes: { [name in never]: never };
  };
}

type Tables = Database['public']['Tables'];

/** A row as returned by the API. Timestamps are ISO 8601 texts. */
export type Row<Name extends keyof Tables> = Tables[Name]['Row'];

/** The columns of a new row. */
export type Insert<Name extends keyof Tables> = Tables[Name]['Insert'];

/** The columns that a change may set. */
export type Update<Name extends keyof Tables> = Tables[Name]['Update'];
`;
}
