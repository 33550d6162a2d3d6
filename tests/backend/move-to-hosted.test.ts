/** Moves all data of an embedded backend to a project with its own database and storage. */
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createQueue } from '../../server/backend/gateway/queue.ts';
import { move } from '../../server/backend/move/move.ts';
import { withMovedPictures } from '../../server/backend/move/pictures.ts';
import { targetSettings } from '../../server/backend/move/target.ts';
import type { MoveTarget } from '../../server/backend/move/target.ts';
import { moveReport } from '../../server/backend/move/move-report.ts';
import { connect } from './support/client.ts';
import type { Client } from './support/client.ts';
import { signInAdmin } from './support/people.ts';
import { BOOT_TIMEOUT, openServer } from './support/server.ts';
import type { TestServer } from './support/server.ts';
import { BUCKET, article, picture } from './support/stage.ts';
import { sign, soon } from './support/token.ts';

const HOSTED = 'https://projeto.supabase.co';
const COVER = '/storage/v1/object/public/blog-images/blog/capa-1.png';
const EDITED = '2026-11-01T12:34:56.789012+00:00';
let source: TestServer;
let target: TestServer;

/** A move target with the powers of a hosted project's service key, on the embedded services. */
function asTarget({ backend, services, keys, database }: TestServer): MoveTarget {
  const serialize = createQueue();
  const token = sign({ role: 'service_role', exp: soon() }, keys.jwtSecret);
  const { storage } = createClient(HOSTED, token, {
    auth: { persistSession: false },
    global: {
      fetch: (input, init) => {
        const request = new Request(input, init);
        request.headers.set('apikey', backend.anonKey);
        // Bypass the gateway, which accepts no service key.
        return serialize(() => services.answer(request));
      },
    },
  });
  return { database, storage, url: HOSTED };
}

/** Removes all accounts: a new project has none, not even the first administrator's. */
async function removeAccounts({ database }: TestServer): Promise<void> {
  await database.run(`
    begin;
    set local session_replication_role = replica;
    delete from public.profiles; delete from auth.identities; delete from auth.users;
    commit`);
}

async function must(answer: PromiseLike<{ error: Error | { message: string } | null }>): Promise<void> {
  const { error } = await answer;
  if (error) throw new Error(error.message);
}

async function fill(client: Client): Promise<void> {
  const cover = {
    cover_image: COVER,
    content: `<p>Texto</p><img src="${COVER}" alt="a"><img src="/outra.png">`,
  };
  await must(client.storage.from(BUCKET).upload('blog/capa-1.png', picture(), { contentType: 'image/png' }));
  await must(client.from('blog_posts').insert(article(cover)));
  await must(client.from('blog_posts').update({ slug: 'ferias-de-2026' }).eq('slug', 'ferias'));
  await must(client.from('site_settings').update({ site_name: 'Contas' }).eq('id', true));
  await must(client.rpc('invite_admin', { address: 'bia@example.com' }));
  const message = 'Não são "6%", \\ são 5%';
  await must(client.from('feedback').insert({ calculator: 'trabalhista/inss', kind: 'error', message }));
  const draft = { key: 'a', article_id: crypto.randomUUID(), draft: { content: `<img src="${COVER}">` } };
  await must(client.from('blog_post_drafts').insert(draft));
}

const moveNow = () => move(source, asTarget(target));

async function signedIn(): Promise<Client> {
  const client = connect(target);
  await must(client.auth.signInWithPassword(source.admin));
  return client;
}

// The tests follow one move, in order.
beforeAll(async () => {
  source = await openServer();
  await fill(await signInAdmin(source));
  await must(connect(source).auth.signUp({ email: 'caio@example.com', password: 'uma-senha-comprida' }));
  target = await openServer();
  // Add a column that hosted projects have.
  await target.database.run('alter table auth.users add column if not exists instance_id uuid');
}, BOOT_TIMEOUT);
afterAll(() => Promise.all([source.close(), target.close()]));

