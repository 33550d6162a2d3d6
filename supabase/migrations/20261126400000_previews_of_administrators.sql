-- Ends the preview links of an administrator together with the role or the account. Links made before this migration
-- keep their week.
alter table private.previews
  add column made_by uuid default auth.uid() references public.profiles (id) on delete cascade;

create index previews_made_by_idx on private.previews (made_by);

create or replace function visitors.previewed_post(token text) returns table (post jsonb)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select to_jsonb(post) || jsonb_build_object('published_at', coalesce(post.published_at, now()))
  from private.previews as preview
  join public.blog_posts as post on post.id = preview.post_id
  left join public.profiles as maker on maker.id = preview.made_by
  where preview.token_hash = private.hash_of(token)
    and preview.expires_at > now()
    and post.deleted_at is null
    and (preview.made_by is null or maker.role = 'admin');
$$;
