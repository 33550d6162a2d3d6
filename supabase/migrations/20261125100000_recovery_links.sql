-- The password recovery links of the last hour. Only the embedded backend writes here, because its service knows only
-- the last link of an account. Hosted projects leave the table empty.

create table private.recovery_links (
  -- A hash, as in the link and in auth.users.
  token text primary key,
  account_id uuid not null references auth.users (id) on delete cascade,
  sent_at timestamptz not null
);

create index recovery_links_account_id_idx on private.recovery_links (account_id);

alter table private.recovery_links enable row level security;
revoke all on table private.recovery_links from public, anon, authenticated, service_role;
