-- Prevents two mistakes that no policy catches, because the caller may write articles: a request without a filter,
-- which affects every article, and one that erases an article's author.

-- Runs as the calling role, so that direct SQL, and the foreign key that clears the author of a removed account, still
-- work as the table's owner.
create function private.refuse_many_blog_posts() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') and (select count(*) from met) > 1 then
    raise exception using
      errcode = '21000',
      message = 'Articles are changed and deleted one at a time: the request needs a filter';
  end if;
  return null;
end;
$$;

revoke all on function private.refuse_many_blog_posts() from public, anon, authenticated, service_role;

create trigger refuse_many_deletions
  after delete on public.blog_posts
  referencing old table as met
  for each statement execute function private.refuse_many_blog_posts();

create trigger refuse_many_changes
  after update on public.blog_posts
  referencing old table as met
  for each statement execute function private.refuse_many_blog_posts();

create function private.keep_blog_post_author() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if current_user in ('anon', 'authenticated') and old.author_id is not null and new.author_id is null then
    raise exception using
      errcode = '23502',
      message = 'null value in column "author_id" of relation "blog_posts" would erase the author';
  end if;
  return new;
end;
$$;

revoke all on function private.keep_blog_post_author() from public, anon, authenticated, service_role;

-- Runs before `stamp_blog_post`, because its name precedes it in the alphabet.
create trigger keep_blog_post_author
  before update on public.blog_posts
  for each row execute function private.keep_blog_post_author();
