-- The administrators' settings for the site: its name, description, address, contact and statistics id. Every build of
-- the site reads them; a null or blank column leaves the value to the build's own settings.

create table public.site_settings (
  -- Allows a single row for the single site, which is created here and cannot be removed.
  id boolean primary key default true,
  site_name text,
  site_description text,
  site_url text,
  admin_email text,
  google_analytics text,
  meta_keywords text,
  updated_at timestamptz not null default now(),

  constraint site_settings_single check (id),
  constraint site_settings_name check (site_name ~ '\S' and char_length(site_name) <= 100),
  constraint site_settings_description check (char_length(site_description) <= 300),
  constraint site_settings_url
    check (site_url ~ '^(https?://[^\s/]\S*)?$' and char_length(site_url) <= 300),
  constraint site_settings_email
    check (admin_email ~ '^([^\s@]+@[^\s@]+)?$' and char_length(admin_email) <= 254),
  constraint site_settings_analytics check (google_analytics ~ '^(G-[A-Z0-9]{4,20})?$'),
  constraint site_settings_keywords check (char_length(meta_keywords) <= 500)
);

comment on table public.site_settings is 'One row: what the built site says about itself. Everything in it is public.';

insert into public.site_settings (id) values (true);

create function private.stamp_site_settings() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end;
$$;

revoke all on function private.stamp_site_settings() from public, anon, authenticated, service_role;

create trigger stamp_site_settings
  before update on public.site_settings
  for each row execute function private.stamp_site_settings();

alter table public.site_settings enable row level security;
revoke all on table public.site_settings from public, anon, authenticated, service_role;
grant select on table public.site_settings to anon, authenticated;
grant update on table public.site_settings to authenticated;
grant select, update on table public.site_settings to service_role;

create policy "Everybody reads the settings"
  on public.site_settings for select to anon, authenticated
  using (true);

create policy "Administrators change the settings"
  on public.site_settings for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));
