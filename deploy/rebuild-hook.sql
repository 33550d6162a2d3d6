-- Rebuilds a static site after its articles change, by calling the host's build hook from the database. For a hosted
-- Supabase project, run this in its SQL editor after `db push`:
--
--   select vault.create_secret('https://api.netlify.com/build_hooks/…', 'rebuild_hook');
--
-- and then this file, which may be run again. To undo it: drop function private.ask_for_rebuild() cascade, and
-- select cron.unschedule('rebuild-for-scheduled-articles').

create extension if not exists pg_net;
create extension if not exists pg_cron;

-- Requests a build. Does nothing without the address of a hook, so that articles can still be saved. Sends a second
-- secret, `rebuild_token`, to hooks that require one, such as GitHub's.
create or replace function private.request_rebuild() returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  hook text := (select decrypted_secret from vault.decrypted_secrets where name = 'rebuild_hook');
  token text := (select decrypted_secret from vault.decrypted_secrets where name = 'rebuild_token');
begin
  if hook is null then
    return;
  end if;
  perform net.http_post(
    url := hook,
    body := jsonb_build_object('event_type', 'artigos'),
    headers := jsonb_build_object('Content-Type', 'application/json')
      || case when token is null then '{}'::jsonb
           else jsonb_build_object('Authorization', 'Bearer ' || token) end
  );
end;
$$;

-- Requests a build if the article is public before or after the change; drafts, articles in the trash and scheduled
-- articles are not.
create or replace function private.ask_for_rebuild() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  was_public boolean := tg_op <> 'INSERT' and old.deleted_at is null and old.published_at <= now();
  is_public boolean := tg_op <> 'DELETE' and new.deleted_at is null and new.published_at <= now();
begin
  if was_public or is_public then
    perform private.request_rebuild();
  end if;
  return null;
end;
$$;

-- Checks every five minutes whether a scheduled article became public. Looks back six minutes in case a check is late,
-- because an additional build does no harm.
create or replace function private.ask_for_scheduled_rebuild() returns void
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if exists (
    select 1 from public.blog_posts
    where deleted_at is null and published_at <= now() and published_at > now() - interval '6 minutes' and updated_at < published_at
  ) then
    perform private.request_rebuild();
  end if;
end;
$$;

revoke all on function private.request_rebuild(), private.ask_for_rebuild(), private.ask_for_scheduled_rebuild()
  from public, anon, authenticated, service_role;

create or replace trigger ask_for_rebuild
  after insert or update or delete on public.blog_posts
  for each row execute function private.ask_for_rebuild();

select cron.schedule(
  'rebuild-for-scheduled-articles', '*/5 * * * *', 'select private.ask_for_scheduled_rebuild()'
);
