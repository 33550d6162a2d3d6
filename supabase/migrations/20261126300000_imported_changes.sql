-- Keeps the day of an article's last change when the article is imported: `updated_at` remains the moment of the last
-- write, which tells browsers and servers that a text may differ from the one they know.

alter table public.blog_posts
  add column changed_at timestamptz,
  add constraint blog_posts_changed_at_range check (changed_at >= '0001-01-02T00:00:00Z');

comment on column public.blog_posts.changed_at is
  'Last change of an imported article, before the import; null as soon as it is changed here.';

create function private.stamp_blog_post_change() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if new.changed_at >= now() or (tg_op = 'UPDATE' and new.changed_at is not distinct from old.changed_at) then
    new.changed_at := null;
  end if;
  return new;
end;
$$;

revoke all on function private.stamp_blog_post_change() from public, anon, authenticated, service_role;

create trigger stamp_blog_post_change
  before insert or update on public.blog_posts
  for each row execute function private.stamp_blog_post_change();
