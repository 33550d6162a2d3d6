-- Limits titles and the name of the site to one line: a line break would forge lines in texts that contain them, such
-- as llms.txt. Existing rows stay unchanged until their next update.

alter table public.blog_posts
  add constraint blog_posts_title_one_line check (title !~ '[\x01-\x1f\x7f]') not valid;

alter table public.site_settings
  add constraint site_settings_name_one_line check (site_name !~ '[\x01-\x1f\x7f]') not valid;
