import { execFile } from 'node:child_process';
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
import { inspect, promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { resetAdminPassword } from '../../server/backend/admin-password.ts';
import type { Backend } from '../../server/backend/backend.ts';
import type { Database } from '../../server/backend/database.ts';
import { ensureDataFolder } from '../../server/backend/data-failure.ts';
import { loadKeys } from '../../server/backend/keys.ts';
import { AlreadyRunningError } from '../../server/backend/lock.ts';
import { closePglite, openPglite, pgliteDatabase } from '../../server/backend/pglite.ts';
import { migrate } from '../../server/backend/schema.ts';
import type { Row } from '../../src/backend/row-types.ts';
import { connect } from './support/client.ts';
import { pictureAt, startIn } from './support/data-folder.ts';
import { signInAdmin } from './support/people.ts';
import { BOOT_TIMEOUT } from './support/server.ts';
import { BUCKET, article, picture } from './support/stage.ts';

const root = mkdtempSync(join(tmpdir(), 'calculario-'));
const dataDir = join(root, 'data');
const databaseDir = join(dataDir, 'database');
let backend: Backend;
let admin = { email: '', password: '' };
let keys = '';
let refreshToken = '';

const start = (): Promise<Backend> => startIn(dataDir);

const modeOf = (path: string): number => statSync(path).mode & 0o777;

// The tests follow the life cycle of one data folder, in order.
beforeAll(async () => {
  // End the first start before there is a database, and simulate what a killed one has left.
  ensureDataFolder(dataDir);
  mkdirSync(databaseDir);
  writeFileSync(join(databaseDir, 'PG_VERSION'), '17');
  await expect(start()).rejects.toThrow(/estão danificados/);
  renameSync(databaseDir, `${databaseDir}.new`);
  backend = await start();
  if (backend.firstAdmin) admin = backend.firstAdmin;
  const client = await signInAdmin({ backend, admin });
  refreshToken = (await client.auth.getSession()).data.session?.refresh_token ?? '';
  await client.from('blog_posts').insert(article({ published_at: '2025-11-20T08:29:23.3-03:00' }));
  await client.storage.from(BUCKET).upload('blog/capa.png', picture(), { contentType: 'image/png' });
  const { exitCode } = process;
  await backend.close();
  expect(process.exitCode).toBe(exitCode);
  keys = readFileSync(join(dataDir, 'keys.json'), 'utf8');
  // Start again immediately, which requires that the first backend has released the folder.
  backend = await start();
}, 2 * BOOT_TIMEOUT);
// Windows deletes files only when the last process has closed them.
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));

