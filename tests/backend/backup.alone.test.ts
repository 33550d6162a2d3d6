/** A copy of a running backend, restored elsewhere: articles, pictures, accounts and sessions. */
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  statfsSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { create } from 'tar';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Backend } from '../../server/backend/backend.ts';
import { backUp } from '../../server/backend/backup/backup.ts';
import { restore } from '../../server/backend/backup/restore.ts';
import { picturesOf } from '../../server/backend/move/pictures.ts';
import { MOVE_FOLDER, openSource } from '../../server/backend/move/source.ts';
import { createStorageAdapter } from '../../server/backend/storage-adapter.ts';
import { closePglite, openPglite, pgliteDatabase } from '../../server/backend/pglite.ts';
import { ORIGIN, connect } from './support/client.ts';
import type { Client } from './support/client.ts';
import { startIn } from './support/data-folder.ts';
import { BOOT_TIMEOUT } from './support/server.ts';
import { BUCKET, article, picture } from './support/stage.ts';
import { prepareFolder } from './support/template.ts';

vi.mock('node:fs', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs')>();
  return { ...original, statfsSync: vi.fn(original.statfsSync) };
});
vi.mock('node:fs/promises', async (importOriginal) => {
  const original = await importOriginal<typeof import('node:fs/promises')>();
  return { ...original, mkdir: vi.fn(original.mkdir), rename: vi.fn(original.rename) };
});

const root = mkdtempSync(join(tmpdir(), 'calculario-backup-'));
const dataDir = join(root, 'data');
const copy = join(root, 'copia.tar.gz');
let admin = { email: '', password: '' };
let session = '';
let keys = '';

async function signedIn(backend: Backend): Promise<Client> {
  const client = connect({ backend });
  const { data, error } = await client.auth.signInWithPassword(admin);
  if (error) throw error;
  session = data.session.refresh_token;
  return client;
}

const slugsOf = async (client: Client): Promise<unknown> =>
  (await client.from('blog_posts').select('slug').order('slug')).data?.map(({ slug }) => slug);

/** Reads the addresses of the articles in a data folder without starting a backend. */
async function slugsIn(folder: string): Promise<unknown> {
  const connection = await openPglite(join(folder, 'database'));
  const rows = await pgliteDatabase(connection).rows<{ slug: string }>(
    'select slug from public.blog_posts order by slug',
  );
  await closePglite(connection);
  return rows.map(({ slug }) => slug);
}

const traces = (folder: string): string[] =>
  readdirSync(folder).filter((name) => /^(backup|restore)-/.test(name));

// The tests follow one copy from its origin to its restorations, in order.
beforeAll(async () => {
  await prepareFolder(dataDir);
  const backend = await startIn(dataDir);
  if (backend.firstAdmin) admin = backend.firstAdmin;
  const client = await signedIn(backend);
  await client.from('blog_posts').insert(article());
  await client.storage.from(BUCKET).upload('blog/capa.png', picture(), { contentType: 'image/png' });
  // Run two backups at the same time, as when somebody backs up during the nightly backup.
  await Promise.all([backUp(dataDir, copy), backUp(dataDir, copy)]);
  // Make a later change, which must not be in the copy.
  await client.from('blog_posts').insert(article({ slug: 'depois' }));
  await backend.close();
  keys = readFileSync(join(dataDir, 'keys.json'), 'utf8');
}, BOOT_TIMEOUT);
afterAll(() => rmSync(root, { recursive: true, force: true }));

