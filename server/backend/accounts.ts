import { randomInt } from 'node:crypto';
import { inTransaction, type Database } from './database.ts';

/** Credentials of an administrator: the only place with the plain-text password; the database stores a hash. */
export interface AdminCredentials {
  email: string;
  password: string;
}

/** Letters and digits, without those that look alike. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 5;
const GROUP_LENGTH = 4;

function randomGroup(): string {
  return Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** Generates 20 characters from 32 (100 bits of entropy), in groups that are easy to type. */
function randomPassword(): string {
  return Array.from({ length: GROUPS }, randomGroup).join('-');
}

async function setPassword(database: Database, userId: string, password: string): Promise<string> {
  await database.rows(
    `update auth.users
     set encrypted_password = extensions.crypt($2, extensions.gen_salt('bf', 10)),
         email_confirmed_at = coalesce(email_confirmed_at, now()),
         confirmation_token = null, recovery_token = null, updated_at = now()
     where id = $1`,
    [userId, password],
  );
  // Revoke the sessions opened with the old password.
  await database.rows('delete from auth.refresh_tokens where user_id = $1', [userId]);
  await database.rows('delete from auth.sessions where user_id = $1', [userId]);
  return password;
}

async function createUser(database: Database, email: string, invitation?: string): Promise<string> {
  const [user] = await database.rows<{ id: string }>(
    `insert into auth.users (id, email, raw_app_meta_data, raw_user_meta_data)
     values (gen_random_uuid(), $1, '{"provider": "email", "providers": ["email"]}',
             jsonb_strip_nulls(jsonb_build_object('invitation', $2::text)))
     returning id`,
    [email, invitation ?? null],
  );
  if (!user) throw new Error('The account was not created');
  await database.rows(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
     values (gen_random_uuid(), 'email', $1::text, $1::uuid,
             jsonb_build_object('sub', $1::text, 'email', $2::text, 'email_verified', true))`,
    [user.id, email],
  );
  return user.id;
}

/** Shortest password that the service accepts, in characters. */
export const PASSWORD_MINIMUM = 6;

/**
 * Creates an administrator's account from an invitation. Its address needs no confirmation, because the invitation was
 * sent there or passed on by an administrator. Replaces an unconfirmed account with the address, which a stranger may
 * have created to block the invitation.
 *
 * @param invitation token of the invitation
 * @returns `taken` if the address has an account, `invalid` if the invitation is for another address or has expired
 */
export async function acceptBySignUp(
  database: Database,
  email: string,
  password: string,
  invitation: string,
): Promise<'made' | 'taken' | 'invalid'> {
  const address = email.trim().toLowerCase();
  const valid = await database.rows(
    `select 1 from public.admin_invitations
     where token_hash = private.hash_of($1) and email = $2 and expires_at > now() and account_id is null`,
    [invitation, address],
  );
  if (valid.length === 0) return 'invalid';
  const users = await database.rows(
    'select 1 from auth.users where email = $1 and email_confirmed_at is not null',
    [address],
  );
  if (users.length > 0) return 'taken';
  await inTransaction(database, async () => {
    await database.rows('delete from auth.users where email = $1', [address]);
    await setPassword(database, await createUser(database, address, invitation), password);
  });
  return 'made';
}

/**
 * Deletes the accounts not confirmed within 24 hours.
 *
 * @returns number of remaining unconfirmed accounts
 */
export async function dropUnconfirmed(database: Database): Promise<number> {
  await database.rows(
    `delete from auth.users where email_confirmed_at is null and created_at < now() - interval '24 hours'`,
  );
  const [waiting] = await database.rows<{ count: number }>(
    'select count(*)::int as count from auth.users where email_confirmed_at is null',
  );
  return waiting?.count ?? 0;
}

/** Number of sessions kept per account, of replaced renewal tokens per session, and of entries of the services' log. */
const KEPT_PER_ACCOUNT = 100;
const KEPT_PER_SESSION = 100;
const KEPT_LOG_ENTRIES = 10_000;

/** Deletes the oldest sessions, tokens and log entries beyond this number, because sign-ins and renewals add some. */
export async function dropOldSessions(database: Database): Promise<void> {
  await database.rows(
    `delete from auth.sessions where id in (
       select id from (
         select id, row_number() over (
           partition by user_id order by coalesce(refreshed_at, created_at) desc) as place
         from auth.sessions) as ranked
       where place > ${KEPT_PER_ACCOUNT})`,
  );
  await database.rows(
    `delete from auth.refresh_tokens where session_id not in (select id from auth.sessions) or id in (
       select id from (
         select id, row_number() over (partition by session_id order by created_at desc) as place
         from auth.refresh_tokens where revoked) as ranked
       where place > ${KEPT_PER_SESSION})`,
  );
  await database.rows(
    `delete from auth.audit_log_entries where id in (
       select id from auth.audit_log_entries order by created_at desc offset ${KEPT_LOG_ENTRIES})`,
  );
}

/** @throws Error if the password is too short for the service */
export function requireLongEnough(password: string): void {
  if (password.length < PASSWORD_MINIMUM) {
    throw new Error(`A senha do administrador precisa ter pelo menos ${PASSWORD_MINIMUM} caracteres.`);
  }
}

/**
 * Creates the first administrator, if there is none.
 * @param email address of the account; an account that already has it is promoted and gets a new password
 * @param chosen password of the administrator; by default a random one
 * @returns the credentials, to be shown once, or undefined when there is an administrator already
 * @throws Error when the chosen password is too short
 */
export async function ensureFirstAdmin(
  database: Database,
  email: string,
  chosen: string = randomPassword(),
): Promise<AdminCredentials | undefined> {
  requireLongEnough(chosen);
  const admins = await database.rows("select 1 from public.profiles where role = 'admin' limit 1");
  if (admins.length > 0) return undefined;
  return inTransaction(database, async () => {
    const address = email.toLowerCase();
    const [user] = await database.rows<{ id: string }>('select id from auth.users where email = $1', [
      address,
    ]);
    const id = user?.id ?? (await createUser(database, address));
    const password = await setPassword(database, id, chosen);
    await database.rows("update public.profiles set role = 'admin' where id = $1", [id]);
    return { email: address, password };
  });
}

/**
 * Gives an administrator a new random password and ends the account's sessions.
 * @param email address of the account; optional when there is only one administrator
 * @throws Error, with a message for the terminal, when the account is ambiguous or does not exist
 */
export async function resetAdminPassword(database: Database, email?: string): Promise<AdminCredentials> {
  const admins = await database.rows<{ id: string; email: string }>(
    `select users.id, users.email from auth.users
     join public.profiles on profiles.id = users.id
     where profiles.role = 'admin' order by users.email`,
  );
  const wanted = email === undefined ? admins : admins.filter((admin) => admin.email === email.toLowerCase());
  const [admin] = wanted;
  if (!admin) {
    throw new Error(email === undefined ? 'Não há administrador.' : `${email} não é de um administrador.`);
  }
  if (wanted.length > 1) {
    throw new Error(`Informe de quem: ${admins.map((one) => one.email).join(', ')}.`);
  }
  const password = await inTransaction(database, () => setPassword(database, admin.id, randomPassword()));
  return { email: admin.email, password };
}
