import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ORIGIN } from './support/client.ts';
import { idOf, onePerRole, type People } from './support/people.ts';
import type { Client } from './support/client.ts';
import { outcomeOf } from './support/outcome.ts';
import type { Outcome } from './support/outcome.ts';
import { BOOT_TIMEOUT, openServer } from './support/server.ts';
import type { TestServer } from './support/server.ts';
import { BUCKET, PICTURE, picture, setPictures, snapshot } from './support/stage.ts';
import { sign, soon } from './support/token.ts';

let server: TestServer;
let people: People;

beforeAll(async () => {
  server = await openServer();
  people = await onePerRole(server);
}, BOOT_TIMEOUT);
afterAll(() => server.close());
// Reset the pictures only after a change, because most attempts are refused.
let initial = '';
beforeEach(async () => {
  if ((await snapshot(server)) === initial) return;
  await setPictures(server, people.admin);
  initial = await snapshot(server);
});

/** A token that the services gave to an administrator earlier, and that has not expired. */
const signedUpload = (): string =>
  sign(
    { sub: 'blog/assinada.png', bucket: BUCKET, intent: 'upload', upsert: false, exp: soon() },
    server.keys.jwtSecret,
  );

const PNG = { contentType: 'image/png' };

type Bucket = ReturnType<Client['storage']['from']>;
type Attempt = (bucket: Bucket, client: Client) => PromiseLike<{ data: unknown; error: unknown }>;
type Row = [what: string, attempt: Attempt, anon: Outcome, user: Outcome, admin: Outcome];

const reading: Row[] = [
  ['download a picture', (bucket) => bucket.download(PICTURE), 'done', 'done', 'done'],
  ['list the pictures', (bucket) => bucket.list('blog'), 'nothing', 'nothing', 'done'],
  ['list the top folder', (bucket) => bucket.list(), 'nothing', 'nothing', 'done'],
  [
    'create a signed address',
    (bucket) => bucket.createSignedUrl(PICTURE, 60),
    'refused',
    'refused',
    'refused',
  ],
  ['list the buckets', (_, client) => client.storage.listBuckets(), 'nothing', 'nothing', 'nothing'],
  ['read the bucket', (_, client) => client.storage.getBucket(BUCKET), 'refused', 'refused', 'refused'],
];

const writing: Row[] = [
  ['upload', (bucket) => bucket.upload('blog/capa-2.png', picture(), PNG), 'refused', 'refused', 'done'],
  [
    'upload a File',
    (bucket) => bucket.upload('blog/capa-2.png', new File([picture()], 'x.png', { type: 'image/png' })),
    'refused',
    'refused',
    'done',
  ],
  [
    'overwrite',
    (bucket) => bucket.upload(PICTURE, picture(80), { ...PNG, upsert: true }),
    'refused',
    'refused',
    'done',
  ],
  [
    'upload over a picture, without overwriting',
    (bucket) => bucket.upload(PICTURE, picture(80), PNG),
    'refused',
    'refused',
    'refused',
  ],
  ['update', (bucket) => bucket.update(PICTURE, picture(80), PNG), 'refused', 'refused', 'done'],
  ['move', (bucket) => bucket.move(PICTURE, 'blog/outra.png'), 'refused', 'refused', 'done'],
  ['copy', (bucket) => bucket.copy(PICTURE, 'blog/outra.png'), 'refused', 'refused', 'done'],
  ['remove', (bucket) => bucket.remove([PICTURE]), 'nothing', 'nothing', 'done'],
  [
    'upload outside blog/',
    (bucket) => bucket.upload('capa.png', picture(), PNG),
    'refused',
    'refused',
    'refused',
  ],
  [
    'upload to another folder',
    (bucket) => bucket.upload('outra/capa.png', picture(), PNG),
    'refused',
    'refused',
    'refused',
  ],
  [
    'upload to a folder with the same prefix',
    (bucket) => bucket.upload('blog-2/capa.png', picture(), PNG),
    'refused',
    'refused',
    'refused',
  ],
  [
    'upload out of the folder',
    (bucket) => bucket.upload('blog/../capa.png', picture(), PNG),
    'refused',
    'refused',
    'refused',
  ],
  ['move out of blog/', (bucket) => bucket.move(PICTURE, 'capa.png'), 'refused', 'refused', 'refused'],
  ['copy out of blog/', (bucket) => bucket.copy(PICTURE, 'capa.png'), 'refused', 'refused', 'refused'],
  [
    'upload an SVG',
    (bucket) => bucket.upload('blog/a.svg', picture(), { contentType: 'image/svg+xml' }),
    'refused',
    'refused',
    'refused',
  ],
  [
    'upload a page',
    (bucket) => bucket.upload('blog/a.html', picture(), { contentType: 'text/html' }),
    'refused',
    'refused',
    'refused',
  ],
  [
    'upload more than 5 MB',
    (bucket) => bucket.upload('blog/g.png', picture(5 * 1024 * 1024 + 1), PNG),
    'refused',
    'refused',
    'refused',
  ],
  [
    'create a signed address for an upload',
    (bucket) => bucket.createSignedUploadUrl('blog/assinada.png'),
    'refused',
    'refused',
    'refused',
  ],
  [
    'upload with a signed address',
    (bucket) => bucket.uploadToSignedUrl('blog/assinada.png', signedUpload(), picture(), PNG),
    'refused',
    'refused',
    'refused',
  ],
  [
    'create a bucket',
    (_, client) => client.storage.createBucket('outro', { public: true }),
    'refused',
    'refused',
    'refused',
  ],
  [
    'change the bucket',
    (_, client) => client.storage.updateBucket(BUCKET, { public: true, allowedMimeTypes: ['image/svg+xml'] }),
    'refused',
    'refused',
    'refused',
  ],
  ['empty the bucket', (_, client) => client.storage.emptyBucket(BUCKET), 'refused', 'refused', 'refused'],
  ['delete the bucket', (_, client) => client.storage.deleteBucket(BUCKET), 'refused', 'refused', 'refused'],
  [
    'upload to another bucket',
    (_, client) => client.storage.from('outro').upload('blog/a.png', picture(), PNG),
    'refused',
    'refused',
    'refused',
  ],
];

