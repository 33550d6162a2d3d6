-- The articles written in the administrative area. An article is public from `published_at` on; before that time it is
-- scheduled, and only administrators see it.

-- Accepts http(s), or a path of this site; `//elsewhere` and `/\elsewhere` are other sites in disguise.
create function private.is_web_link(link text) returns boolean
  language sql
  immutable
  set search_path = ''
as $$
  select link is null or link ~* '^(https?://[^\s/?#]\S*|/([^\s/\\]\S*)?)$';
$$;

-- Grants the function to the roles that write rows, because they run the check constraint.
revoke all on function private.is_web_link(text) from public, anon, authenticated, service_role;
grant usage on schema private to service_role;
grant execute on function private.is_web_link(text) to authenticated, service_role;

create table public.blog_posts (
  -- The client may choose the id, so that a retry after a lost response cannot create a second article.
  id uuid primary key default gen_random_uuid(),
  title text not null,
  slug text not null,
  excerpt text not null,
  content text not null,
  category text not null default 'trabalhista',
  author_id uuid default auth.uid() references auth.users (id) on delete set null,
  cover_image text,
  cover_image_alt text,
  content_image_1 text,
  content_image_1_alt text,
  content_image_2 text,
  content_image_2_alt text,
  read_time integer not null default 5,
  published_at timestamptz not null default now(),
  cta_1_text text,
  cta_1_link text,
  cta_2_text text,
  cta_2_link text,
  related_calculators text[] not null default '{}',
  -- Compare-and-swap: `update … where id = … and version = …` affects no row if somebody saved in between.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),

  constraint blog_posts_slug_key unique (slug),
  constraint blog_posts_slug_format
    check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and char_length(slug) <= 200),
  constraint blog_posts_title_filled check (title ~ '\S' and char_length(title) <= 300),
  constraint blog_posts_excerpt_filled check (excerpt ~ '\S' and char_length(excerpt) <= 2000),
  constraint blog_posts_content_filled check (content ~ '\S' and char_length(content) <= 500000),
  constraint blog_posts_category_known
    check (category in ('trabalhista', 'financeiro', 'impostos', 'saude')),
  constraint blog_posts_read_time_range check (read_time between 1 and 60),
  constraint blog_posts_links_web check (
    private.is_web_link(cover_image)
    and private.is_web_link(content_image_1)
    and private.is_web_link(content_image_2)
    and private.is_web_link(cta_1_link)
    and private.is_web_link(cta_2_link)
  ),
  constraint blog_posts_links_length check (
    greatest(
      char_length(cover_image), char_length(content_image_1), char_length(content_image_2),
      char_length(cta_1_link), char_length(cta_2_link)
    ) <= 2048
  ),
  constraint blog_posts_labels_length check (
    greatest(
      char_length(cover_image_alt), char_length(content_image_1_alt), char_length(content_image_2_alt),
      char_length(cta_1_text), char_length(cta_2_text)
    ) <= 500
  ),
  constraint blog_posts_related_calculators_named check (
    cardinality(related_calculators) <= 50
    and array_position(related_calculators, null) is null
    and array_position(related_calculators, '') is null
  )
);

create index blog_posts_author_id_idx on public.blog_posts (author_id);
create index blog_posts_created_at_idx on public.blog_posts (created_at desc);
create index blog_posts_published_at_idx on public.blog_posts (published_at desc);
create index blog_posts_category_published_at_idx on public.blog_posts (category, published_at desc);

-- Sets the values that only the server decides, whatever the request contains: version, dates, author.
create function private.stamp_blog_post() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if tg_op = 'INSERT' then
    new.version := 1;
    new.created_at := now();
    new.author_id := coalesce((select auth.uid()), new.author_id);
  else
    new.id := old.id;
    new.version := old.version + 1;
    new.created_at := old.created_at;
    -- Allows null, which deleting the author's account sets.
    if new.author_id is not null then
      new.author_id := old.author_id;
    end if;
  end if;
  new.updated_at := now();

  -- Stores blank fields of the form as null.
  new.cover_image := nullif(btrim(new.cover_image), '');
  new.cover_image_alt := nullif(btrim(new.cover_image_alt), '');
  new.content_image_1 := nullif(btrim(new.content_image_1), '');
  new.content_image_1_alt := nullif(btrim(new.content_image_1_alt), '');
  new.content_image_2 := nullif(btrim(new.content_image_2), '');
  new.content_image_2_alt := nullif(btrim(new.content_image_2_alt), '');
  new.cta_1_text := nullif(btrim(new.cta_1_text), '');
  new.cta_1_link := nullif(btrim(new.cta_1_link), '');
  new.cta_2_text := nullif(btrim(new.cta_2_text), '');
  new.cta_2_link := nullif(btrim(new.cta_2_link), '');
  return new;
end;
$$;

revoke all on function private.stamp_blog_post() from public, anon, authenticated, service_role;

create trigger stamp_blog_post
  before insert or update on public.blog_posts
  for each row execute function private.stamp_blog_post();

alter table public.blog_posts enable row level security;
revoke all on table public.blog_posts from public, anon, authenticated, service_role;
grant select on table public.blog_posts to anon;
grant select, insert, update, delete on table public.blog_posts to authenticated, service_role;

create policy "Visitors read published articles"
  on public.blog_posts for select to anon
  using (published_at <= now());

create policy "Accounts read published articles, administrators all"
  on public.blog_posts for select to authenticated
  using (published_at <= now() or (select private.is_admin()));

create policy "Administrators write articles"
  on public.blog_posts for insert to authenticated
  with check ((select private.is_admin()));

create policy "Administrators change articles"
  on public.blog_posts for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Administrators delete articles"
  on public.blog_posts for delete to authenticated
  using ((select private.is_admin()));
