/** Protects the work of editors: versions, the trash, drafts on the server, and links to unpublished articles. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dropServerDraft, keepServerDraft, listEditors, listServerDrafts } from '../../src/backend/drafts.ts';
import { uploadPicture, sweepPictures } from '../../src/backend/pictures.ts';
import {
  PostChangedError,
  PostGoneError,
  deletePost,
  getPost,
  listPosts,
  listTrash,
  purgeTrash,
  trashPost,
  updatePost,
} from '../../src/backend/posts.ts';
import { findPreviewed, sharePreview } from '../../src/backend/previews.ts';
import { findPublished, listPublished } from '../../src/backend/published.ts';
import { readAsVisitor } from '../../src/backend/read-table.ts';
import { formerPublication, getVersion, listVersions } from '../../src/backend/versions.ts';
import { connect, ORIGIN, type Client } from './support/client.ts';
import { newAdmin } from './support/invitations.ts';
import { idOf, newUser, signInAdmin } from './support/people.ts';
import { BOOT_TIMEOUT, openServer, type TestServer } from './support/server.ts';
import { article, picture } from './support/stage.ts';

let server: TestServer;
let ada: Client;
let bia: Client;
let user: Client;
let anon: Client;

beforeAll(async () => {
  server = await openServer();
  ada = await signInAdmin(server);
  bia = await newAdmin(server, ada, 'bia@example.com');
  user = await newUser(server, 'leitora@example.com');
  anon = connect(server);
}, BOOT_TIMEOUT);
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.run('delete from public.blog_posts; delete from public.blog_post_drafts');
  await server.database.run('delete from public.released_pictures; delete from storage.objects');
});

/** Reads the blog without a session. */
const visitor = () =>
  readAsVisitor({ url: ORIGIN, anonKey: server.backend.anonKey }, (input, init) =>
    server.backend.fetch(new Request(input, init)),
  );

const PAST = '2020-01-01T00:00:00Z';

async function create(changes = {}): Promise<string> {
  const { data, error } = await ada.from('blog_posts').insert(article(changes)).select('id').single();
  if (error) throw new Error(error.message);
  return data.id;
}

describe('versions', () => {
  it('record the content, time and author of every save', async () => {
    const id = await create({ title: 'Primeiro' });
    await updatePost(bia, id, 1, { title: 'Segundo' });
    const versions = await listVersions(ada, id);
    expect(versions).toMatchObject([
      { version: 2, saved_by: await idOf(bia) },
      { version: 1, saved_by: await idOf(ada) },
    ]);
    expect(Date.now() - Date.parse(versions[0]?.saved_at ?? '')).toBeLessThan(60_000);
    expect(await getVersion(ada, id, 1)).toMatchObject({ id, title: 'Primeiro', version: 1 });
    expect(await getVersion(ada, id, 2)).toEqual(await getPost(ada, id));
    expect(await getVersion(ada, id, 3)).toBeNull();
  });

  it('tell when a draft was public before, but not when it was only scheduled', async () => {
    const id = await create({ published_at: PAST });
    await updatePost(ada, id, 1, { published_at: null });
    await updatePost(ada, id, 2, { published_at: '2099-01-02T00:00:00Z' });
    await updatePost(ada, id, 3, { published_at: null });
    expect(Date.parse((await formerPublication(bia, id)) ?? '')).toBe(Date.parse(PAST));

    const scheduled = await create({ slug: 'agendado', published_at: '2099-01-02T00:00:00Z' });
    expect(await formerPublication(ada, scheduled)).toBeNull();
    await updatePost(ada, scheduled, 1, { published_at: null });
    expect(await formerPublication(ada, scheduled)).toBeNull();
  });

  it('outlive the account that saved them', async () => {
    const cora = await newAdmin(server, ada, 'cora@example.com');
    const { data } = await cora.from('blog_posts').insert(article()).select('id').single();
    await server.database.rows("delete from auth.users where email = 'cora@example.com'");
    const versions = await listVersions(ada, data?.id ?? '');
    expect(versions.at(-1)).toMatchObject({ version: 1, saved_by: null });
  });

  it('keep their pictures', async () => {
    const bytes = picture().buffer;
    const old = await uploadPicture(ada, 'capa', { type: 'image/webp', bytes }, 1);
    const id = await create({ cover_image: old });
    await updatePost(ada, id, 1, { cover_image: null });
    await server.database.run(`
      update storage.objects set created_at = now() - interval '90 days';
      update public.released_pictures set released_at = now() - interval '90 days'`);
    expect(await sweepPictures(ada)).toEqual([]);
    const before = await getVersion(ada, id, 1);
    expect(await updatePost(ada, id, 2, { cover_image: before?.cover_image ?? null })).toMatchObject({
      cover_image: old,
      version: 3,
    });
  });
});