describe.each(['anon', 'user', 'admin'] as const)('%s', (who) => {
  const expected = ([, , anon, user, admin]: Row): Outcome => ({ anon, user, admin })[who];
  const attempt = async (row: Row): Promise<Outcome> =>
    outcomeOf(await row[1](people[who].storage.from(BUCKET), people[who]));

  it.each(reading)('has the expected right to read: %s', async (...row) => {
    expect(await attempt(row)).toBe(expected(row));
  });

  it.each(writing)('has the expected right to write: %s', async (...row) => {
    expect(await attempt(row)).toBe(expected(row));
    expect((await snapshot(server)) === initial).toBe(expected(row) !== 'done');
  });
});

describe('a picture', () => {
  const publicUrl = (path: string): string =>
    people.anon.storage.from(BUCKET).getPublicUrl(path).data.publicUrl;
  const open = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
    server.backend.fetch(new Request(publicUrl(path), { headers }));

  it('has a public address on the site itself', () => {
    expect(publicUrl(PICTURE)).toBe(`${ORIGIN}/storage/v1/object/public/${BUCKET}/${PICTURE}`);
  });

  it('can be read by anyone without a key, but only as a picture', async () => {
    const response = await open(PICTURE);
    expect(response.status).toBe(200);
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(picture());
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': '64',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
  });

  it('is not sent again to a client that has it cached', async () => {
    const eTag = (await open(PICTURE)).headers.get('etag') ?? '';
    expect((await open(PICTURE, { 'if-none-match': eTag })).status).toBe(304);
  });

  it('may be stored later where there was none, so that caches forget its absence', async () => {
    const absent = await open('blog/capa-0.png');
    expect([absent.ok, absent.headers.get('cache-control')]).toEqual([false, 'no-store']);
  });

  it('is replaced completely', async () => {
    await people.admin.storage
      .from(BUCKET)
      .upload(PICTURE, picture(80), { contentType: 'image/webp', upsert: true });
    const response = await open(PICTURE);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect((await response.arrayBuffer()).byteLength).toBe(80);
  });

  it('keeps its bytes when moved', async () => {
    await people.admin.storage.from(BUCKET).move(PICTURE, 'blog/movida.png');
    expect((await open('blog/movida.png')).status).toBe(200);
    expect((await open(PICTURE)).ok).toBe(false);
  });

  it('is inaccessible after removal', async () => {
    await people.admin.storage.from(BUCKET).remove([PICTURE]);
    expect((await open(PICTURE)).ok).toBe(false);
  });

  it('keeps the cache-control of the upload, for bytes and for a File', async () => {
    const bucket = people.admin.storage.from(BUCKET);
    await bucket.upload('blog/a.png', picture(), { contentType: 'image/png', cacheControl: '600' });
    await bucket.upload('blog/b.png', new File([picture()], 'x', { type: 'image/png' }), {
      cacheControl: '600',
    });
    for (const path of ['blog/a.png', 'blog/b.png']) {
      expect((await open(path)).headers.get('cache-control')).toBe('max-age=600');
    }
  });

  it('of exactly 5 MB is accepted', async () => {
    const bucket = people.admin.storage.from(BUCKET);
    const { error } = await bucket.upload('blog/g.png', picture(5 * 1024 * 1024), {
      contentType: 'image/png',
    });
    expect(error).toBeNull();
  });
});

describe('the database itself', () => {
  /** Inserts the record of a picture as an account, bypassing the gateway, and rolls it back. */
  async function store(account: string): Promise<void> {
    const claims = JSON.stringify({ sub: account, role: 'authenticated' });
    await server.database.run('begin');
    try {
      await server.database.rows("select set_config('request.jwt.claims', $1, true)", [claims]);
      await server.database.rows("select set_config('request.jwt.claim.sub', $1, true)", [account]);
      await server.database.run('set local role authenticated');
      await server.database.rows('insert into storage.objects (bucket_id, name) values ($1, $2)', [
        BUCKET,
        'blog/capa-3.png',
      ]);
    } finally {
      await server.database.run('rollback');
    }
  }

  it('refuses pictures of an account that is not an administrator, as a hosted project must', async () => {
    await expect(store(await idOf(people.user))).rejects.toThrow('row-level security');
  });
});