describe('a project that is not ready', () => {
  it('is refused with a list of its content if it is not empty', async () => {
    await expect(moveNow()).rejects.toThrow('não está vazio (contas, perfis)');
    await removeAccounts(target);
    await target.database.run("update public.site_settings set site_name = 'Outro'");
    await expect(moveNow()).rejects.toThrow('não está vazio (configurações do site)');
    await target.database.run('update public.site_settings set site_name = null');
    const others = asTarget(target).storage.from(BUCKET);
    await must(others.upload('blog/alheia.png', picture(), { contentType: 'image/png' }));
    await expect(moveNow()).rejects.toThrow('não está vazio (imagens)');
    await must(others.remove(['blog/alheia.png']));
  });

  it('is refused if it lacks migrations of this version, or has later ones', async () => {
    const history = 'supabase_migrations.schema_migrations';
    await target.database
      .run(`create table public.kept as select * from ${history} where version > '20261122100300';
      delete from ${history} where version > '20261122100300'`);
    await expect(moveNow()).rejects.toThrow(/não tem as migrações 20261122100400.*db push/);
    await target.database.run(`insert into ${history} select * from public.kept; drop table public.kept;
      insert into ${history} (version) values ('29990101000000')`);
    await expect(moveNow()).rejects.toThrow('não conhece (29990101000000)');
    await target.database.run(`delete from ${history} where version = '29990101000000'`);
  });

  it('is refused if its storage is inaccessible, or belongs to another project', async () => {
    const { storage } = createClient(HOSTED, target.backend.anonKey, {
      global: { fetch: async () => Response.json({ message: 'Invalid Compact JWS' }, { status: 400 }) },
    });
    const closed = { ...asTarget(target), storage };
    await expect(move(source, closed)).rejects.toThrow(/Invalid Compact JWS.*SUPABASE_SERVICE_ROLE_KEY/);
    const taking = createClient(HOSTED, target.backend.anonKey, {
      global: { fetch: async () => Response.json([]) },
    });
    const another = { ...asTarget(target), storage: taking.storage };
    await expect(move(source, another)).rejects.toThrow('são de projetos diferentes');
  });

  it('has no rows after a failed attempt, and accepts another one', async () => {
    await target.database.run("alter table public.feedback add constraint never check (kind = 'never')");
    await expect(moveNow()).rejects.toThrow('never');
    const rows = await target.database.rows(
      'select 1 from auth.users union all select 1 from public.blog_posts',
    );
    expect(rows).toEqual([]);
    await target.database.run('alter table public.feedback drop constraint never');
  });
});

