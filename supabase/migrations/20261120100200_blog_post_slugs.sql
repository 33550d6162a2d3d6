-- Every address of an article: its current slug, and each earlier one under which it was public. An old address leads
-- to the article for as long as the article exists, and no other article can take it over. To resolve an address:
-- blog_post_slugs → blog_posts; a slug that differs is a redirect.

create table public.blog_post_slugs (
  slug text primary key,
  post_id uuid not null references public.blog_posts (id) on delete cascade,
  was_public boolean not null default false,
  created_at timestamptz not null default now()
);

create index blog_post_slugs_post_id_idx on public.blog_post_slugs (post_id);

alter table public.blog_post_slugs enable row level security;
revoke all on table public.blog_post_slugs from public, anon, authenticated, service_role;
grant select on table public.blog_post_slugs to anon, authenticated;
grant select, insert, update, delete on table public.blog_post_slugs to service_role;

-- Follows the article's own policies: people who may read it may follow its addresses.
create policy "An address is visible with its article"
  on public.blog_post_slugs for select to anon, authenticated
  using (exists (select 1 from public.blog_posts where blog_posts.id = blog_post_slugs.post_id));

-- Runs as its owner because nobody may write addresses directly. An address of another article causes the unique
-- violation 23505 on `blog_post_slugs_pkey`.
create function private.claim_blog_post_slug() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
begin
  if tg_op = 'UPDATE' then
    if old.published_at <= now() then
      update public.blog_post_slugs set was_public = true
      where slug = old.slug and not was_public;
    end if;
    if old.slug <> new.slug then
      delete from public.blog_post_slugs
      where slug = old.slug and not was_public;
    end if;
  end if;

  if not exists (select 1 from public.blog_post_slugs where slug = new.slug and post_id = new.id) then
    insert into public.blog_post_slugs (slug, post_id) values (new.slug, new.id);
  end if;
  return null;
end;
$$;

revoke all on function private.claim_blog_post_slug() from public, anon, authenticated, service_role;

create trigger claim_blog_post_slug
  after insert or update of slug, published_at on public.blog_posts
  for each row execute function private.claim_blog_post_slug();
