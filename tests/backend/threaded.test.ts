/** The services in a separate thread, as on the site's server. */
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
/** Time limit for a response, in milliseconds; hashing a password takes less, even on a busy machine. */
const TIMEOUT_MS = 5000;
/** A long text without repetitions, which compresses poorly. */
const INCOMPRESSIBLE = Array.from({ length: 2000 }, (_, index) => index).join(' ');
let services: EmbeddedServices;
let backend: Backend;
let admin = { email: '', password: '' };

beforeAll(async () => {
  await prepareFolder(dataDir);
  services = await openThreadedServices({ dataDir, siteOrigin: ORIGIN }, TIMEOUT_MS);
  backend = await createEmbeddedBackend(services, { dataDir, access: { answerStepMs: 0 } });
  if (backend.firstAdmin) admin = backend.firstAdmin;
}, BOOT_TIMEOUT);
afterAll(async () => {
  await backend.close();
  rmSync(root, { recursive: true });
}, BOOT_TIMEOUT);

/** Returns a function that reports the longest time, in milliseconds, during which this thread was blocked. */
function watchBlocking(): () => number {
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
function lockWhenReleased(): Promise<() => void> {
  return vi.waitFor(() => lockFolder(dataDir), { timeout: 10_000, interval: 10 });
}

/** A query with back-references that would never finish; the gateway would refuse it. */
const endlessRequest = () =>
  new Request(
    `${ORIGIN}/rest/v1/blog_posts?select=slug&content=match.${encodeURIComponent('^(.+)(.+)(.+)(.+)\\1\\2\\3\\4$')}`,
    { headers: { apikey: services.anonKey } },
  );

it("threaded services respond like those in the server's thread: accounts, articles and pictures", async () => {
  const client = await signInAdmin({ backend, admin });
  const { error } = await client
    .from('blog_posts')
    .insert(article({ slug: 'em-outra', content: INCOMPRESSIBLE }));
  expect(error).toBeNull();
  await client.storage.from(BUCKET).upload('blog/capa.png', picture(), { contentType: 'image/png' });
  const stored = await pictureAt(backend, 'blog/capa.png');
  expect(stored.headers.get('content-type')).toBe('image/png');
  expect(new Uint8Array(await stored.arrayBuffer())).toEqual(picture());
  expect((await pictureAt(backend, 'blog/nenhuma.png')).status).toBeGreaterThanOrEqual(400);
  expect(await backend.isHealthy()).toBe(true);
});

it('threaded services are unhealthy while the data folder is missing, though the database still responds', async () => {
  renameSync(dataDir, `${dataDir}-gone`);
  expect(await backend.isHealthy()).toBe(false);
  renameSync(`${dataDir}-gone`, dataDir);
  expect(await backend.isHealthy()).toBe(true);
});

it(
  'an endless statement is aborted, blocks only the database, which is then reopened as soon as possible',
  async () => {
    const longestBlock = watchBlocking();
    await expect(services.answer(endlessRequest())).rejects.toThrow('não respondeu a tempo');
    expect(longestBlock(), 'milliseconds in which no page was served').toBeLessThan(TIMEOUT_MS / 3);

    const unlock = await lockWhenReleased();
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
  it('is reported with the thread’s message if another process uses it', async () => {
    await expect(openThreadedServices({ dataDir, siteOrigin: ORIGIN })).rejects.toThrow(
      'já está em execução',
    );
  });

  it('is reported with its path if it is not a folder', async () => {
    const file = join(root, 'file');
    writeFileSync(file, '');
    await expect(openThreadedServices({ dataDir: file, siteOrigin: ORIGIN })).rejects.toThrow(file);
  });
});
