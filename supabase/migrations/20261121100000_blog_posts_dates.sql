-- Refuses dates that the database accepts but no program can show: 'infinity', years before Christ, years of six
-- digits. One such date would make the whole list of articles unreadable.

-- Reports and repairs existing articles with such a date: a future date stays scheduled, any other becomes the day on
-- which the article was created.
do $$
declare
  post record;
begin
  for post in
    select id, slug, published_at, created_at from public.blog_posts
    where published_at < '0001-01-02T00:00:00Z' or published_at >= '9999-12-31T00:00:00Z'
  loop
    update public.blog_posts
    set published_at = case
      when post.published_at > now() then timestamptz '9999-12-30T00:00:00Z'
      else post.created_at
    end
    where id = post.id;
    raise warning 'O artigo "%" tinha uma data de publicação impossível (%), que foi corrigida: confira-a.',
      post.slug, post.published_at;
  end loop;
end;
$$;

alter table public.blog_posts
  add constraint blog_posts_published_at_range
  check (published_at >= '0001-01-02T00:00:00Z' and published_at < '9999-12-31T00:00:00Z');
