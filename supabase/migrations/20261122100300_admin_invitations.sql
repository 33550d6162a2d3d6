-- Lets administrators invite and remove each other. An invitation is valid for one address, once, for a week; the owner
-- of the address becomes an administrator with its token. There is always at least one administrator.

-- Removes the rights of a session that was ended elsewhere at once, without waiting for its token to expire.
create or replace function private.is_admin() returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select 1
    from public.profiles
    where id = (select auth.uid()) and role = 'admin'
  ) and exists (
    select 1
    from auth.sessions
    where id = ((select auth.jwt()) ->> 'session_id')::uuid and user_id = (select auth.uid())
  );
$$;

create table public.admin_invitations (
  id uuid primary key default gen_random_uuid(),
  email text not null,
  -- SHA-256 of the token, in hexadecimal, so that reading the table does not suffice to accept an invitation.
  token_hash text not null,
  invited_by uuid not null default auth.uid() references auth.users (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '7 days',
  -- The account that signed up with the token and has not confirmed its address yet.
  account_id uuid references auth.users (id) on delete set null deferrable initially deferred,

  constraint admin_invitations_email_key unique (email),
  constraint admin_invitations_token_hash_key unique (token_hash),
  constraint admin_invitations_email_format
    check (email ~ '^[^\s@]+@[^\s@]+$' and email = lower(email) and char_length(email) <= 254)
);

comment on table public.admin_invitations is 'Invitations that nobody has accepted yet.';

create index admin_invitations_invited_by_idx on public.admin_invitations (invited_by);
create index admin_invitations_account_id_idx on public.admin_invitations (account_id);

alter table public.admin_invitations enable row level security;
revoke all on table public.admin_invitations from public, anon, authenticated, service_role;
grant select, delete on table public.admin_invitations to authenticated;
grant select, insert, update, delete on table public.admin_invitations to service_role;

create policy "Administrators read the invitations"
  on public.admin_invitations for select to authenticated
  using ((select private.is_admin()));

create policy "Administrators revoke invitations"
  on public.admin_invitations for delete to authenticated
  using ((select private.is_admin()));

create function private.hash_of(secret text) returns text
  language sql
  immutable
  set search_path = ''
as $$
  select encode(sha256(convert_to(secret, 'UTF8')), 'hex');
$$;

-- Returns true if somebody typed a password, or opened a mailed link, minutes ago.
create function private.is_recent_session(session uuid) returns boolean
  language sql
  stable
  set search_path = ''
as $$
  select exists (select 1 from auth.sessions where id = session and created_at > now() - interval '10 minutes');
$$;

-- Allows changes of administrators only minutes after a typed password, so that a stolen session cannot entrench
-- itself.
create function private.require_recent_admin() returns void
  language plpgsql
  stable
  security definer
  set search_path = ''
as $$
begin
  if not private.is_admin() then
    raise exception using errcode = '42501', message = 'Only administrators may do this';
  end if;
  if not private.is_recent_session((auth.jwt() ->> 'session_id')::uuid) then
    raise exception using errcode = '42501', message = 'reauthentication_needed: sign in again';
  end if;
end;
$$;

create function private.list_admins()
  returns table (id uuid, email text, created_at timestamptz, last_sign_in_at timestamptz)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select account.id, account.email::text, account.created_at, account.last_sign_in_at
  from public.profiles as profile
  join auth.users as account on account.id = profile.id
  where profile.role = 'admin' and (select private.is_admin())
  order by account.email;
$$;

-- Returns the token, which is never shown again. Inviting an address again replaces its invitation.
create function private.invite_admin(address text)
  returns table (id uuid, email text, token text, expires_at timestamptz)
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  invited text := lower(btrim(address));
  secret text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  perform private.require_recent_admin();
  if exists (
    select 1
    from auth.users as account
    join public.profiles as profile on profile.id = account.id
    where lower(account.email) = invited and profile.role = 'admin'
  ) then
    raise exception using
      errcode = '23505',
      message = 'duplicate key value violates unique constraint "profiles_admin_key"';
  end if;
  delete from public.admin_invitations as old where old.expires_at <= now() or old.email = invited;
  if (select count(*) from public.admin_invitations) >= 50 then
    raise exception using
      errcode = '23514',
      message = 'new row for relation "admin_invitations" violates check constraint "admin_invitations_count"';
  end if;
  return query
    insert into public.admin_invitations as made (email, token_hash)
    values (invited, private.hash_of(secret))
    returning made.id, made.email, secret, made.expires_at;
end;
$$;

-- Accepts an invitation for an existing account with the same address.
create function private.accept_invitation(token text) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.admin_invitations as invitation
  using auth.users as account
  where invitation.token_hash = private.hash_of(token)
    and invitation.expires_at > now()
    and account.id = auth.uid()
    and account.email_confirmed_at is not null
    and lower(account.email) = invitation.email;
  if not found then
    raise exception using errcode = '42501', message = 'invitation_invalid';
  end if;
  insert into public.profiles (id, role) values (auth.uid(), 'admin')
  on conflict on constraint profiles_pkey do update set role = 'admin';
end;
$$;

-- Serializes removals, so that two administrators cannot remove each other at the same time.
create function private.take_turn_at_admins() returns void
  language sql
  set search_path = ''
as $$
  select pg_advisory_xact_lock(hashtext('public.profiles: administrators'));
$$;

-- Keeps the account without rights, and its articles; ends its sessions and its invitations.
create function private.remove_admin(account uuid) returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  perform private.take_turn_at_admins();
  -- Checks after the lock, because the caller may have been removed meanwhile.
  perform private.require_recent_admin();
  update public.profiles set role = 'user' where id = account and role = 'admin';
  delete from auth.sessions where user_id = account;
  delete from public.admin_invitations where invited_by = account;
end;
$$;

-- Keeps at least one administrator, even with direct SQL and when an account is deleted.
create function private.keep_one_admin() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if old.role = 'admin' and (tg_op = 'DELETE' or new.role <> 'admin') then
    perform private.take_turn_at_admins();
    -- Locks the row, so that a transaction with an older snapshot fails instead of relying on it.
    perform 1 from public.profiles where role = 'admin' and id <> old.id for share;
    if not found then
      raise exception using
        errcode = '23514',
        message = 'new row for relation "profiles" violates check constraint "profiles_last_admin"';
    end if;
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end;
$$;

create trigger keep_one_admin
  before update of role or delete on public.profiles
  for each row execute function private.keep_one_admin();

-- Reserves an invitation for a sign-up with its token until the address is confirmed.
create function private.hold_invitation() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  secret text := new.raw_user_meta_data ->> 'invitation';
begin
  if secret is null then
    return new;
  end if;
  update public.admin_invitations
  set account_id = new.id
  where token_hash = private.hash_of(secret) and email = lower(new.email) and expires_at > now() and account_id is null;
  if not found then
    raise exception using errcode = '42501', message = 'invitation_invalid';
  end if;
  new.raw_user_meta_data := new.raw_user_meta_data - 'invitation';
  return new;
end;
$$;

create trigger hold_invitation_at_sign_up
  before insert on auth.users
  for each row execute function private.hold_invitation();

create function private.fulfil_invitation() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  delete from public.admin_invitations
  where account_id = new.id and email = lower(new.email) and expires_at > now();
  if found then
    insert into public.profiles (id, role) values (new.id, 'admin')
    on conflict (id) do update set role = 'admin';
  end if;
  return null;
end;
$$;

create trigger fulfil_invitation_at_confirmation
  after insert or update of email_confirmed_at on auth.users
  for each row when (new.email_confirmed_at is not null)
  execute function private.fulfil_invitation();

-- Lets hosted projects close their sign-up: the accounts' service calls this before it creates an account.
create function private.only_invited(event jsonb) returns jsonb
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select case
    when exists (
      select 1
      from public.admin_invitations
      where token_hash = private.hash_of(event #>> '{user,user_metadata,invitation}')
        and email = lower(event #>> '{user,email}')
        and expires_at > now()
        and account_id is null
    ) then '{}'::jsonb
    else jsonb_build_object('error', jsonb_build_object(
      'http_code', 403,
      'message', 'O cadastro está fechado neste site. Contas novas só são criadas por convite.'))
  end;
$$;

-- The functions of the API; the private ones behind them check the caller.
create function public.list_admins()
  returns table (id uuid, email text, created_at timestamptz, last_sign_in_at timestamptz)
  language sql
  stable
  set search_path = ''
as $$
  select * from private.list_admins();
$$;

create function public.invite_admin(address text)
  returns table (id uuid, email text, token text, expires_at timestamptz)
  language sql
  set search_path = ''
as $$
  select * from private.invite_admin(address);
$$;

create function public.accept_invitation(token text) returns void
  language sql
  set search_path = ''
as $$
  select private.accept_invitation(token);
$$;

create function public.remove_admin(account uuid) returns void
  language sql
  set search_path = ''
as $$
  select private.remove_admin(account);
$$;

revoke all on function
  private.hash_of(text), private.is_recent_session(uuid), private.require_recent_admin(), private.list_admins(),
  private.invite_admin(text), private.accept_invitation(text), private.take_turn_at_admins(), private.remove_admin(uuid),
  private.keep_one_admin(), private.hold_invitation(), private.fulfil_invitation(), private.only_invited(jsonb),
  public.list_admins(), public.invite_admin(text), public.accept_invitation(text), public.remove_admin(uuid)
  from public, anon, authenticated, service_role;
grant execute on function
  private.list_admins(), private.invite_admin(text), private.accept_invitation(text), private.remove_admin(uuid),
  public.list_admins(), public.invite_admin(text), public.accept_invitation(text), public.remove_admin(uuid)
  to authenticated;

-- Skips other projects, because only hosted ones have this role.
do $$
begin
  if exists (select 1 from pg_roles where rolname = 'supabase_auth_admin') then
    grant usage on schema private to supabase_auth_admin;
    grant execute on function private.only_invited(jsonb) to supabase_auth_admin;
  end if;
end;
$$;