describe('the first start', () => {
  it('creates an administrator with a random password', () => {
    expect(admin.email).toBe('admin@calculario.local');
    expect(admin.password).toMatch(/^([a-km-np-z2-9]{4}-){4}[a-km-np-z2-9]{4}$/);
  });

  it('leaves nothing of an interrupted one', () => {
    const data = readdirSync(dataDir).filter((name) => !/^(?:lock|pid)/.test(name));
    expect(data.toSorted()).toEqual(['database', 'keys.json', 'storage']);
  });

  // Windows has no such modes.
  it.skipIf(process.platform === 'win32')('makes keys and data readable only by the owner', () => {
    expect(modeOf(dataDir)).toBe(0o700);
    expect(modeOf(join(dataDir, 'keys.json'))).toBe(0o600);
    expect(modeOf(databaseDir)).toBe(0o700);
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
});

describe('a later start', () => {
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
    const client = await signInAdmin({ backend, admin });
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
});

describe('the schema', () => {
  let connection: PgliteConnection;
  let database: Database;

  beforeAll(async () => {
    connection = await openPglite(databaseDir);
    database = pgliteDatabase(connection);
  }, BOOT_TIMEOUT);
  afterAll(() => closePglite(connection));

  it('records the migrations where the Supabase CLI does', async () => {
    const recorded = await database.rows<{ version: string; name: string; size: number }>(
      'select version, name, cardinality(statements) as size from supabase_migrations.schema_migrations order by 1',
    );
    const files = readdirSync('supabase/migrations').sort();
    expect(recorded.map(({ version, name }) => `${version}_${name}.sql`)).toEqual(files);
    expect(recorded.every(({ size }) => size > 0)).toBe(true);
  });

  it('of a newer version is refused', async () => {
    const history = 'supabase_migrations.schema_migrations';
    await database.run(`insert into ${history} (version) values ('29990101000000')`);
    await expect(migrate(database)).rejects.toThrow('versão mais nova');
    await database.run(`delete from ${history} where version = '29990101000000'`);
  });

  it('reports and repairs an impossible date of an article in the upgrade', async () => {
    await database.run(`
      alter table public.blog_posts drop constraint blog_posts_published_at_range;
      delete from supabase_migrations.schema_migrations where version = '20261121100000';
      insert into public.blog_posts (title, slug, excerpt, content, published_at)
      values ('x', 'sem-fim', 'x', 'x', 'infinity'), ('x', 'antes-de-tudo', 'x', 'x', '4000-01-01 BC');`);
    const warnings = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await migrate(database);
    const warned = warnings.mock.calls.map(([text]) => String(text)).join('\n');
    warnings.mockRestore();
    expect(warned).toMatch(/O artigo "sem-fim" tinha uma data de publicação impossível \(infinity\)/);
    expect(warned).toMatch(/O artigo "antes-de-tudo"/);
    const [early, endless] = await database.rows<Row<'blog_posts'>>(
      "select * from public.blog_posts where excerpt = 'x' order by slug",
    );
    expect(endless?.published_at).toBe('9999-12-30T00:00:00+00:00');
    expect(early?.published_at).toBe(early?.created_at);
  });
});

// Each test restores the data, and the last start of the file checks that it is intact.
describe('damaged data', () => {
  it('without readable keys does not start, because new keys would invalidate it', async () => {
    writeFileSync(join(dataDir, 'keys.json'), '{"anonKey": "x"}');
    await expect(start()).rejects.toThrow('danificado');
    writeFileSync(join(dataDir, 'keys.json'), 'x');
    expect(() => loadKeys(dataDir)).toThrow('Não foi possível ler');
    writeFileSync(join(dataDir, 'keys.json'), keys);
  });

  it('that is missing from a used folder does not start from scratch', async () => {
    renameSync(databaseDir, `${databaseDir}-away`);
    await expect(start()).rejects.toThrow('o banco de dados sumiu');
    mkdirSync(databaseDir);
    await expect(start()).rejects.toThrow('o banco de dados sumiu');
    await expect(resetAdminPassword(dataDir)).rejects.toThrow('Não há dados');
    rmSync(databaseDir, { recursive: true });
    renameSync(`${databaseDir}-away`, databaseDir);
  });

  it('is reported as damaged, not as in use by another process', async () => {
    const control = join(databaseDir, 'global', 'pg_control');
    const intact = readFileSync(control);
    writeFileSync(control, 'x');
    await expect(start()).rejects.toThrow(/estão danificados/);
    writeFileSync(control, intact);
    const lock = readFileSync(join(dataDir, 'lock'));
    writeFileSync(join(dataDir, 'lock'), 'no database, and long enough to be taken for one'.repeat(9));
    await expect(start()).rejects.toThrow(/estão danificados/);
    writeFileSync(join(dataDir, 'lock'), lock);
  });
});

describe('a forgotten password', () => {
  it(
    'is replaced by a command, which prints the new one and ends the sessions',
    { timeout: BOOT_TIMEOUT },
    async () => {
      const env = { ...process.env, CALCULARIO_DATA: dataDir };
      const command = ['scripts/admin-password.ts', 'Admin@calculario.local'];
      const { stdout } = await promisify(execFile)(process.execPath, command, { env });
      expect(stdout).toContain(admin.email);
      const password = /Senha +(\S+)/.exec(stdout)?.[1] ?? '';
      backend = await start();
      const client = connect({ backend });
      expect((await client.auth.signInWithPassword(admin)).error?.code).toBe('invalid_credentials');
      expect((await client.auth.refreshSession({ refresh_token: refreshToken })).error?.code).toBe(
        'refresh_token_not_found',
      );
      await signInAdmin({ backend, admin: { ...admin, password } });
      expect((await client.from('blog_posts').select('slug').eq('slug', 'ferias')).data).toHaveLength(1);
      await backend.close();
    },
  );

  it('requires data', async () => {
    await expect(resetAdminPassword(join(root, 'nada'))).rejects.toThrow('Não há dados');
  });
});
