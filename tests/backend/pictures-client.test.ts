import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { BackendError } from '../../src/backend/errors.ts';
import {
  removeUnusedPictures,
  storedName,
  sweepPictures,
  uploadPicture,
  type StorablePicture,
} from '../../src/backend/pictures.ts';
import { dropServerDraft, keepServerDraft } from '../../src/backend/drafts.ts';
import { deletePost, trashPost } from '../../src/backend/posts.ts';
import { connect, ORIGIN, type Client } from './support/client.ts';
import { newUser, signInAdmin } from './support/people.ts';
import { BOOT_TIMEOUT, openServer, type TestServer } from './support/server.ts';
import { article, BUCKET, picture, storedPictures } from './support/stage.ts';

let server: TestServer;
let admin: Client;
let user: Client;

beforeAll(async () => {
  server = await openServer();
  admin = await signInAdmin(server);
  user = await newUser(server, 'leitora@example.com');
}, BOOT_TIMEOUT);
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.run(
    'delete from public.blog_posts; delete from public.blog_post_drafts; delete from public.released_pictures',
  );
  const names = await stored();
  if (names.length > 0) await server.database.run('delete from storage.objects');
});

/** Stores a draft that uses these pictures. */
const keepDraftWith = (client: Client, key: string, pictures: readonly string[]) =>
  keepServerDraft(client, { key, article_id: randomUUID(), draft: { uploads: pictures } });

const FOLDER = `${ORIGIN}/storage/v1/object/public/blog-images/blog/`;

function webp(size = 64): StorablePicture {
  return { type: 'image/webp', bytes: picture(size).buffer };
}

const stored = () => storedPictures(server);

async function kindOf(operation: Promise<unknown>): Promise<string> {
  const outcome = await operation.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(BackendError);
  return (outcome as BackendError).kind;
}

/** Uploads a picture dated the given number of hours ago. */
async function uploaded(hoursAgo: number, now: number): Promise<string> {
  const address = await uploadPicture(admin, 'imagem-1', webp(), now);
  await server.database.rows(
    "update storage.objects set created_at = now() - make_interval(hours => $1) where name like '%' || $2",
    [hoursAgo, `-${now}.webp`],
  );
  return address;
}

describe('uploading', () => {
  it('names a picture by purpose, timestamp and type', async () => {
    expect(await uploadPicture(admin, 'capa', webp(), 1_795_000_000_000)).toBe(
      `${FOLDER}capa-1795000000000.webp`,
    );
    await uploadPicture(admin, 'imagem-2', { ...webp(), type: 'image/jpeg' }, 5);
    expect(await stored()).toEqual(['capa-1795000000000.webp', 'imagem-2-5.jpg']);
  });

  it('stores the bytes, publicly readable and cacheable for a long time', async () => {
    const address = await uploadPicture(admin, 'capa', webp(3), 1);
    const answer = await server.backend.fetch(new Request(address));
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(new Uint8Array([7, 7, 7]));
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toContain('max-age=31536000');
  });

  it('never overwrites a picture', async () => {
    await uploadPicture(admin, 'capa', webp(), 1);
    expect(await kindOf(uploadPicture(admin, 'capa', webp(), 1))).toBe('refused');
  });

  it('is restricted to administrators, and has a size limit', async () => {
    expect(await kindOf(uploadPicture(user, 'capa', webp(), 1))).toBe('forbidden');
    expect(await kindOf(uploadPicture(admin, 'capa', webp(5 * 1024 * 1024 + 1), 2))).toBe('refused');
    expect(await stored()).toEqual([]);
  });
});

describe('storedName', () => {
  const names: [address: string, name: string | undefined][] = [
    [`${FOLDER}capa-1.webp`, 'capa-1.webp'],
    ['/storage/v1/object/public/blog-images/blog/capa-1.webp', 'capa-1.webp'],
    ['https://example.com/capa-1.webp', undefined],
    ['https://example.com/storage/v1/object/public/blog-images/blog/capa-1.webp', undefined],
    ['/imagens/capa-1.webp', undefined],
    [`${FOLDER}a/capa-1.webp`, undefined],
    [`${FOLDER}../outra/capa-1.webp`, undefined],
    [`${FOLDER}capa%2F1.webp`, undefined],
    [`${FOLDER}capa-1.webp?x`, undefined],
    [FOLDER, undefined],
    ['', undefined],
    ['http://[', undefined],
  ];

  it.each(names)('maps “%s” to %s', (address, name) => {
    expect(storedName(admin, address)).toBe(name);
  });
});

