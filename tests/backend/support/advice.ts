/**
 * A rule of Supabase's database advisor that applies to this schema. `query` returns the violations of the rule;
 * `offence` is SQL that violates the rule, to verify that the query detects it.
 */
export interface Advice {
  rule: string;
  query: string;
  offence: string;
}

/** Tables of the schema that the API exposes. */
const PUBLIC_TABLES = `
  select c.oid, c.relname, c.relrowsecurity
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`;

/** The project's own functions. */
const OWN_FUNCTIONS = `
  select p.oid, p.proname, p.prosecdef, p.proconfig, n.nspname
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname in ('public', 'private', 'visitors')`;

/** Policies, with their two conditions joined. */
const POLICIES = `
  select schemaname, tablename, policyname, permissive, roles, cmd,
         coalesce(qual, '') || ' ' || coalesce(with_check, '') as condition
  from pg_policies
  where schemaname in ('public', 'storage')`;

export const ADVICE: Advice[] = [
  {
    rule: 'row security is on for every table of the API',
    query: `select relname from (${PUBLIC_TABLES}) t where not relrowsecurity`,
    offence: 'create table public.open (id int primary key)',
  },
  {
    rule: 'every table with row security has a policy',
    query: `select relname from (${PUBLIC_TABLES}) t
            where relrowsecurity and not exists (select 1 from pg_policy where polrelid = t.oid)`,
    offence: `create table public.shut (id int primary key);
              alter table public.shut enable row level security`,
  },
  {
    rule: 'every table has a primary key',
    query: `select relname from (${PUBLIC_TABLES}) t
            where not exists (select 1 from pg_constraint where conrelid = t.oid and contype = 'p')`,
    offence: 'create table public.keyless (id int)',
  },
  {
    rule: 'no policy depends on user_metadata, which users can change',
    query: `select policyname from (${POLICIES}) p where condition ~ 'user_?meta_?data'`,
    offence: `create policy "by metadata" on public.profiles for delete to authenticated
              using ((select auth.jwt()) -> 'user_metadata' ->> 'role' = 'admin')`,
  },
  {
    rule: 'functions with the same result for a whole statement are called only once, in (select …)',
    query: `select policyname from (${POLICIES}) p
            where regexp_replace(condition, 'SELECT (auth|private)\\.', '', 'gi')
                  ~ '(auth\\.(uid|jwt|role|email)|private\\.is_admin|current_setting)\\('`,
    offence: `create policy "per row" on public.profiles for delete to authenticated using (id = auth.uid())`,
  },
  {
    rule: 'one permissive policy for each table, role and action',
    query: `select tablename, role, action
            from (${POLICIES}) p, unnest(roles) role,
                 unnest(case cmd when 'ALL' then array['SELECT', 'INSERT', 'UPDATE', 'DELETE'] else array[cmd] end) action
            where permissive = 'PERMISSIVE'
            group by schemaname, tablename, role, action
            having count(*) > 1`,
    offence: `create policy "again" on public.blog_posts for all to authenticated using (false)`,
  },
  {
    rule: 'no policy for all roles at once',
    query: `select policyname from (${POLICIES}) p where 'public' = any (roles)`,
    offence: 'create policy "everyone" on public.profiles for delete using (false)',
  },
  {
    rule: 'no write policy whose condition is always true',
    query: `select policyname from (${POLICIES}) p
            where cmd <> 'SELECT' and (condition ~* '^\\s*true' or condition ~* 'true\\s*$')`,
    offence: 'create policy "always" on public.profiles for insert to authenticated with check (true)',
  },
  {
    // Exempt feedback, which anyone may write by design.
    rule: 'write policies check is_admin()',
    query: `select policyname from (${POLICIES}) p where cmd <> 'SELECT' and condition !~ 'private\\.is_admin'
              and policyname <> 'Anyone writes feedback'`,
    offence: `create policy "own" on public.profiles for update to authenticated
              using (id = (select auth.uid())) with check (id = (select auth.uid()))`,
  },
  {
    rule: 'functions have a fixed search path',
    query: `select proname from (${OWN_FUNCTIONS}) f
            where not coalesce(proconfig @> array['search_path=""'], false)`,
    offence: `create function private.loose() returns int language sql as 'select 1'`,
  },
  {
    rule: 'no function runs as its owner in the schema of the API',
    query: `select proname from (${OWN_FUNCTIONS}) f where prosecdef and nspname = 'public'`,
    offence: `create function public.power() returns int language sql security definer set search_path = '' as 'select 1'`,
  },
  {
    rule: 'visitors can call only the functions that a link needs, and accounts only those that they need',
    query: `select proname, role from (${OWN_FUNCTIONS}) f, unnest(array['anon', 'authenticated']) role
            where has_function_privilege(role, oid, 'execute')
              and (role, proname) not in (
                ('authenticated', 'is_admin'), ('authenticated', 'is_web_link'), ('authenticated', 'may_picture_go'),
                ('authenticated', 'list_admins'), ('authenticated', 'invite_admin'),
                ('authenticated', 'accept_invitation'), ('authenticated', 'remove_admin'),
                ('authenticated', 'feedback_counts'), ('authenticated', 'spare_pictures'),
                ('authenticated', 'purge_trash'), ('authenticated', 'share_preview'),
                ('authenticated', 'previewed_post'), ('anon', 'previewed_post'),
                ('authenticated', 'find_invitation'), ('anon', 'find_invitation')
              )`,
    offence: 'grant execute on function private.create_profile() to authenticated',
  },
  {
    rule: 'visitors cannot use the schema of the helper functions',
    query: `select 'private' where has_schema_privilege('anon', 'private', 'usage')`,
    offence: 'grant usage on schema private to anon',
  },
  {
    rule: 'foreign keys are indexed',
    query: `select conrelid::regclass::text from pg_constraint fk
            where contype = 'f' and connamespace = 'public'::regnamespace
              and not exists (
                select 1 from pg_index i
                where i.indrelid = fk.conrelid
                  and (i.indkey::int2[])[0:array_length(fk.conkey, 1) - 1] = fk.conkey
              )`,
    offence: `create table public.child (
                id int primary key, post uuid references public.blog_posts (id)
              )`,
  },
  {
    rule: 'no two indexes are the same',
    query: `select indrelid::regclass::text from pg_index
            where indrelid in (select oid from (${PUBLIC_TABLES}) t)
            group by indrelid, indkey, indclass, indoption, indpred, indexprs having count(*) > 1`,
    offence: 'create index twice on public.blog_posts (author_id)',
  },
  {
    rule: 'no view of the API bypasses row security or shows the accounts',
    query: `select c.relname from pg_class c
            where c.relnamespace = 'public'::regnamespace and c.relkind in ('v', 'm')
              and (c.relkind = 'm' or not coalesce(c.reloptions @> array['security_invoker=true'], false))`,
    offence: 'create view public.accounts as select email from auth.users',
  },
  {
    rule: 'no extension lives in the schema of the API',
    query: `select extname from pg_extension where extnamespace = 'public'::regnamespace`,
    offence: 'alter extension pgcrypto set schema public',
  },
  {
    rule: 'only administrators can list a public bucket',
    query: `select policyname from (${POLICIES}) p
            where tablename = 'objects' and cmd in ('SELECT', 'ALL')
              and ('anon' = any (roles) or 'public' = any (roles) or condition !~ 'private\\.is_admin')`,
    offence: `create policy "list" on storage.objects for select to anon using (bucket_id = 'blog-images')`,
  },
  {
    rule: 'nobody can read or change the buckets themselves',
    query: `select policyname from (${POLICIES}) p where tablename = 'buckets'`,
    offence: `create policy "see" on storage.buckets for select to authenticated using (true)`,
  },
];
