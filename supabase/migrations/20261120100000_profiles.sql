-- Access rights: one profile per account, and the one function that every write policy calls.

-- Opens nothing created later in this schema to visitors by accident: each table has its own grants.
alter default privileges in schema public revoke all on tables from anon, authenticated;
alter default privileges in schema public revoke all on sequences from anon, authenticated;
alter default privileges in schema public revoke all on functions from anon, authenticated;
alter default privileges revoke execute on functions from public;

-- Keeps functions out of reach of outside callers, because the API exposes only the schema `public`.
create schema private;
revoke all on schema private from public;
grant usage on schema private to authenticated;

create table public.profiles (
  id uuid primary key references auth.users (id) on delete cascade,
  role text not null default 'user',
  created_at timestamptz not null default now(),
  constraint profiles_role_known check (role in ('user', 'admin'))
);

comment on table public.profiles is 'One row per account. Roles change by SQL only, never through the API.';

alter table public.profiles enable row level security;
revoke all on table public.profiles from public, anon, authenticated, service_role;
grant select on table public.profiles to authenticated;
grant select, insert, update, delete on table public.profiles to service_role;

create policy "An account reads its own profile"
  on public.profiles for select to authenticated
  using (id = (select auth.uid()));

-- Runs as its owner because `authenticated` may not read other people's profiles, and because a policy on `profiles`
-- that reads `profiles` would recurse.
create function private.is_admin() returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select 1
    from public.profiles
    where id = (select auth.uid()) and role = 'admin'
  );
$$;

revoke all on function private.is_admin() from public, anon, authenticated, service_role;
grant execute on function private.is_admin() to authenticated;

-- Uses the column's default role and ignores all metadata of the sign-up form.
create function private.create_profile() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.profiles (id) values (new.id) on conflict (id) do nothing;
  return new;
end;
$$;

revoke all on function private.create_profile() from public, anon, authenticated, service_role;

create trigger create_profile_at_sign_up
  after insert on auth.users
  for each row execute function private.create_profile();

-- Adds accounts older than this migration.
insert into public.profiles (id)
select id from auth.users
on conflict (id) do nothing;
