-- Adds an article's title and description for search engines, if they differ from its title and excerpt, and its
-- author's name.

alter table public.blog_posts
  add column search_title text,
  add column search_description text,
  add column author_name text,
  add constraint blog_posts_search_title_length check (char_length(search_title) <= 120),
  add constraint blog_posts_search_description_length check (char_length(search_description) <= 320),
  add constraint blog_posts_author_name_length check (char_length(author_name) <= 120);

comment on column public.blog_posts.author_name is 'As readers see it; the account that wrote the article is author_id.';

-- Keeps and removes the smaller copy of a picture, `pequena-…`, together with the picture.
create or replace function private.may_picture_go(path text, uploaded_at timestamptz, uploader text) returns boolean
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select not private.is_picture_held(name)
    and coalesce(
      (
        select greatest(released.released_at, uploaded_at) < now() - interval '42 days'
        from public.released_pictures as released
        where released.picture = name
      ),
      uploader = (select auth.uid())::text or uploaded_at < now() - interval '42 days'
    )
  from regexp_replace(split_part(path, '/', 2), '^pequena-', '') as name;
$$;
