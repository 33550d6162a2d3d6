-- Tracks the pictures in use here instead of in a browser, because an unsaved draft in any browser may contain a
-- picture that no article shows. A picture may be removed only if no article and no known draft has contained it for
-- weeks.

-- The pictures in the drafts of people's browsers. A browser identifies its drafts by a key that it generates.
create table public.draft_pictures (
  draft text not null,
  picture text not null,
  account_id uuid not null default auth.uid() references auth.users (id) on delete cascade,
  kept_at timestamptz not null default now(),
  primary key (draft, picture),
  constraint draft_pictures_draft_length check (char_length(draft) between 1 and 100),
  constraint draft_pictures_picture_name check (picture ~ '^[A-Za-z0-9_.-]{1,200}$')
);

create index draft_pictures_picture_idx on public.draft_pictures (picture);
create index draft_pictures_account_id_idx on public.draft_pictures (account_id);

alter table public.draft_pictures enable row level security;
revoke all on table public.draft_pictures from public, anon, authenticated, service_role;
grant select, insert, update, delete on table public.draft_pictures to authenticated, service_role;

create policy "Administrators read what drafts hold"
  on public.draft_pictures for select to authenticated
  using ((select private.is_admin()));

create policy "Administrators name their drafts' pictures"
  on public.draft_pictures for insert to authenticated
  with check (account_id = (select auth.uid()) and (select private.is_admin()));

create policy "Administrators change their drafts' pictures"
  on public.draft_pictures for update to authenticated
  using (account_id = (select auth.uid()) and (select private.is_admin()))
  with check (account_id = (select auth.uid()) and (select private.is_admin()));

create policy "Administrators forget their drafts' pictures"
  on public.draft_pictures for delete to authenticated
  using (account_id = (select auth.uid()) and (select private.is_admin()));

-- The time at which an article last released a picture, because an earlier draft may still contain it.
create table public.released_pictures (
  picture text primary key,
  released_at timestamptz not null default now()
);

alter table public.released_pictures enable row level security;
revoke all on table public.released_pictures from public, anon, authenticated, service_role;
grant select on table public.released_pictures to authenticated;
grant select, insert, update, delete on table public.released_pictures to service_role;

create policy "Administrators read what articles let go of"
  on public.released_pictures for select to authenticated
  using ((select private.is_admin()));

-- Returns the names of stored pictures in an article's fields and text.
create function private.pictures_in(post public.blog_posts) returns setof text
  language sql
  immutable
  set search_path = ''
as $$
  select distinct hit[1]
  from regexp_matches(
    concat_ws(' ', post.cover_image, post.content_image_1, post.content_image_2, post.content),
    '/blog-images/blog/([A-Za-z0-9_.-]+)', 'g'
  ) as hit;
$$;

revoke all on function private.pictures_in(public.blog_posts) from public, anon, authenticated, service_role;

create function private.note_released_pictures() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  insert into public.released_pictures (picture)
  select picture from private.pictures_in(old) as picture
  on conflict (picture) do update set released_at = now();
  return null;
end;
$$;

revoke all on function private.note_released_pictures() from public, anon, authenticated, service_role;

create trigger note_released_pictures
  after update of cover_image, content_image_1, content_image_2, content or delete on public.blog_posts
  for each row execute function private.note_released_pictures();

-- Returns true if an article or a known draft contains a picture. Runs as its owner because other people's drafts
-- count.
create function private.is_picture_held(picture_name text) returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select exists (
    select 1 from public.blog_posts as post
    where strpos(concat_ws(' ', post.cover_image, post.content_image_1, post.content_image_2, post.content),
      picture_name) > 0
  ) or exists (
    select 1 from public.draft_pictures as held where held.picture = picture_name
  );
$$;

revoke all on function private.is_picture_held(text) from public, anon, authenticated, service_role;

-- Returns true for a removable stored picture: unused for six weeks, or never used in an article and removed by its
-- uploader.
create function private.may_picture_go(path text, uploaded_at timestamptz, uploader text) returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select not private.is_picture_held(split_part(path, '/', 2))
    and coalesce(
      (
        select greatest(released.released_at, uploaded_at) < now() - interval '42 days'
        from public.released_pictures as released
        where released.picture = split_part(path, '/', 2)
      ),
      uploader = (select auth.uid())::text or uploaded_at < now() - interval '42 days'
    );
$$;

revoke all on function private.may_picture_go(text, timestamptz, text) from public, anon, authenticated, service_role;
grant execute on function private.may_picture_go(text, timestamptz, text) to authenticated;

drop policy "Administrators remove blog pictures" on storage.objects;

create policy "Administrators remove blog pictures that nothing holds"
  on storage.objects for delete to authenticated
  using (
    bucket_id = 'blog-images'
    and (storage.foldername(name))[1] = 'blog'
    and (select private.is_admin())
    and private.may_picture_go(name, created_at, owner_id)
  );

-- Refuses an article with a missing picture. Checks only new references, so that existing articles can still be
-- corrected.
create function private.refuse_missing_pictures() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  field text;
  before jsonb := case when tg_op = 'UPDATE' then to_jsonb(old) else '{}' end;
  address text;
  picture text;
begin
  -- Checks only saves by users: direct SQL may insert articles before their pictures.
  if auth.uid() is null then
    return new;
  end if;
  foreach field in array array['cover_image', 'content_image_1', 'content_image_2', 'content'] loop
    address := to_jsonb(new) ->> field;
    continue when address is null or address is not distinct from before ->> field;
    for picture in
      select hit[1]
      from regexp_matches(address, '/object/public/blog-images/blog/([A-Za-z0-9_.-]+)', 'g') as hit
    loop
      continue when strpos(coalesce(before ->> field, ''), picture) > 0;
      if not exists (
        select 1 from storage.objects where bucket_id = 'blog-images' and name = 'blog/' || picture
      ) then
        raise exception using
          errcode = '23514',
          message = format(
            'new row for relation "blog_posts" violates check constraint "blog_posts_%s_exists"', field);
      end if;
    end loop;
  end loop;
  return new;
end;
$$;

revoke all on function private.refuse_missing_pictures() from public, anon, authenticated, service_role;

create trigger refuse_missing_pictures
  before insert or update on public.blog_posts
  for each row execute function private.refuse_missing_pictures();
