-- Protects everything that editors write: every version of an article is kept, a deleted article stays in the trash for
-- 30 days, and unsaved text is on the server too. An article without a publication time is a draft, which only
-- administrators read.

alter table public.blog_posts
  alter column published_at drop not null,
  add column deleted_at timestamptz,
  drop constraint blog_posts_excerpt_filled,
  drop constraint blog_posts_content_filled,
  -- Drafts may lack both.
  add constraint blog_posts_excerpt_filled
    check ((published_at is null or excerpt ~ '\S') and char_length(excerpt) <= 2000),
  add constraint blog_posts_content_filled
    check ((published_at is null or content ~ '\S') and char_length(content) <= 500000);

comment on column public.blog_posts.published_at is 'Null for a draft.';
comment on column public.blog_posts.deleted_at is 'Since when the article has been in the trash.';

-- Starts the 30 days by the server's clock.
create function private.stamp_blog_post_deletion() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if new.deleted_at is not null then
    new.deleted_at := case when tg_op = 'UPDATE' then coalesce(old.deleted_at, now()) else now() end;
  end if;
  return new;
end;
$$;

create trigger stamp_blog_post_deletion
  before insert or update of deleted_at on public.blog_posts
  for each row execute function private.stamp_blog_post_deletion();

alter policy "Visitors read published articles" on public.blog_posts
  using (deleted_at is null and published_at <= now());

alter policy "Accounts read published articles, administrators all" on public.blog_posts
  using ((deleted_at is null and published_at <= now()) or (select private.is_admin()));

-- Guards against mistakes: articles are deleted for good only from the trash.
alter policy "Administrators delete articles" on public.blog_posts
  using (deleted_at is not null and (select private.is_admin()));

-- Deletes for good all articles that have been in the trash for 30 days. Deletes them one at a time, as required
-- everywhere.
create function public.purge_trash() returns void
  language plpgsql
  set search_path = ''
as $$
declare
  old uuid;
begin
  for old in select id from public.blog_posts where deleted_at < now() - interval '30 days' loop
    delete from public.blog_posts where id = old;
  end loop;
end;
$$;

-- Every version of each article, from its first save until it is deleted for good.
create table public.blog_post_versions (
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  version integer not null,
  saved_at timestamptz not null default now(),
  saved_by uuid default auth.uid() references auth.users (id) on delete set null,
  post jsonb not null,
  -- Names of the stored pictures, which are kept as long as the version.
  pictures text[] not null,
  primary key (post_id, version)
);

create index blog_post_versions_saved_by_idx on public.blog_post_versions (saved_by);
create index blog_post_versions_pictures_idx on public.blog_post_versions using gin (pictures);

alter table public.blog_post_versions enable row level security;
revoke all on table public.blog_post_versions from public, anon, authenticated, service_role;
grant select on table public.blog_post_versions to authenticated;
grant select, insert, update, delete on table public.blog_post_versions to service_role;

create policy "Administrators read versions"
  on public.blog_post_versions for select to authenticated
  using ((select private.is_admin()));

create function private.keep_blog_post_version() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.blog_post_versions (post_id, version, post, pictures)
  values (new.id, new.version, to_jsonb(new), array(select private.pictures_in(new)));
  return null;
end;
$$;

create trigger keep_blog_post_version
  after insert or update on public.blog_posts
  for each row execute function private.keep_blog_post_version();

insert into public.blog_post_versions (post_id, version, saved_at, saved_by, post, pictures)
select post.id, post.version, post.updated_at, post.author_id, to_jsonb(post), array(select private.pictures_in(post))
from public.blog_posts as post;

-- The unsaved text of each open form, so that the author can continue on another computer.
create table public.blog_post_drafts (
  -- The form's own key, unique across all browsers.
  key text primary key,
  -- The article may not be saved yet.
  article_id uuid not null,
  account_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  draft jsonb not null,
  begun_at timestamptz not null default now(),
  kept_at timestamptz not null default now(),
  constraint blog_post_drafts_key_length check (char_length(key) between 1 and 100),
  constraint blog_post_drafts_draft_size check (octet_length(draft::text) <= 2000000)
);

create index blog_post_drafts_article_id_idx on public.blog_post_drafts (article_id);
create index blog_post_drafts_account_id_idx on public.blog_post_drafts (account_id);

alter table public.blog_post_drafts enable row level security;
revoke all on table public.blog_post_drafts from public, anon, authenticated, service_role;
grant select, delete on table public.blog_post_drafts to authenticated;
grant insert (key, article_id, draft), update (key, article_id, draft) on table public.blog_post_drafts to authenticated;
grant select, insert, update, delete on table public.blog_post_drafts to service_role;

