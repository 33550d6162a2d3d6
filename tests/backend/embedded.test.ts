import { execFile, spawn } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inspect, promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { resetAdminPassword } from '../../server/backend/admin-password.ts';
import type { Backend } from '../../server/backend/backend.ts';
import { AlreadyRunningError } from '../../server/backend/lock.ts';
import { closePglite, openPglite, pgliteDatabase } from '../../server/backend/pglite.ts';
import { connect } from './support/client.ts';
import { pictureAt, startIn, withBackendIn } from './support/data-folder.ts';
import { signInAdmin } from './support/people.ts';
import { BOOT_TIMEOUT } from './support/server.ts';
import { BUCKET, article, picture } from './support/stage.ts';

const root = mkdtempSync(join(tmpdir(), 'calculario-'));
const dataDir = join(root, 'data');
let admin = { email: '', password: '' };
let keys = '';

const start = (): Promise<Backend> => startIn(dataDir);

const signIn = (backend: Backend) => signInAdmin({ backend, admin });

const withBackend = <Result>(task: (backend: Backend) => Promise<Result>): Promise<Result> =>
  withBackendIn(dataDir, task);

const modeOf = (path: string): number => statSync(path).mode & 0o777;

// The tests follow the life cycle of one data folder, in order.
beforeAll(async () => {
  const backend = await start();
  if (backend.firstAdmin) admin = backend.firstAdmin;
  const client = await signIn(backend);
  await client.from('blog_posts').insert(article({ published_at: '2025-11-20T08:29:23.3-03:00' }));
  await client.storage.from(BUCKET).upload('blog/capa.png', picture(), { contentType: 'image/png' });
  await backend.close();
  keys = readFileSync(join(dataDir, 'keys.json'), 'utf8');
}, BOOT_TIMEOUT);
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('the first start', () => {
  it('creates an administrator with a random password', () => {
    expect(admin.email).toBe('admin@calculario.local');
    expect(admin.password).toMatch(/^([a-km-np-z2-9]{4}-){4}[a-km-np-z2-9]{4}$/);
  });

  it('can be repeated if it ends before there is a database', async () => {
    const folder = join(root, 'interrupted');
    mkdirSync(folder);
    writeFileSync(join(folder, 'database'), 'in the place of a folder');
    await expect(startIn(folder)).rejects.toThrow(/estão danificados/);
    rmSync(join(folder, 'database'));
    // Simulate what a killed start has left.
    mkdirSync(join(folder, 'database.new'), { recursive: true });
    writeFileSync(join(folder, 'database.new', 'PG_VERSION'), '17');
    const backend = await startIn(folder);
    expect(backend.firstAdmin).toBeDefined();
    await backend.close();
    expect(readdirSync(folder).toSorted()).toEqual(['database', 'keys.json', 'lock']);
  });

  it('makes keys and data readable only by the owner', () => {
    expect(modeOf(dataDir)).toBe(0o700);
    expect(modeOf(join(dataDir, 'keys.json'))).toBe(0o600);
    expect(modeOf(join(dataDir, 'database'))).toBe(0o700);
  });

  it('does not store the password in plain text', () => {
    const files = readdirSync(dataDir, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    expect(files.length).toBeGreaterThan(100);
    for (const file of files) {
      expect(readFileSync(join(file.parentPath, file.name)).includes(admin.password)).toBe(false);
    }
  });

  it('records the migrations where the Supabase CLI does', async () => {
    const connection = await openPglite(join(dataDir, 'database'));
    const recorded = await pgliteDatabase(connection).rows<{ version: string; name: string; size: number }>(
      'select version, name, cardinality(statements) as size from supabase_migrations.schema_migrations order by 1',
    );
    await closePglite(connection);
    const files = readdirSync('supabase/migrations').sort();
    expect(recorded.map(({ version, name }) => `${version}_${name}.sql`)).toEqual(files);
    expect(recorded.every(({ size }) => size > 0)).toBe(true);
  });
});

describe('a later start', () => {
  let backend: Backend;

  beforeAll(async () => {
    backend = await start();
  }, BOOT_TIMEOUT);
  afterAll(() => backend.close());

  it('finds all data unchanged, and creates no further administrator or keys', async () => {
    expect(backend.firstAdmin).toBeUndefined();
    expect(readFileSync(join(dataDir, 'keys.json'), 'utf8')).toBe(keys);
    expect(JSON.parse(keys)).toMatchObject({ anonKey: backend.anonKey });
    const { data } = await connect({ backend }).from('blog_posts').select('slug').eq('slug', 'ferias');
    expect(data).toEqual([{ slug: 'ferias' }]);
    expect(new Uint8Array(await (await pictureAt(backend, 'blog/capa.png')).arrayBuffer())).toEqual(
      picture(),
    );
  });

  it('returns timestamps in ISO 8601', async () => {
    const { data } = await connect({ backend })
      .from('blog_posts')
      .select('published_at, updated_at')
      .single();
    expect(data?.published_at).toBe('2025-11-20T11:29:23.3+00:00');
    expect(data?.updated_at).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?\+00:00$/);
  });

  it('prints no data of a failed request, and does not change the exit code', async () => {
    const printed: unknown[] = [];
    const spy = vi.spyOn(console, 'error').mockImplementation((...values) => void printed.push(...values));
    const { exitCode } = process;
    const client = await signIn(backend);
    await client.from('blog_posts').insert(article({ slug: 'Inválido', content: 'texto confidencial' }));
    spy.mockRestore();
    expect(process.exitCode).toBe(exitCode);
    const text = printed.map((value) => inspect(value, { depth: 9 })).join('\n');
    expect(text).toContain('blog_posts_slug_format');
    expect(text).not.toContain('confidencial');
  });

  it('fails while another runs, with a message that names the process', async () => {
    const second = start();
    await expect(second).rejects.toBeInstanceOf(AlreadyRunningError);
    await expect(second).rejects.toThrow(`já está em execução (pid ${process.pid})`);
    await expect(resetAdminPassword(dataDir)).rejects.toThrow('já está em execução');
  });

  it('is possible as soon as the previous one has closed, which keeps the exit code', async () => {
    const { exitCode } = process;
    await backend.close();
    expect(process.exitCode).toBe(exitCode);
    backend = await start();
  });
});

