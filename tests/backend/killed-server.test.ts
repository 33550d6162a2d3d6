/** Articles, versions, unsaved drafts and pictures that the server has confirmed survive `kill -9`. */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createClient } from '@supabase/supabase-js';
import { afterAll, expect, it } from 'vitest';
import { keepServerDraft, listServerDrafts } from '../../src/backend/drafts.ts';
import { getPost, updatePost } from '../../src/backend/posts.ts';
import type { Database } from '../../src/backend/row-types.ts';
import { listVersions } from '../../src/backend/versions.ts';
import type { Client } from './support/client.ts';
import { pictureAt, startIn } from './support/data-folder.ts';
import { idOf, signInAdmin } from './support/people.ts';
import { BOOT_TIMEOUT } from './support/server.ts';
import { BUCKET, article, picture } from './support/stage.ts';
import { prepareFolder } from './support/template.ts';

const folder = mkdtempSync(join(tmpdir(), 'calculario-morto-'));
const dataDir = join(folder, 'data');
const PROGRAM = join(import.meta.dirname, 'support/killable-server.ts');
let running: ChildProcess | undefined;
let admin = { email: '', password: '' };

afterAll(() => {
  running?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

interface ServerInfo {
  readonly port: number;
  readonly anonKey: string;
  readonly firstAdmin: typeof admin;
}

/** Starts the server and signs in. */
async function start(): Promise<Client> {
  const child = spawn(process.execPath, [PROGRAM, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running = child;
  const lines = createInterface({ input: child.stdout });
  const line = await new Promise<string>((resolve, reject) => {
    lines.once('line', resolve);
    child.once('exit', () => reject(new Error('The server has ended.')));
  });
  const { port, anonKey, firstAdmin } = JSON.parse(line) as ServerInfo;
  admin = firstAdmin;
  const client = createClient<Database>(`http://127.0.0.1:${port}`, anonKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    db: { retry: false },
  });
  const { error } = await client.auth.signInWithPassword(admin);
  if (error) throw error;
  return client;
}

/** Kills the server, to simulate a crash. */
async function kill(): Promise<void> {
  const ended = new Promise((resolve) => running?.once('exit', resolve));
  running?.kill('SIGKILL');
  await ended;
}

/** Number of saves of all writers; the server is killed in the middle. */
const SAVES = 200;
const WRITERS = 4;

it(
  'a killed server loses no confirmed save, draft or picture, and releases its lock',
  async () => {
    await prepareFolder(dataDir);
    const client = await start();
    const own = await idOf(client);
    await expect(startIn(dataDir)).rejects.toThrow(`(pid ${running?.pid})`);
    const created = await client
      .from('blog_posts')
      .insert(Array.from({ length: WRITERS }, (_, index) => article({ slug: `artigo-${index}` })))
      .select('id');
    const ids = created.data?.map(({ id }) => id) ?? [];
    expect(ids).toHaveLength(WRITERS);
    /** The last confirmed version of each article and number of each draft. */
    const saved = new Map(ids.map((id) => [id, 1]));
    const drafted = new Map<string, number>();
    const uploaded: string[] = [];
    let confirmed = 0;
    let isKilled = false;
    const write = async (id: string): Promise<void> => {
      for (let turn = 1; turn <= SAVES / WRITERS; turn += 1) {
        await updatePost(client, id, turn, { title: `Título ${turn + 1}` });
        saved.set(id, turn + 1);
        confirmed += 1;
        if (turn % 5 === 1) {
          await keepServerDraft(client, { key: id, article_id: id, draft: { turn } });
          drafted.set(id, turn);
          const path = `blog/${id}-${turn}.png`;
          const upload = await client.storage
            .from(BUCKET)
            .upload(path, picture(20_000), { contentType: 'image/png' });
          if (upload.error) throw upload.error;
          uploaded.push(path);
        }
        if (confirmed === SAVES / 2 && !isKilled) {
          isKilled = true;
          void kill();
        }
      }
    };
    const outcomes = await Promise.allSettled(ids.map(write));
    expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true);
    expect(confirmed).toBeGreaterThanOrEqual(SAVES / 2);

    const backend = await startIn(dataDir);
    const again = await signInAdmin({ backend, admin });
    const drafts = new Map((await listServerDrafts(again, own)).map(({ key, draft }) => [key, draft]));
    for (const [id, version] of saved) {
      const post = await getPost(again, id);
      // Allow for one more save, which may have been applied although its response was lost.
      expect([version, version + 1]).toContain(post?.version);
      const versions = (await listVersions(again, id)).map((kept) => kept.version);
      expect(versions).toEqual(
        Array.from({ length: post?.version ?? 0 }, (_, index) => (post?.version ?? 0) - index),
      );
      const turn = drafted.get(id) ?? 0;
      expect([turn, turn + 5]).toContain(drafts.get(id)?.['turn']);
    }
    expect(uploaded.length).toBeGreaterThan(0);
    for (const path of uploaded) {
      expect((await (await pictureAt(backend, path)).arrayBuffer()).byteLength).toBe(20_000);
    }
    await backend.close();
  },
  6 * BOOT_TIMEOUT,
);
