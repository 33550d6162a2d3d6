/**
 * Keeps earlier password recovery links valid. The service stores only the latest one, so that a stranger who requests
 * another mail could invalidate the link that the owner is about to open.
 */
import type { Database } from './database.ts';
import { LINK_LIFETIME_S } from './mail.ts';

/** Deletes expired links, and all links of an account that has used one. */
export async function deleteStaleLinks(database: Database, email: string): Promise<void> {
  await database.rows(
    `delete from private.recovery_links
     where sent_at < now() - make_interval(secs => $1)
       or account_id in (select id from auth.users where email = $2 and recovery_token is null)`,
    [LINK_LIFETIME_S, email],
  );
}

/** Saves the link that the service has just sent, if the account exists. */
export async function saveLink(database: Database, email: string): Promise<void> {
  await database.rows(
    `insert into private.recovery_links (token, account_id, sent_at)
     select recovery_token, id, recovery_sent_at from auth.users
     where email = $1 and recovery_token is not null
     on conflict (token) do nothing`,
    [email],
  );
}

/** Makes the service accept a link of the last hour again, unless the account has used another one since. */
export async function restoreLink(database: Database, token: string): Promise<void> {
  if (token === '') return;
  await database.rows(
    `update auth.users set recovery_token = link.token, recovery_sent_at = link.sent_at
     from private.recovery_links as link
     where link.token = $1 and link.account_id = users.id and users.recovery_token <> link.token
       and link.sent_at > now() - make_interval(secs => $2)`,
    [token, LINK_LIFETIME_S],
  );
}
