import type { Database } from '../database.ts';
import { rowsAsJson, writeRows } from './rows.ts';

const asIs = (names: readonly string[]): [string, string][] => names.map((name) => [name, `r."${name}"`]);

/**
 * Columns of an account. Excludes sessions and mail links, which depend on the keys and the address of the old backend.
 */
const USER = new Map([
  ...asIs(['id', 'email', 'encrypted_password', 'email_confirmed_at', 'invited_at', 'last_sign_in_at']),
  ...asIs(['raw_app_meta_data', 'raw_user_meta_data', 'banned_until', 'created_at', 'updated_at']),
  // The hosted service finds only accounts with this instance id, and cannot read NULL in the columns below.
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

/** Moves the accounts with their passwords. The triggers of the target must be disabled. */
export async function moveAccounts(source: Database, target: Database): Promise<number> {
  const users = await rowsAsJson(source, 'select * from auth.users order by created_at, id');
  await writeRows(target, 'auth.users', USER, users);
  const identities = await rowsAsJson(source, 'select * from auth.identities');
  await writeRows(target, 'auth.identities', IDENTITY, identities);
  return users.length;
}