create policy "Administrators read drafts"
  on public.blog_post_drafts for select to authenticated
  using ((select private.is_admin()));

create policy "Administrators keep their drafts"
  on public.blog_post_drafts for insert to authenticated
  with check (account_id = (select auth.uid()) and (select private.is_admin()));

create policy "Administrators change their drafts"
  on public.blog_post_drafts for update to authenticated
  using (account_id = (select auth.uid()) and (select private.is_admin()))
  with check (account_id = (select auth.uid()) and (select private.is_admin()));

create policy "Administrators drop their drafts"
  on public.blog_post_drafts for delete to authenticated
  using (account_id = (select auth.uid()) and (select private.is_admin()));

create function private.stamp_blog_post_draft() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  new.kept_at := now();
  return new;
end;
$$;

create trigger stamp_blog_post_draft
  before update on public.blog_post_drafts
  for each row execute function private.stamp_blog_post_draft();

-- Reads the pictures of drafts from the drafts themselves.
create or replace function private.is_picture_held(picture_name text) returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select 1 from public.blog_post_versions where pictures @> array[picture_name]
  ) or exists (
    select 1 from public.blog_posts as post
    where strpos(concat_ws(' ', post.cover_image, post.content_image_1, post.content_image_2, post.content),
      picture_name) > 0
  ) or exists (
    select 1 from public.blog_post_drafts as held where strpos(held.draft::text, picture_name) > 0
  );
$$;

drop table public.draft_pictures;

-- Returns some of the removable pictures: nothing has needed them for six weeks.
create function public.spare_pictures() returns table (path text)
  language sql
  stable
  set search_path = ''
as $$
  select object.name
  from storage.objects as object
  where object.bucket_id = 'blog-images'
    and object.name ~ '^blog/[a-z0-9-]+-\d+\.(webp|jpg|png)$'
    and object.created_at < now() - interval '42 days'
    and (select private.is_admin())
    and private.may_picture_go(object.name, object.created_at, object.owner_id)
  order by object.created_at
  limit 20;
$$;

-- Links that show an article, published or not, to people without an account for a week.
create table private.previews (
  -- SHA-256 of the link's token, in hexadecimal.
  token_hash text primary key,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  expires_at timestamptz not null default now() + interval '7 days'
);

create index previews_post_id_idx on private.previews (post_id);

alter table private.previews enable row level security;
revoke all on table private.previews from public, anon, authenticated, service_role;

-- Returns the token, which is never shown again.
create function private.share_preview(post uuid) returns table (token text, expires_at timestamptz)
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  secret text := encode(extensions.gen_random_bytes(32), 'hex');
begin
  if not (select private.is_admin()) then
    raise exception using errcode = '42501', message = 'Only administrators may do this';
  end if;
  delete from private.previews as old where old.expires_at <= now();
  return query
    insert into private.previews as made (token_hash, post_id)
    values (private.hash_of(secret), post)
    returning secret, made.expires_at;
end;
$$;

create function public.share_preview(post uuid) returns table (token text, expires_at timestamptz)
  language sql
  set search_path = ''
as $$
  select * from private.share_preview(post);
$$;

-- Opens this schema to visitors; it contains nothing else, and the API does not expose it.
create schema visitors;
revoke all on schema visitors from public;
grant usage on schema visitors to anon, authenticated;

-- Returns the article of a token in its current saved state.
create function visitors.previewed_post(token text) returns table (post jsonb)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select to_jsonb(post) || jsonb_build_object('published_at', coalesce(post.published_at, now()))
  from private.previews as preview
  join public.blog_posts as post on post.id = preview.post_id
  where preview.token_hash = private.hash_of(token) and preview.expires_at > now() and post.deleted_at is null;
$$;

create function public.previewed_post(token text) returns table (post jsonb)
  language sql
  stable
  set search_path = ''
as $$
  select * from visitors.previewed_post(token);
$$;

revoke all on function
  private.stamp_blog_post_deletion(), private.keep_blog_post_version(), private.stamp_blog_post_draft(),
  private.share_preview(uuid), public.share_preview(uuid), public.spare_pictures(), public.purge_trash(),
  visitors.previewed_post(text), public.previewed_post(text)
  from public, anon, authenticated, service_role;
grant execute on function
  private.share_preview(uuid), public.share_preview(uuid), public.spare_pictures(), public.purge_trash()
  to authenticated;
grant execute on function visitors.previewed_post(text), public.previewed_post(text) to anon, authenticated;