describe('a new project', () => {
  it('receives all data, with a report of the counts', async () => {
    await source.database.run(`set session_replication_role = replica;
      update public.blog_posts set version = 7, updated_at = '${EDITED}'; set session_replication_role = origin`);
    const report = moveReport(await moveNow(), HOSTED);
    expect(report).toContain(`Os dados estão em ${HOSTED}:\n  contas: 2\n  imagens: 1\n`);
    for (const line of ['perfis: 2', 'artigos: 1', 'endereços de artigos: 2', 'mensagens de visitantes: 1']) {
      expect(report).toContain(`  ${line}\n`);
    }
    expect(report).not.toContain('já não estavam');
  });

  it('has the passwords and the administrators', async () => {
    const client = await signedIn();
    expect((await client.rpc('list_admins')).data?.map(({ email }) => email)).toEqual([source.admin.email]);
    const wrong = await connect(target).auth.signInWithPassword({
      ...source.admin,
      password: 'errada-errada',
    });
    expect(wrong.error?.code).toBe('invalid_credentials');
    const [unconfirmed] = await target.database.rows<object>(
      "select email_confirmed_at, encrypted_password ~ '^[$]2' as knows from auth.users where email = 'caio@example.com'",
    );
    expect(unconfirmed).toEqual({ email_confirmed_at: null, knows: true });
    const instances = await target.database.rows<object>('select distinct instance_id from auth.users');
    expect(instances).toEqual([{ instance_id: '00000000-0000-0000-0000-000000000000' }]);
  });

  it('has the article unchanged, with its former address and the new address of its picture', async () => {
    const visitor = connect(target);
    const { data } = await visitor.from('blog_posts').select().eq('slug', 'ferias-de-2026').single();
    const cover = `${HOSTED}${COVER}`;
    expect(data).toMatchObject({
      slug: 'ferias-de-2026',
      version: 7,
      cover_image: cover,
    });
    expect(data?.content).toBe(`<p>Texto</p><img src="${cover}" alt="a"><img src="/outra.png">`);
    const edited = await target.database.rows('select 1 from public.blog_posts where updated_at = $1', [
      EDITED,
    ]);
    expect(edited).toHaveLength(1);
    const slugs = await visitor.from('blog_post_slugs').select('slug, post_id').order('slug');
    expect(slugs.data?.map(({ slug }) => slug)).toEqual(['ferias', 'ferias-de-2026']);
    expect(slugs.data?.every(({ post_id: post }) => post === data?.id)).toBe(true);
  });

  it('has the picture, with its type and uploader', async () => {
    const answer = await target.backend.fetch(new Request(`${HOSTED}${COVER}`));
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(picture());
    const [stored] = await target.database.rows<{ email: string }>(
      'select email from auth.users join storage.objects on owner_id = users.id::text',
    );
    expect(stored?.email).toBe(source.admin.email);
  });

  it('has settings, messages, invitations and drafts', async () => {
    const client = await signedIn();
    expect((await client.from('site_settings').select('site_name')).data).toEqual([{ site_name: 'Contas' }]);
    const messages = await client.from('feedback').select('message');
    expect(messages.data).toEqual([{ message: 'Não são "6%", \\ são 5%' }]);
    expect((await client.from('admin_invitations').select('email')).data).toEqual([
      { email: 'bia@example.com' },
    ]);
    const drafts = await client.from('blog_post_drafts').select('draft');
    expect(drafts.data).toEqual([{ draft: { content: `<img src="${HOSTED}${COVER}">` } }]);
  });

  it('keeps counting versions from the moved one', async () => {
    const client = await signedIn();
    const saved = await client
      .from('blog_posts')
      .update({ title: 'Outro' })
      .eq('version', 7)
      .select('version');
    expect(saved.data).toEqual([{ version: 8 }]);
  });

  it('refuses a second move', async () => {
    await expect(moveNow()).rejects.toThrow('não está vazio (contas,');
  });
});

describe('the settings', () => {
  const env = {
    SUPABASE_URL: `${HOSTED}/`,
    SUPABASE_SERVICE_ROLE_KEY: 'chave',
    SUPABASE_DB_URL: 'postgresql://postgres:segredo@db.exemplo/postgres',
  };

  it('are taken from the environment', () => {
    expect(targetSettings(env)).toEqual({
      url: HOSTED,
      serviceKey: 'chave',
      databaseUrl: env.SUPABASE_DB_URL,
    });
  });

  it('are named if missing, and never printed', () => {
    expect(() => targetSettings({ ...env, SUPABASE_SERVICE_ROLE_KEY: ' ' })).toThrow(
      'Falta SUPABASE_SERVICE_ROLE_KEY',
    );
    expect(() => targetSettings({ ...env, SUPABASE_DB_URL: 'segredo@db' })).toThrow(
      /^SUPABASE_DB_URL não é um endereço postgresql:\/\/ nem postgres:\/\/\.$/,
    );
  });
});

it('withMovedPictures keeps the addresses of pictures that are not moved', () => {
  const row = '{"a": "https://site.com/storage/v1/object/public/blog-images/blog/x.png", "b": "/blog/y.png"}';
  expect(withMovedPictures(row, HOSTED, new Set(['blog/y.png']))).toBe(row);
  expect(withMovedPictures(row, HOSTED, new Set(['blog/x.png']))).toBe(
    row.replace('https://site.com', HOSTED),
  );
});
