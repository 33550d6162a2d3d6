import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connect } from './support/client.ts';
import { signInAdmin } from './support/people.ts';
import { ADVICE } from './support/advice.ts';
import { BOOT_TIMEOUT, openServer } from './support/server.ts';
import type { TestServer } from './support/server.ts';
import { article } from './support/stage.ts';

let server: TestServer;

beforeAll(async () => {
  server = await openServer();
  // Trigger the schema changes that the services make on their first requests.
  await connect(server).from('blog_posts').select('slug');
  await (await signInAdmin(server)).from('blog_posts').insert(article());
}, BOOT_TIMEOUT);
afterAll(() => server.close());

describe('the database advisor', () => {
  it.each(ADVICE)('reports nothing: $rule', async ({ query }) => {
    expect(await server.database.rows(query)).toEqual([]);
  });

  it.each(ADVICE)('detects a violation: $rule', async ({ query, offence }) => {
    await server.database.run('begin');
    try {
      await server.database.run(offence);
      expect(await server.database.rows(query)).not.toEqual([]);
    } finally {
      await server.database.run('rollback');
    }
  });
});

describe('the rights granted', () => {
  const granted = async (): Promise<Record<string, string>> => {
    const rows = await server.database.rows<{ what: string; rights: string }>(`
      select role || ' ' || c.relname as what, string_agg(lower(privilege), ' ' order by privilege) as rights
      from pg_class c, unnest(array['anon', 'authenticated']) role,
           unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) privilege
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and has_table_privilege(role, c.oid, privilege)
      group by 1`);
    return Object.fromEntries(rows.map(({ what, rights }) => [what, rights]));
  };

  it('are the minimum that the site needs', async () => {
    expect(await granted()).toEqual({
      'anon blog_posts': 'select',
      'anon blog_post_slugs': 'select',
      'anon site_settings': 'select',
      'authenticated site_settings': 'select update',
      'authenticated blog_posts': 'delete insert select update',
      'authenticated blog_post_slugs': 'select',
      'authenticated profiles': 'select',
      'authenticated blog_post_versions': 'select',
      'authenticated blog_post_drafts': 'delete select',
      'authenticated released_pictures': 'select',
      'authenticated admin_invitations': 'delete select',
      'authenticated feedback': 'delete select',
    });
  });

  it('let visitors write only the columns of a message, and administrators only close it', async () => {
    const rows = await server.database.rows(`
      select role || ' ' || lower(privilege) as what, string_agg(column_name, ' ' order by column_name) as columns
      from information_schema.columns, unnest(array['anon', 'authenticated']) role,
           unnest(array['INSERT', 'UPDATE']) privilege
      where table_schema = 'public' and table_name = 'feedback'
        and has_column_privilege(role, 'public.feedback', column_name, privilege)
      group by 1 order by 1`);
    const visitorColumns = 'calculator email inputs kind message';
    expect(rows).toEqual([
      { what: 'anon insert', columns: visitorColumns },
      { what: 'authenticated insert', columns: visitorColumns },
      { what: 'authenticated update', columns: 'closed_at' },
    ]);
  });

  it('do not include a new table without grants', async () => {
    await server.database.run('begin');
    try {
      const before = await granted();
      await server.database.run('create table public.forgotten (id int primary key)');
      expect(await granted()).toEqual(before);
    } finally {
      await server.database.run('rollback');
    }
  });
});
