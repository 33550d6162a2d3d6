-- Reports a reached limit as something other than an invalid value: PostgREST responds to `PT429` with 429, and to
-- `PT400` with 400.

create or replace function private.limit_feedback() returns trigger
  language plpgsql
  security definer
  set search_path = ''
as $$
declare
  most_an_hour constant int := 500;
  most_kept constant int := 20000;
begin
  if (select count(*) from public.feedback where created_at > now() - interval '1 hour') >= most_an_hour
    or (select count(*) from public.feedback) >= most_kept then
    raise sqlstate 'PT429' using message = 'feedback_full';
  end if;
  return new;
end;
$$;

create or replace function private.one_feedback() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if (select count(*) from written) > 1 then
    raise sqlstate 'PT400' using message = 'feedback_one_at_a_time';
  end if;
  return null;
end;
$$;
