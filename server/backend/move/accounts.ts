import type { Database } from '../database.ts';
import { rowsAsJson, writeRows } from './rows.ts';

const asIs = (names: readonly string[]): [string, string][] => names.map((name) => [name, `r."${name}"`]);

/**
 * The columns of an account. Sessions and mail links stay behind, because they depend on the old project's keys and
 * address.
 */
const USER = new Map([
  ...asIs(['id', 'email', 'encrypted_password', 'email_confirmed_at', 'invited_at', 'last_sign_in_at']),
  ...asIs(['raw_app_meta_data', 'raw_user_meta_data', 'banned_until', 'created_at', 'updated_at']),
  // The hosted service only finds accounts with this instance id, and cannot read NULL in the other columns.
  ['instance_id', "'00000000-0000-0000-0000-000000000000'::uuid"],
  ['aud', "'authenticated'"],
  ['role', "'authenticated'"],
  ...['confirmation_token', 'recovery_token', 'email_change', 'email_change_token_new'].map(
    (name): [string, string] => [name, "''"],
  ),
]);

const IDENTITY = new Map(
  asIs([
    'id',
    'provider',
    'provider_id',
    'user_id',
    'identity_data',
    'last_sign_in_at',
    'created_at',
    'updated_at',
  ]),
);

/** Moves the accounts with their passwords. The database must not run its triggers meanwhile. */
export async function moveAccounts(source: Database, target: Database): Promise<number> {
  const users = await rowsAsJson(source, 'select * from auth.users order by created_at, id');
  await writeRows(target, 'auth.users', USER, users);
  const identities = await rowsAsJson(source, 'select * from auth.identities');
  await writeRows(target, 'auth.identities', IDENTITY, identities);
  return users.length;
}
