-- A title and the name of the site are one line: a line break in one would forge lines in the texts that name it, such as
-- llms.txt. Rows written before stay as they are until they are changed.

alter table public.blog_posts
  add constraint blog_posts_title_one_line check (title !~ '[\x01-\x1f\x7f]') not valid;

alter table public.site_settings
  add constraint site_settings_name_one_line check (site_name !~ '[\x01-\x1f\x7f]') not valid;
