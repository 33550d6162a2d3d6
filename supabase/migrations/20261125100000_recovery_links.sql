-- The links of the last hour that recover passwords. Only the embedded backend writes here: its service knows the last link
-- of an account alone. Hosted projects leave the table empty.

create table private.recovery_links (
  -- As in the link, and in auth.users: a hash.
  token text primary key,
  account_id uuid not null references auth.users (id) on delete cascade,
  sent_at timestamptz not null
);

create index recovery_links_account_id_idx on private.recovery_links (account_id);

alter table private.recovery_links enable row level security;
revoke all on table private.recovery_links from public, anon, authenticated, service_role;