describe('the trash', () => {
  it('hides an article from visitors and from the list, but keeps its address and its pictures', async () => {
    const bytes = picture().buffer;
    const cover = await uploadPicture(ada, 'capa', { type: 'image/webp', bytes }, 1);
    const id = await create({ published_at: PAST, cover_image: cover });
    await updatePost(ada, id, 1, { slug: 'ferias-2' });
    await trashPost(ada, id, 2);
    expect(await listPosts(ada)).toEqual([]);
    expect(await listTrash(ada)).toMatchObject([{ id, slug: 'ferias-2' }]);
    for (const slug of ['ferias', 'ferias-2']) expect(await findPublished(visitor(), slug)).toBeNull();
    expect(await listPublished(visitor())).toEqual([]);
    expect((await ada.from('blog_posts').insert(article({ slug: 'ferias' }))).error?.code).toBe('23505');
    await server.database.run("update storage.objects set created_at = now() - interval '90 days'");
    expect(await sweepPictures(ada)).toEqual([]);

    await updatePost(bia, id, 3, {});
    expect(await listTrash(ada)).toEqual([]);
    expect(await findPublished(visitor(), 'ferias')).toMatchObject({ slug: 'ferias-2', cover_image: cover });
  });

  it('gets its date once, from the server', async () => {
    const id = await create();
    await ada.from('blog_posts').update({ deleted_at: PAST }).eq('id', id);
    const [first] = await listTrash(ada);
    expect(Date.now() - Date.parse(first?.deleted_at ?? '')).toBeLessThan(60_000);
    await ada.from('blog_posts').update({ deleted_at: '2030-01-01T00:00:00Z' }).eq('id', id);
    expect((await listTrash(ada))[0]?.deleted_at).toBe(first?.deleted_at);
  });

  it('accepts an article twice, but refuses one that somebody has changed in the meantime', async () => {
    const id = await create();
    await updatePost(bia, id, 1, { title: 'Mudado' });
    await expect(trashPost(ada, id, 1)).rejects.toMatchObject({ kind: 'conflict' });
    await trashPost(ada, id, 2);
    await trashPost(ada, id, 2);
    await expect(trashPost(ada, randomUUID(), 1)).rejects.toBeInstanceOf(PostGoneError);
    const other = await create({ slug: 'outro', published_at: PAST });
    await expect(trashPost(user, other, 1)).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('is the only place from which an article can be deleted for good', async () => {
    const id = await create();
    await expect(deletePost(ada, id)).rejects.toBeInstanceOf(PostChangedError);
    await trashPost(ada, id, 1);
    await deletePost(ada, id);
    expect(await getPost(ada, id)).toBeNull();
    expect(await listVersions(ada, id)).toEqual([]);
    await expect(deletePost(ada, id)).rejects.toBeInstanceOf(PostGoneError);
    await create();
  });

  it('is emptied of articles that have been there for 30 days', async () => {
    const [old, late] = [await create(), await create({ slug: 'b' })];
    const another = await create({ slug: 'c' });
    for (const id of [old, late, another]) await trashPost(ada, id, 1);
    await server.database.run('alter table public.blog_posts disable trigger stamp_blog_post_deletion');
    await server.database.rows(
      `update public.blog_posts set deleted_at = now() - make_interval(days => case id when $1 then 29 else 31 end)`,
      [late],
    );
    await server.database.run('alter table public.blog_posts enable trigger stamp_blog_post_deletion');
    await purgeTrash(user);
    expect(await listTrash(ada)).toHaveLength(3);
    await purgeTrash(ada);
    expect(await listTrash(ada)).toMatchObject([{ id: late }]);
  });
});

describe('a draft', () => {
  it('of an article needs neither excerpt nor text, and only administrators can read it', async () => {
    const id = await create({ published_at: null, excerpt: '', content: '' });
    expect((await user.from('blog_posts').select('id')).data).toEqual([]);
    expect((await user.from('blog_post_slugs').select('slug')).data).toEqual([]);
    expect(await listPublished(visitor())).toEqual([]);
    expect(await findPublished(visitor(), 'ferias')).toBeNull();
    const publish = { published_at: PAST };
    await expect(updatePost(ada, id, 1, publish)).rejects.toMatchObject({ kind: 'constraint' });
    await updatePost(ada, id, 1, { ...publish, excerpt: 'Resumo', content: '<p>Texto</p>' });
    expect(await findPublished(visitor(), 'ferias')).not.toBeNull();
    await updatePost(ada, id, 2, { published_at: null });
    expect(await findPublished(visitor(), 'ferias')).toBeNull();
  });

  it('of a form is stored on the server, and only its account can change it', async () => {
    const articleId = randomUUID();
    await keepServerDraft(bia, { key: 'a', article_id: articleId, draft: { title: 'Um' } });
    await keepServerDraft(bia, { key: 'a', article_id: articleId, draft: { title: 'Dois' } });
    await keepServerDraft(ada, { key: 'b', article_id: articleId, draft: {} });
    expect(await listServerDrafts(bia, await idOf(bia))).toMatchObject([
      { key: 'a', draft: { title: 'Dois' } },
    ]);
    expect(await listEditors(ada, articleId)).toHaveLength(2);
    await expect(keepServerDraft(ada, { key: 'a', article_id: articleId, draft: {} })).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await dropServerDraft(ada, 'a');
    expect(await listServerDrafts(bia, await idOf(bia))).toHaveLength(1);
    await dropServerDraft(bia, 'a');
    expect(await listServerDrafts(bia, await idOf(bia))).toEqual([]);
  });
});

describe('a link to an article', () => {
  const keyOf = (path: string) => path.slice(path.indexOf('=') + 1);

  it('shows the current state of a draft to visitors for a week', async () => {
    const id = await create({ published_at: null });
    const { path, expiresAt } = await sharePreview(ada, id);
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 86_400_000)).toBe(7);
    expect(await findPreviewed(visitor(), keyOf(path))).toMatchObject({
      title: 'Férias',
      content: '<p>Texto</p>',
    });
    await updatePost(ada, id, 1, { title: 'Mudado' });
    expect(await findPreviewed(visitor(), keyOf(path))).toMatchObject({ title: 'Mudado' });
    await server.database.run("update private.previews set expires_at = now() - interval '1 second'");
    expect(await findPreviewed(visitor(), keyOf(path))).toBeNull();
  });

  it('shows nothing with another token, or if the article is in the trash', async () => {
    const id = await create({ published_at: null });
    const { path } = await sharePreview(ada, id);
    expect(await findPreviewed(visitor(), 'a'.repeat(64))).toBeNull();
    expect(await findPreviewed(visitor(), '')).toBeNull();
    await trashPost(ada, id, 1);
    expect(await findPreviewed(visitor(), keyOf(path))).toBeNull();
  });

  it('expires with the rights of the administrator who created it', async () => {
    const id = await create({ published_at: null });
    const cora = await newAdmin(server, ada, 'cora@example.com');
    const { path } = await sharePreview(cora, id);
    expect(await findPreviewed(visitor(), keyOf(path))).not.toBeNull();
    const { error } = await ada.rpc('remove_admin', { account: await idOf(cora) });
    expect(error).toBeNull();
    expect(await findPreviewed(visitor(), keyOf(path))).toBeNull();
  });

  it('can be created only by administrators, and its token is stored only as a hash', async () => {
    const id = await create({ published_at: null });
    for (const client of [user, anon]) {
      await expect(sharePreview(client, id)).rejects.toMatchObject({ name: 'BackendError' });
    }
    const { path } = await sharePreview(ada, id);
    const [row] = await server.database.rows<{ token_hash: string }>(
      'select token_hash from private.previews',
    );
    expect(row?.token_hash).toMatch(/^[0-9a-f]{64}$/);
    expect(row?.token_hash).not.toBe(keyOf(path));
  });
});
