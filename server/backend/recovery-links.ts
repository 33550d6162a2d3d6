/**
 * Password recovery links. The service remembers only the latest, so that a stranger who requests another mail would
 * invalidate the link that the owner is about to open.
 */
import type { Database } from './database.ts';
import { LINK_LIFETIME_S } from './mail.ts';

/** Forgets links that are too old, and those of an account that has used one since. */
export async function forgetLinks(database: Database, email: string): Promise<void> {
  await database.rows(
    `delete from private.recovery_links
     where sent_at < now() - make_interval(secs => $1)
       or account_id in (select id from auth.users where email = $2 and recovery_token is null)`,
    [LINK_LIFETIME_S, email],
  );
}

/** Remembers the link that the service has just sent, if the account exists. */
export async function keepLink(database: Database, email: string): Promise<void> {
  await database.rows(
    `insert into private.recovery_links (token, account_id, sent_at)
     select recovery_token, id, recovery_sent_at from auth.users
     where email = $1 and recovery_token is not null
     on conflict (token) do nothing`,
    [email],
  );
}

/** Restores an earlier link of the last hour in the service, unless one was used since. */
export async function bringLinkBack(database: Database, token: string): Promise<void> {
  if (token === '') return;
  await database.rows(
    `update auth.users set recovery_token = link.token, recovery_sent_at = link.sent_at
     from private.recovery_links as link
     where link.token = $1 and link.account_id = users.id and users.recovery_token <> link.token
       and link.sent_at > now() - make_interval(secs => $2)`,
    [token, LINK_LIFETIME_S],
  );
}