describe('a process killed while it writes', () => {
  it(
    'loses no acknowledged write, and releases the lock',
    async () => {
      const script = fileURLToPath(new URL('support/writer.ts', import.meta.url));
      const child = spawn(process.execPath, [script, dataDir, admin.email, admin.password], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let output = '';
      child.stdout.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
      await vi.waitUntil(() => output.split('\n').length > 20, { timeout: BOOT_TIMEOUT, interval: 5 });
      const second = start();
      await expect(second).rejects.toThrow(`(pid ${child.pid})`);
      child.kill('SIGKILL');
      await new Promise((resolve) => child.once('close', resolve));

      const acknowledged = (kind: string): string[] =>
        [...output.matchAll(new RegExp(`^${kind} (.+)\n`, 'gm'))].map(([, name = '']) => name);
      await withBackend(async (backend) => {
        const { data } = await connect({ backend }).from('blog_posts').select('id');
        const kept = new Set(data?.map(({ id }) => id));
        expect(acknowledged('post').filter((id) => !kept.has(id))).toEqual([]);
        for (const path of acknowledged('picture')) {
          const bytes = await (await pictureAt(backend, path)).arrayBuffer();
          expect(bytes.byteLength).toBe(20_000);
        }
      });
    },
    2 * BOOT_TIMEOUT,
  );
});

describe('a forgotten password', () => {
  it('is replaced by a new one, and ends the sessions', async () => {
    const refresh_token = await withBackend(async (backend) => {
      const { data } = await (await signIn(backend)).auth.getSession();
      return data.session?.refresh_token ?? '';
    });
    const old = admin;
    admin = await resetAdminPassword(dataDir, 'Admin@calculario.local');
    expect(admin.email).toBe(old.email);
    await withBackend(async (backend) => {
      const client = connect({ backend });
      expect((await client.auth.signInWithPassword(old)).error?.code).toBe('invalid_credentials');
      expect((await client.auth.refreshSession({ refresh_token })).error?.code).toBe(
        'refresh_token_not_found',
      );
      expect((await client.auth.signInWithPassword(admin)).error).toBeNull();
    });
  });

  it('can be replaced by a command, which prints the new one', async () => {
    const env = { ...process.env, CALCULARIO_DATA: dataDir };
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/admin-password.ts'], { env });
    expect(stdout).toContain(admin.email);
    admin = { ...admin, password: /Senha +(\S+)/.exec(stdout)?.[1] ?? '' };
    await withBackend(signIn);
  });

  it('can be replaced only for administrators', async () => {
    await expect(resetAdminPassword(dataDir, 'outra@example.com')).rejects.toThrow(
      'não é de um administrador',
    );
    await expect(resetAdminPassword(join(root, 'nada'))).rejects.toThrow('Não há dados');
  });
});

// Each test restores the data, and the start in the last one checks that it is intact.
describe('damaged or foreign data', () => {
  it('of a newer version is not modified', async () => {
    const change = async (statement: string): Promise<void> => {
      const connection = await openPglite(join(dataDir, 'database'));
      await pgliteDatabase(connection).run(statement);
      await closePglite(connection);
    };
    await change("insert into supabase_migrations.schema_migrations (version) values ('29990101000000')");
    await expect(start()).rejects.toThrow('versão mais nova');
    await change("delete from supabase_migrations.schema_migrations where version = '29990101000000'");
  });

  it('without readable keys does not start, because new keys would invalidate it', async () => {
    writeFileSync(join(dataDir, 'keys.json'), '{"anonKey": "x"}');
    await expect(start()).rejects.toThrow('danificado');
    writeFileSync(join(dataDir, 'keys.json'), 'x');
    await expect(start()).rejects.toThrow('Não foi possível ler');
    writeFileSync(join(dataDir, 'keys.json'), keys);
  });

  it('that is missing from a used folder does not start from scratch', async () => {
    const database = join(dataDir, 'database');
    renameSync(database, `${database}-away`);
    await expect(start()).rejects.toThrow('o banco de dados sumiu');
    mkdirSync(database);
    await expect(start()).rejects.toThrow('o banco de dados sumiu');
    await expect(resetAdminPassword(dataDir)).rejects.toThrow('Não há dados');
    rmSync(database, { recursive: true });
    renameSync(`${database}-away`, database);
  });

  it('that is damaged is reported as damaged, not as in use by another process', async () => {
    const control = join(dataDir, 'database', 'global', 'pg_control');
    const intact = readFileSync(control);
    writeFileSync(control, 'x');
    await expect(start()).rejects.toThrow(/estão danificados/);
    writeFileSync(control, intact);
    const lock = readFileSync(join(dataDir, 'lock'));
    writeFileSync(join(dataDir, 'lock'), 'no database, and long enough to be taken for one'.repeat(9));
    await expect(start()).rejects.toThrow(/estão danificados/);
    writeFileSync(join(dataDir, 'lock'), lock);
  });

  it('with an impossible date of an article is reported and repaired by the upgrade', async () => {
    const connection = await openPglite(join(dataDir, 'database'));
    const database = pgliteDatabase(connection);
    await database.run(`
      alter table public.blog_posts drop constraint blog_posts_published_at_range;
      delete from supabase_migrations.schema_migrations where version = '20261121100000';
      insert into public.blog_posts (title, slug, excerpt, content, published_at)
      values ('x', 'sem-fim', 'x', 'x', 'infinity'), ('x', 'antes-de-tudo', 'x', 'x', '4000-01-01 BC');`);
    await closePglite(connection);
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await withBackend(async (backend) => {
      const client = await signIn(backend);
      const { data } = await client
        .from('blog_posts')
        .select('slug, published_at, created_at')
        .like('excerpt', 'x');
      const dates = new Map(data?.map((post) => [post.slug, post]));
      expect(dates.get('sem-fim')?.published_at).toBe('9999-12-30T00:00:00+00:00');
      expect(dates.get('antes-de-tudo')?.published_at).toBe(dates.get('antes-de-tudo')?.created_at);
    });
    const warned = warnings.mock.calls.map(([text]) => String(text)).join('\n');
    warnings.mockRestore();
    expect(warned).toMatch(/O artigo "sem-fim" tinha uma data de publicação impossível \(infinity\)/);
    expect(warned).toMatch(/O artigo "antes-de-tudo"/);
  });
});
