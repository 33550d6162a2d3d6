-- Where the site is files on a host, it is built anew when its articles change: the database asks the host to, at the
-- address of its build hook. For a hosted Supabase project, in its SQL editor, after `db push`:
--
--   select vault.create_secret('https://api.netlify.com/build_hooks/…', 'rebuild_hook');
--
-- and then this file. It may be run again. To stop: drop function private.ask_for_rebuild() cascade, and
-- select cron.unschedule('rebuild-for-scheduled-articles').

create extension if not exists pg_net;
create extension if not exists pg_cron;

-- Asks for a build. Without an address nothing happens: the articles are saved all the same. A second secret, `rebuild_token`,
-- is sent where the hook wants one, as GitHub's does.
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

-- Only what a visitor could see, before or after, is worth a build: drafts and the trash are nobody's, and
-- scheduled articles wait for their time.
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

-- Every five minutes: whether the time of a scheduled article came since the last look. A look may come late, and a build too
-- many does no harm.
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
