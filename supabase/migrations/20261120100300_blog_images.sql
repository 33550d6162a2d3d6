-- The articles' pictures. The bucket is public, so addresses work without a policy; only administrators may list, write
-- and remove, and only under `blog/`. Excludes SVG, because it can contain scripts.

insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values (
  'blog-images',
  'blog-images',
  true,
  5 * 1024 * 1024,
  array['image/jpeg', 'image/png', 'image/webp', 'image/avif']
)
on conflict (id) do update set
  public = excluded.public,
  file_size_limit = excluded.file_size_limit,
  allowed_mime_types = excluded.allowed_mime_types;

create policy "Administrators list blog pictures"
  on storage.objects for select to authenticated
  using (
    bucket_id = 'blog-images'
    and (storage.foldername(name))[1] = 'blog'
    and (select private.is_admin())
  );

create policy "Administrators upload blog pictures"
  on storage.objects for insert to authenticated
  with check (
    bucket_id = 'blog-images'
    and (storage.foldername(name))[1] = 'blog'
    and (select private.is_admin())
  );

create policy "Administrators replace and move blog pictures"
  on storage.objects for update to authenticated
  using (
    bucket_id = 'blog-images'
    and (storage.foldername(name))[1] = 'blog'
    and (select private.is_admin())
  )
  with check (
    bucket_id = 'blog-images'
    and (storage.foldername(name))[1] = 'blog'
    and (select private.is_admin())
  );

create policy "Administrators remove blog pictures"
  on storage.objects for delete to authenticated
  using (
    bucket_id = 'blog-images'
    and (storage.foldername(name))[1] = 'blog'
    and (select private.is_admin())
  );
