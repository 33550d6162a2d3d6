-- Visitors' feedback on results: votes on their help, and messages about errors. Anyone may write, within limits; only
-- administrators read, close and delete. Nobody changes other people's messages.

create table public.feedback (
  id uuid primary key default gen_random_uuid(),
  created_at timestamptz not null default now(),
  calculator text not null,
  kind text not null,
  message text not null default '',
  -- The address for an answer, if wanted.
  email text,
  -- The inputs in the form of a shared address, if the visitor agreed to send them.
  inputs text,
  closed_at timestamptz,

  constraint feedback_calculator_format check (calculator ~ '^[a-z0-9-]{1,60}/[a-z0-9-]{1,60}$'),
  constraint feedback_kind_known check (kind = any (array['helpful', 'unhelpful', 'error'])),
  constraint feedback_message_length check (char_length(message) <= 2000),
  constraint feedback_error_is_told check (kind <> 'error' or message ~ '\S'),
  constraint feedback_email_format check (email ~ '^[^\s@]+@[^\s@]+$' and char_length(email) <= 254),
  constraint feedback_inputs_format check (inputs ~ '^#' and char_length(inputs) <= 4000)
);

create index feedback_created_at_idx on public.feedback (created_at);

alter table public.feedback enable row level security;
revoke all on table public.feedback from public, anon, authenticated, service_role;
-- Excludes time and state, which visitors may not set.
grant insert (calculator, kind, message, email, inputs) on table public.feedback to anon, authenticated;
grant select, delete on table public.feedback to authenticated;
grant update (closed_at) on table public.feedback to authenticated;
grant select, insert, update, delete on table public.feedback to service_role;

create policy "Anyone writes feedback"
  on public.feedback for insert to anon, authenticated
  with check (closed_at is null);

create policy "Administrators read feedback"
  on public.feedback for select to authenticated
  using ((select private.is_admin()));

create policy "Administrators close feedback"
  on public.feedback for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Administrators delete feedback"
  on public.feedback for delete to authenticated
  using ((select private.is_admin()));

-- Limits feedback per hour and in total, so that a flood fills neither the disk nor the readers' screens.
create function private.limit_feedback() returns trigger
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
    raise exception 'feedback_full' using errcode = 'check_violation';
  end if;
  return new;
end;
$$;

-- Refuses several rows in one request, which would bypass every limit on requests.
create function private.one_feedback() returns trigger
  language plpgsql
  set search_path = ''
as $$
begin
  if (select count(*) from written) > 1 then
    raise exception 'feedback_one_at_a_time' using errcode = 'check_violation';
  end if;
  return null;
end;
$$;

create trigger feedback_one after insert on public.feedback
  referencing new table as written
  for each statement execute function private.one_feedback();

create trigger feedback_limit before insert on public.feedback
  for each row execute function private.limit_feedback();

-- Counts helpful and unhelpful results by calculator. Returns no rows to anybody but administrators.
create function public.feedback_counts()
  returns table (calculator text, helpful int, unhelpful int)
  language sql
  stable
  set search_path = ''
as $$
  select
    calculator,
    count(*) filter (where kind = 'helpful')::int,
    count(*) filter (where kind = 'unhelpful')::int
  from public.feedback
  where kind <> 'error'
  group by calculator
  order by count(*) desc, calculator
  limit 200;
$$;

revoke all on function private.limit_feedback(), private.one_feedback(), public.feedback_counts()
  from public, anon, authenticated, service_role;
grant execute on function public.feedback_counts() to authenticated;
