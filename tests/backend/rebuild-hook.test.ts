/** The hook that triggers a rebuild of a static site; stubs replace the parts that only a hosted project has. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { signInAdmin } from './support/people.ts';
import type { Client } from './support/client.ts';
import { BOOT_TIMEOUT, openServer, type TestServer } from './support/server.ts';
import { article } from './support/stage.ts';

const HOOK = 'https://hospedagem.example/build_hooks/1';
const FUTURE = '2999-01-01T00:00:00-03:00';

/** Stubs of the extensions that the hook calls; they only record requests and jobs. */
const STUBS = [
  'create schema net',
  'create table net.requests (url text, body jsonb, headers jsonb)',
  `create function net.http_post(url text, body jsonb, headers jsonb) returns bigint language sql as
     'insert into net.requests values ($1, $2, $3); select 1::bigint'`,
  'create schema vault',
  'create table vault.decrypted_secrets (name text, decrypted_secret text)',
  'create schema cron',
  'create table cron.job (jobname text, schedule text, command text)',
  `create function cron.schedule(text, text, text) returns bigint language sql as
     'insert into cron.job values ($1, $2, $3); select 1::bigint'`,
];

/** The statements of the file, without those that need a hosted project. */
const statements = readFileSync(join(import.meta.dirname, '../../deploy/rebuild-hook.sql'), 'utf8')
  .split(/;\n(?=\n|$|create|select)/)
  .map((statement) => statement.replaceAll(/^--.*\n/gm, '').trim())
  .filter((statement) => statement !== '' && !statement.startsWith('create extension'));

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await openServer();
  admin = await signInAdmin(server);
  for (const statement of [...STUBS, ...statements]) await server.database.run(statement);
}, BOOT_TIMEOUT);
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.run('delete from public.blog_posts');
  await server.database.run('delete from vault.decrypted_secrets');
  await server.database.run(`insert into vault.decrypted_secrets values ('rebuild_hook', '${HOOK}')`);
  await server.database.run('delete from net.requests');
});

type BuildRequest = { url: string; body: unknown; headers: Record<string, string> };

/** Requests since the last call. */
async function requests(): Promise<BuildRequest[]> {
  const rows = await server.database.rows<BuildRequest>('select * from net.requests');
  await server.database.run('delete from net.requests');
  return rows;
}

describe('a build is requested', () => {
  it('when a public article is added, changed or removed', async () => {
    const { error } = await admin.from('blog_posts').insert(article());
    expect(error).toBeNull();
    expect(await requests()).toEqual([
      { url: HOOK, body: { event_type: 'artigos' }, headers: { 'Content-Type': 'application/json' } },
    ]);
    await admin.from('blog_posts').update({ title: 'Outro' }).eq('slug', 'ferias');
    expect(await requests()).toHaveLength(1);
    await admin.from('blog_posts').update({ published_at: FUTURE }).eq('slug', 'ferias');
    expect(await requests()).toHaveLength(1);
    await admin.from('blog_posts').update({ title: 'Ainda outro' }).eq('slug', 'ferias');
    expect(await requests()).toHaveLength(0);
    await admin.from('blog_posts').update({ published_at: '2020-01-01T00:00:00Z' }).eq('slug', 'ferias');
    expect(await requests()).toHaveLength(1);
    await admin.from('blog_posts').update({ deleted_at: 'now' }).eq('slug', 'ferias');
    expect(await requests()).toHaveLength(1);
    await admin.from('blog_posts').update({ title: 'Na lixeira' }).eq('slug', 'ferias');
    await admin.from('blog_posts').delete().eq('slug', 'ferias');
    expect(await requests()).toHaveLength(0);
  });

  it('once, at the publication time of a scheduled article', async () => {
    const [job] = await server.database.rows<{ command: string }>('select command from cron.job');
    const look = () => server.database.run(job?.command ?? '');
    await admin.from('blog_posts').insert(article({ published_at: FUTURE }));
    await look();
    expect(await requests()).toHaveLength(0);
    // Simulate the passing of time, which fires no trigger.
    await server.database.run('alter table public.blog_posts disable trigger user');
    for (const [minutes, times] of [
      [1, 1],
      [8, 0],
    ]) {
      await server.database.run(
        `update public.blog_posts set updated_at = now() - interval '1 day',
           published_at = now() - interval '${minutes} minutes'`,
      );
      await look();
      expect(await requests()).toHaveLength(times ?? 0);
    }
    await server.database.run('alter table public.blog_posts enable trigger user');
  });

  it('with the hook’s token, if it needs one, and only if a hook is configured', async () => {
    await server.database.run(`insert into vault.decrypted_secrets values ('rebuild_token', 'segredo')`);
    await admin.from('blog_posts').insert(article());
    expect((await requests())[0]?.headers['Authorization']).toBe('Bearer segredo');
    await server.database.run('delete from vault.decrypted_secrets');
    const { error } = await admin.from('blog_posts').update({ title: 'Outro' }).eq('slug', 'ferias');
    expect(error).toBeNull();
    expect(await requests()).toEqual([]);
  });
});