describe('removing', () => {
  it('deletes stored files, and ignores external addresses', async () => {
    const first = await uploadPicture(admin, 'capa', webp(), 1);
    await uploadPicture(admin, 'capa', webp(), 2);
    await removeUnusedPictures(admin, [first, 'https://example.com/capa-2.webp']);
    expect(await stored()).toEqual(['capa-2.webp']);
  });

  it('keeps pictures that an article uses, in its fields or its text', async () => {
    const cover = await uploadPicture(admin, 'capa', webp(), 1);
    const second = await uploadPicture(admin, 'imagem-2', webp(), 1);
    const inText = await uploadPicture(admin, 'imagem-1', webp(), 1);
    const content = `<p><img src="${inText}"></p>`;
    await admin.from('blog_posts').insert(article({ cover_image: cover, content }));
    await removeUnusedPictures(admin, [cover, inText, second, second]);
    expect(await stored()).toEqual(['capa-1.webp', 'imagem-1-1.webp']);
  });

  it('ignores a missing file', async () => {
    const address = await uploadPicture(admin, 'capa', webp(), 1);
    await removeUnusedPictures(admin, [address]);
    await removeUnusedPictures(admin, [address]);
    await removeUnusedPictures(admin, []);
    expect(await stored()).toEqual([]);
  });

  it('is restricted to administrators', async () => {
    const address = await uploadPicture(admin, 'capa', webp(), 1);
    for (const client of [user, connect(server)]) await removeUnusedPictures(client, [address]);
    expect(await stored()).toEqual(['capa-1.webp']);
  });

  it('keeps recently used pictures and those uploaded by others, because a draft may need them', async () => {
    const held = await uploadPicture(admin, 'capa', webp(), 1);
    const posted = await admin
      .from('blog_posts')
      .insert(article({ cover_image: held }))
      .select()
      .single();
    expect(posted.error).toBeNull();
    const id = posted.data?.id ?? '';
    await trashPost(admin, id, 1);
    await deletePost(admin, id);
    const foreign = await uploadPicture(admin, 'capa', webp(), 2);
    await server.database.run(
      "update storage.objects set owner_id = gen_random_uuid() where name like '%capa-2%'",
    );
    await removeUnusedPictures(admin, [held, foreign]);
    const answer = await admin.storage.from(BUCKET).remove(['blog/capa-1.webp', 'blog/capa-2.webp']);
    expect(answer.data).toEqual([]);
    expect(await stored()).toEqual(['capa-1.webp', 'capa-2.webp']);
  });
});