describe('a copy of a running backend', () => {
  // Windows has no such modes.
  it.skipIf(process.platform === 'win32')('is readable only by its owner', () => {
    expect(statSync(copy).mode & 0o777).toBe(0o600);
  });

  it('leaves no temporary files', () => {
    expect(traces(dataDir)).toEqual([]);
    expect(readdirSync(root).sort()).toEqual(['copia.tar.gz', 'data']);
  });

  it('restores articles, pictures, passwords and sessions on another machine', async () => {
    const elsewhere = join(root, 'elsewhere');
    expect(await restore(elsewhere, copy, false)).toEqual({ articles: 1, accounts: 1, before: undefined });
    const backend = await startIn(elsewhere);
    try {
      expect(backend.firstAdmin).toBeUndefined();
      expect(await backend.isHealthy()).toBe(true);
      const visitor = connect({ backend });
      expect((await visitor.auth.refreshSession({ refresh_token: session })).error).toBeNull();
      expect(await slugsOf(await signedIn(backend))).toEqual(['ferias']);
      const address = `${ORIGIN}/storage/v1/object/public/${BUCKET}/blog/capa.png`;
      const answer = await backend.fetch(new Request(address));
      expect(new Uint8Array(await answer.arrayBuffer())).toEqual(picture());
      expect(answer.headers.get('content-type')).toBe('image/png');
      await expect(restore(elsewhere, copy, true)).rejects.toThrow('já está em execução');
    } finally {
      await backend.close();
    }
    expect(await backend.isHealthy()).toBe(false);
    expect(traces(elsewhere)).toEqual([]);
  });

  it('refuses to replace data, and keeps the replaced data if forced', async () => {
    await expect(restore(dataDir, copy, false)).rejects.toThrow(/Já há dados em .*--force/);
    mkdirSync(join(dataDir, 'restore-of-a-killed-command'));
    const states: string[][] = [];
    const noteState = async () => void states.push(readdirSync(dataDir));
    vi.mocked(rename).mockImplementation(async (from, to) => noteState().then(() => renameSync(from, to)));
    const { before = '' } = await restore(dataDir, copy, true, new Date('2026-11-22T12:00:00.000Z'));
    vi.mocked(rename).mockRestore();
    // A start after a kill at any of these moments must find keys, and no database unless nothing has moved.
    expect(states.map((names) => names.includes('keys.json'))).not.toContain(false);
    expect(states.slice(1).flat()).not.toContain('database');
    expect(traces(dataDir)).toEqual([]);
    expect(before).toBe(join(dataDir, 'antes-da-restauracao-2026-11-22T12-00-00-000Z'));
    expect(readdirSync(before).sort()).toEqual(['database', 'keys.json', 'storage']);
    for (const folder of [before, dataDir]) {
      expect(readFileSync(join(folder, 'keys.json'), 'utf8')).toBe(keys);
    }
    expect(await slugsIn(before)).toEqual(['depois', 'ferias']);
    expect(await slugsIn(dataDir)).toEqual(['ferias']);
  });
});

it('a copy of a stopped backend has the same content, and removes the draft that a killed command left beside it an hour ago, but no recent one', async () => {
  const folder = mkdtempSync(join(root, 'drafts-'));
  const abandoned = `0.tar.gz.${crypto.randomUUID()}.new`;
  const recent = `1.tar.gz.${crypto.randomUUID()}.new`;
  for (const name of [abandoned, recent, 'notas.new']) writeFileSync(join(folder, name), '');
  const overAnHourAgo = new Date(Date.now() - 61 * 60_000);
  for (const name of [abandoned, 'notas.new']) utimesSync(join(folder, name), overAnHourAgo, overAnHourAgo);
  await backUp(dataDir, join(folder, '2.tar.gz'));
  expect(readdirSync(folder).sort()).toEqual([recent, '2.tar.gz', 'notas.new']);
  expect(traces(dataDir)).toEqual([]);
  const restored = await restore(join(root, 'third'), join(folder, '2.tar.gz'), false);
  expect(restored).toEqual({ articles: 1, accounts: 1, before: undefined });
});

it('a full disk is not mistaken for a damaged copy', async () => {
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
  vi.mocked(mkdir).mockRejectedValueOnce(full);
  await expect(restore(join(root, 'cheio'), copy, false)).rejects.toThrow(
    /cheio está cheio; nada foi mudado/,
  );
  vi.mocked(rename).mockRejectedValueOnce(full);
  await expect(backUp(dataDir, join(root, 'cheia.tar.gz'))).rejects.toThrow('Falta espaço no disco');
  expect(readdirSync(root).filter((name) => name.startsWith('cheia'))).toEqual([]);
});

