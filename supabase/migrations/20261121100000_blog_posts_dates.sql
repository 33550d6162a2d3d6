-- The database knows dates that no program can show: 'infinity', years before Christ, years of six digits. One of them
-- among the articles would keep the whole list from being read.
alter table public.blog_posts
  add constraint blog_posts_published_at_range
  check (published_at >= '0001-01-02T00:00:00Z' and published_at < '9999-12-31T00:00:00Z');