describe('sweeping', () => {
  const WEEKS = 7 * 24;

  it('never removes a picture used by a draft in another browser', async () => {
    const inDraft = await uploaded(60 * WEEKS, 1);
    const fresh = await uploaded(26, 2);
    const colleague = await signInAdmin(server);
    await keepDraftWith(colleague, 'rascunho-de-b', [inDraft, fresh]);
    expect(await sweepPictures(admin)).toEqual([]);
    const bare = await admin.storage.from(BUCKET).remove(['blog/imagem-1-1.webp', 'blog/imagem-1-2.webp']);
    expect(bare.data).toEqual([]);
    expect(await stored()).toEqual(['imagem-1-1.webp', 'imagem-1-2.webp']);

    const saved = await colleague.from('blog_posts').insert(article({ cover_image: inDraft }));
    expect(saved.error).toBeNull();
    await dropServerDraft(colleague, 'rascunho-de-b');
    expect(await sweepPictures(admin)).toEqual([]);
  });

  it('removes a picture once no draft uses it', async () => {
    const [first, second] = [await uploaded(7 * WEEKS, 1), await uploaded(7 * WEEKS, 2)];
    await keepDraftWith(admin, 'rascunho', [first, second]);
    await keepDraftWith(admin, 'rascunho', [second]);
    expect(await sweepPictures(admin)).toEqual(['imagem-1-1.webp']);
    await dropServerDraft(admin, 'rascunho');
    expect(await sweepPictures(admin)).toEqual(['imagem-1-2.webp']);
    expect(await stored()).toEqual([]);
  });

  it('removes only pictures that nothing has used for six weeks', async () => {
    const inCover = await uploaded(7 * WEEKS, 1);
    const inText = await uploaded(7 * WEEKS, 2);
    const scheduled = await uploaded(7 * WEEKS, 3);
    await uploaded(7 * WEEKS, 5);
    await uploaded(5 * WEEKS, 6);
    const released = await uploaded(7 * WEEKS, 7);
    await admin.storage.from(BUCKET).upload('blog/logotipo.png', picture(), { contentType: 'image/png' });
    await server.database.run(
      "update storage.objects set created_at = now() - interval '90 days' where name like '%logotipo%'",
    );
    const { error } = await admin
      .from('blog_posts')
      .insert([
        article({ cover_image: inCover, content: `<p><img src="${inText}"></p>` }),
        article({ slug: 'b', content_image_2: scheduled, published_at: '2999-01-01T00:00:00Z' }),
        article({ slug: 'c', cover_image: released }),
      ]);
    expect(error).toBeNull();
    const deleted = await admin.from('blog_posts').select('id').eq('slug', 'c').single();
    await trashPost(admin, deleted.data?.id ?? '', 1);
    await deletePost(admin, deleted.data?.id ?? '');

    expect(await sweepPictures(admin)).toEqual(['imagem-1-5.webp']);
    expect(await stored()).toEqual([
      'imagem-1-1.webp',
      'imagem-1-2.webp',
      'imagem-1-3.webp',
      'imagem-1-6.webp',
      'imagem-1-7.webp',
      'logotipo.png',
    ]);
    await server.database.run(
      "update public.released_pictures set released_at = now() - interval '43 days' where picture = 'imagem-1-7.webp'",
    );
    expect(await sweepPictures(admin)).toEqual(['imagem-1-7.webp']);
  });

  it('removes a picture together with its smaller copy, however many are unused', async () => {
    const wide = { ...webp(), size: { width: 1200, height: 800 }, small: picture(32).buffer };
    await uploadPicture(admin, 'capa', webp(), 1);
    for (let now = 2; now <= 11; now += 1) await uploadPicture(admin, 'texto', wide, now);
    await server.database.run("update storage.objects set created_at = created_at - interval '90 days'");
    await sweepPictures(admin);
    expect(await stored()).toEqual([]);
  });

  it('is restricted to administrators', async () => {
    await uploaded(7 * WEEKS, 1);
    expect(await sweepPictures(user)).toEqual([]);
    await expect(sweepPictures(connect(server))).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(await stored()).toEqual(['imagem-1-1.webp']);
  });
});

describe('an article whose picture is missing', () => {
  const missing = `${FOLDER}capa-404.webp`;
  const constraintOf = (answer: { error: { message: string } | null; status: number }) =>
    BackendError.of(answer.error, answer.status);

  it('cannot be saved, with an error that names the field', async () => {
    for (const [field, value] of [
      ['cover_image', missing],
      ['content_image_1', missing],
      ['content_image_2', missing],
      ['content', `<p><img src="${missing}"></p>`],
    ] as const) {
      const answer = await admin.from('blog_posts').insert(article({ [field]: value }));
      expect(constraintOf(answer)).toMatchObject({
        kind: 'constraint',
        constraint: `blog_posts_${field}_exists`,
      });
    }
  });

  it('can still be corrected if it had the picture before', async () => {
    const address = await uploadPicture(admin, 'capa', webp(), 9);
    const created = await admin
      .from('blog_posts')
      .insert(article({ cover_image: address }))
      .select()
      .single();
    await server.database.run("delete from storage.objects where name = 'blog/capa-9.webp'");
    const id = created.data?.id ?? '';
    expect((await admin.from('blog_posts').update({ title: 'Novo' }).eq('id', id)).error).toBeNull();
    expect(
      (await admin.from('blog_posts').update({ cover_image: missing }).eq('id', id)).error,
    ).not.toBeNull();
    expect((await admin.from('blog_posts').update({ cover_image: null }).eq('id', id)).error).toBeNull();
  });
});
