/** The services in a thread of their own, as on the site's server. */
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createEmbeddedBackend, type Backend } from '../../server/backend/backend.ts';
import { lockFolder } from '../../server/backend/lock.ts';
import type { EmbeddedServices } from '../../server/backend/services/embedded-services.ts';
import { openThreadedServices } from '../../server/backend/services/threaded-services.ts';
import { ORIGIN, connect } from './support/client.ts';
import { pictureAt } from './support/data-folder.ts';
import { signInAdmin } from './support/people.ts';
import { BOOT_TIMEOUT } from './support/server.ts';
import { BUCKET, article, picture } from './support/stage.ts';
import { prepareFolder } from './support/template.ts';

const root = mkdtempSync(join(tmpdir(), 'calculario-'));
const dataDir = join(root, 'data');
/** Longer than a password takes on a busy machine. */
const LONGEST_MS = 5000;
/** A long sequence without repetitions, which compression cannot shrink. */
const UNREPEATED = Array.from({ length: 2000 }, (_, index) => index).join(' ');
let services: EmbeddedServices;
let backend: Backend;
let admin = { email: '', password: '' };

beforeAll(async () => {
  await prepareFolder(dataDir);
  services = await openThreadedServices({ dataDir, siteOrigin: ORIGIN }, LONGEST_MS);
  backend = await createEmbeddedBackend(services, { dataDir, access: { answerStepMs: 0 } });
  if (backend.firstAdmin) admin = backend.firstAdmin;
}, BOOT_TIMEOUT);
afterAll(async () => {
  await backend.close();
  rmSync(root, { recursive: true });
}, BOOT_TIMEOUT);

/** Returns a function that reports the longest time, in milliseconds, during which this thread was blocked. */
function watchStandstill(): () => number {
  let [longest, last] = [0, performance.now()];
  const look = () => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  };
  const timer = setInterval(look, 10);
  return () => {
    clearInterval(timer);
    look();
    return longest;
  };
}

/** Takes the lock of the data folder as soon as the ended thread has released it. */
function lockAtOnce(): Promise<() => void> {
  return vi.waitFor(() => lockFolder(dataDir), { timeout: 10_000, interval: 10 });
}

/** Bypasses the gateway, which would refuse it: an expression with back-references that would take forever. */
const endlessRequest = () =>
  new Request(
    `${ORIGIN}/rest/v1/blog_posts?select=slug&content=match.${encodeURIComponent('^(.+)(.+)(.+)(.+)\\1\\2\\3\\4$')}`,
    { headers: { apikey: services.anonKey } },
  );

it("threaded services answer like those in the server's thread: accounts, articles, and pictures byte by byte", async () => {
  const client = await signInAdmin({ backend, admin });
  const { error } = await client
    .from('blog_posts')
    .insert(article({ slug: 'em-outra', content: UNREPEATED }));
  expect(error).toBeNull();
  await client.storage.from(BUCKET).upload('blog/capa.png', picture(), { contentType: 'image/png' });
  const stored = await pictureAt(backend, 'blog/capa.png');
  expect(stored.headers.get('content-type')).toBe('image/png');
  expect(new Uint8Array(await stored.arrayBuffer())).toEqual(picture());
  expect((await pictureAt(backend, 'blog/nenhuma.png')).status).toBeGreaterThanOrEqual(400);
  expect(await backend.isWell()).toBe(true);
});

it('threaded services are not healthy while the data folder is missing, though the database still answers', async () => {
  renameSync(dataDir, `${dataDir}-gone`);
  expect(await backend.isWell()).toBe(false);
  renameSync(`${dataDir}-gone`, dataDir);
  expect(await backend.isWell()).toBe(true);
});

it(
  'an endless statement is ended, blocks only the database, and the database is reopened as soon as possible',
  async () => {
    const standstill = watchStandstill();
    await expect(services.answer(endlessRequest())).rejects.toThrow('não respondeu a tempo');
    expect(standstill(), 'milliseconds in which no page was served').toBeLessThan(LONGEST_MS / 3);

    const unlock = await lockAtOnce();
    await expect(services.ping()).rejects.toThrow('já está em execução');
    unlock();

    renameSync(dataDir, `${dataDir}-gone`);
    await expect(services.ping()).rejects.toThrow('sumiu');
    expect(existsSync(dataDir)).toBe(false);
    renameSync(`${dataDir}-gone`, dataDir);

    const { data } = await connect({ backend }).from('blog_posts').select('slug');
    expect(data).toEqual([{ slug: 'em-outra' }]);
    const client = await signInAdmin({ backend, admin });
    expect((await client.from('blog_posts').insert(article({ slug: 'depois' }))).error).toBeNull();
  },
  BOOT_TIMEOUT,
);

describe('data that cannot be opened', () => {
  it('belongs to another process: the message for the terminal reaches the server', async () => {
    await expect(openThreadedServices({ dataDir, siteOrigin: ORIGIN })).rejects.toThrow(
      'já está em execução',
    );
  });

  it('is in no folder', async () => {
    const file = join(root, 'file');
    writeFileSync(file, '');
    await expect(openThreadedServices({ dataDir: file, siteOrigin: ORIGIN })).rejects.toThrow(file);
  });
});
