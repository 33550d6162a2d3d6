-- Creates the initial state of a hosted Supabase project before its first migration: the roles of the API and their
-- privileges. The default privileges are those of older projects, which grant visitors access to every new table, so
-- that migrations that are safe here are safe in older and newer projects.

-- Ignore existing roles: they belong to the entire server, and another process may create them concurrently.
do $$
begin
  create role anon nologin noinherit;
exception when duplicate_object or unique_violation then null;
end;
$$;

do $$
begin
  create role authenticated nologin noinherit;
exception when duplicate_object or unique_violation then null;
end;
$$;

do $$
begin
  create role service_role nologin noinherit bypassrls;
exception when duplicate_object or unique_violation then null;
end;
$$;

create schema if not exists extensions;
create extension if not exists pgcrypto with schema extensions;

grant usage on schema public, auth, storage, extensions to anon, authenticated, service_role;
grant all on table storage.buckets, storage.objects to anon, authenticated, service_role;

alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