it('a full data disk is reported as such, even if the copy fails with another message', async () => {
  const full = { bavail: 0, bsize: 4096 } as ReturnType<typeof statfsSync>;
  const elsewhere = statfsSync(root);
  vi.mocked(statfsSync).mockImplementation((path) => (path === dataDir ? full : elsewhere));
  vi.mocked(mkdir).mockRejectedValueOnce(new Error('The thread has ended.'));
  await expect(backUp(dataDir, join(root, 'sem-lugar.tar.gz'))).rejects.toThrow('Falta espaço no disco');
  vi.mocked(statfsSync).mockRestore();
});

describe('a copy of a stopped backend', () => {
  it('can be opened for a move, and is removed afterwards, like the copy of a killed move', async () => {
    const { pid: endedPid } = spawnSync(process.execPath, ['--version']);
    const abandoned = mkdtempSync(join(tmpdir(), `${MOVE_FOLDER}${endedPid}-`));
    const source = await openSource(dataDir);
    expect((await picturesOf(source)).map(({ name }) => name)).toEqual(['blog/capa.png']);
    const stored = await createStorageAdapter(source.blobs).getObject(BUCKET, 'blog/capa.png', undefined);
    expect(stored.body).toEqual(Buffer.from(picture()));
    await source.close();
    const copies = readdirSync(tmpdir()).filter((name) => name.startsWith(`${MOVE_FOLDER}${process.pid}-`));
    expect(copies).toEqual([]);
    expect(existsSync(abandoned)).toBe(false);
  });

  it('does not overwrite a file, and requires data and a folder', async () => {
    await expect(backUp(dataDir, copy)).rejects.toThrow('já existe');
    await expect(backUp(dataDir, join(root, 'missing', 'x'))).rejects.toThrow(
      /^A pasta .*missing não existe/,
    );
    await expect(backUp(join(root, 'nothing'), join(root, 'x'))).rejects.toThrow('Não há dados em');
  });
});

describe('a file that is not a complete copy', () => {
  const target = () => join(root, 'untouched');
  const refusal = (file: string, message: RegExp | string) =>
    expect(restore(target(), file, false)).rejects.toThrow(message);

  it('is refused, and changes nothing', async () => {
    await refusal(join(root, 'missing'), 'não existe');
    const text = join(root, 'texto');
    writeFileSync(text, 'isto não é uma cópia');
    await refusal(text, /incompleto ou danificado|não é uma cópia/);
    const folder = join(root, 'newer');
    mkdirSync(folder);
    writeFileSync(join(folder, 'database.tar'), '');
    const archive = join(root, 'outra.tar.gz');
    await create({ gzip: true, cwd: folder, file: archive }, readdirSync(folder));
    await refusal(archive, 'não é uma cópia de segurança');
    writeFileSync(join(folder, 'calculario-backup.json'), '{"format": 2}');
    await create({ gzip: true, cwd: folder, file: archive }, readdirSync(folder));
    await refusal(archive, 'versão mais nova');
    expect(['database', 'keys.json'].some((name) => existsSync(join(target(), name)))).toBe(false);
    expect(traces(target())).toEqual([]);
  });

  it('is removed entirely if one of its first paths leads out of it', async () => {
    const folder = join(root, 'astray');
    mkdirSync(folder);
    writeFileSync(join(folder, 'large'), Buffer.alloc(50_000_000));
    const archive = join(root, 'fora.tar.gz');
    const outside = join(root, 'fora');
    writeFileSync(outside, 'x');
    const options = { gzip: { level: 1 }, cwd: folder, file: archive, preservePaths: true };
    await create(options, [outside, 'large']);
    await refusal(archive, 'incompleto ou danificado');
    expect(traces(target())).toEqual([]);
  });
});
