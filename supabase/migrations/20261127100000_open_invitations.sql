-- Tells the holder of an invitation link whether it is still valid, before they fill in its form.
create function visitors.find_invitation(token text) returns table (expires_at timestamptz)
  language sql
  stable
  security definer
  set search_path = ''
as $$
  select invitation.expires_at
  from public.admin_invitations as invitation
  where invitation.token_hash = private.hash_of(token) and invitation.expires_at > now();
$$;

create function public.find_invitation(token text) returns table (expires_at timestamptz)
  language sql
  stable
  set search_path = ''
as $$
  select * from visitors.find_invitation(token);
$$;

revoke all on function visitors.find_invitation(text), public.find_invitation(text)
  from public, anon, authenticated, service_role;
grant execute on function visitors.find_invitation(text), public.find_invitation(text) to anon, authenticated;
