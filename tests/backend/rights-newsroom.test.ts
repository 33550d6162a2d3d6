/** Rights to unpublished content: drafts, the trash, versions, and preview links. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { connect, type Client } from './support/client.ts';
import { newAdmin } from './support/invitations.ts';
import { idOf, newUser, signInAdmin } from './support/people.ts';
import { outcomeOf, type Outcome } from './support/outcome.ts';
import { BOOT_TIMEOUT, openServer, type TestServer } from './support/server.ts';
import { snapshot } from './support/stage.ts';

const DRAFT = '00000000-0000-4000-8000-000000000003';
const TRASHED = '00000000-0000-4000-8000-000000000004';
const KEY = 'rascunho-da-bia';

let server: TestServer;
let people: Record<'anon' | 'user' | 'admin' | 'owner', Client>;

beforeAll(async () => {
  server = await openServer();
  const admin = await signInAdmin(server);
  people = {
    anon: connect(server),
    user: await newUser(server, 'ana@example.com'),
    admin,
    owner: await newAdmin(server, admin, 'bia@example.com'),
  };
}, BOOT_TIMEOUT);
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.run('delete from public.blog_posts; delete from public.blog_post_drafts');
  await server.database.rows(
    `insert into public.blog_posts (id, title, slug, excerpt, content, published_at, deleted_at)
     values ($1, 'Rascunho', 'rascunho', '', '', null, null),
            ($2, 'Na lixeira', 'na-lixeira', 'Resumo', '<p>Texto</p>', now() - interval '1 day', now())`,
    [DRAFT, TRASHED],
  );
  await server.database.rows(
    `insert into public.blog_post_drafts (key, article_id, account_id, draft) values ($1, $2, $3, '{}')`,
    [KEY, DRAFT, await idOf(people.owner)],
  );
});

type Attempt = (client: Client) => PromiseLike<{ data: unknown; error: unknown; count?: number | null }>;
/** The owner is the administrator whose draft is on the server. */
type Row = [what: string, attempt: Attempt, anon: Outcome, user: Outcome, admin: Outcome, owner: Outcome];

const another = { key: 'outro', article_id: DRAFT, draft: {} };

const reading: Row[] = [
  ['a draft', (c) => c.from('blog_posts').select().eq('id', DRAFT), 'nothing', 'nothing', 'done', 'done'],
  [
    'an article in the trash',
    (c) => c.from('blog_posts').select().eq('id', TRASHED),
    'nothing',
    'nothing',
    'done',
    'done',
  ],
  [
    'the number of articles in the trash',
    (c) => c.from('blog_posts').select('id', { count: 'exact', head: true }).not('deleted_at', 'is', null),
    'nothing',
    'nothing',
    'done',
    'done',
  ],
  ...['rascunho', 'na-lixeira'].map((slug): Row => [
    `the address ${slug}`,
    (c) => c.from('blog_post_slugs').select().eq('slug', slug),
    'nothing',
    'nothing',
    'done',
    'done',
  ]),
  [
    'versions',
    (c) => c.from('blog_post_versions').select().eq('post_id', DRAFT),
    'refused',
    'refused',
    'done',
    'done',
  ],
  [
    'unsaved drafts',
    (c) => c.from('blog_post_drafts').select('key, draft'),
    'refused',
    'refused',
    'done',
    'done',
  ],
  [
    'the article of a link that does not exist',
    (c) => c.rpc('previewed_post', { token: 'a'.repeat(64) }),
    'nothing',
    'nothing',
    'nothing',
    'nothing',
  ],
  [
    'an invitation of a link that does not exist',
    (c) => c.rpc('find_invitation', { token: 'a'.repeat(64) }),
    'nothing',
    'nothing',
    'nothing',
    'nothing',
  ],
  [
    'the pictures that may be removed',
    (c) => c.rpc('spare_pictures'),
    'refused',
    'nothing',
    'nothing',
    'nothing',
  ],
];

const writing: Row[] = [
  [
    'delete for good from the trash',
    (c) => c.from('blog_posts').delete().eq('id', TRASHED).select('id'),
    'refused',
    'nothing',
    'done',
    'done',
  ],
  [
    'restore from the trash',
    (c) => c.from('blog_posts').update({ deleted_at: null }).eq('id', TRASHED).select('id'),
    'refused',
    'nothing',
    'done',
    'done',
  ],
  [
    'publish a draft',
    (c) =>
      c
        .from('blog_posts')
        .update({ published_at: '2026-01-01T00:00:00Z', excerpt: 'a', content: 'a' })
        .eq('id', DRAFT)
        .select('id'),
    'refused',
    'nothing',
    'done',
    'done',
  ],
  [
    'insert a version',
    (c) =>
      c.from('blog_post_versions').insert({ post_id: DRAFT, version: 9, post: {}, pictures: [] }).select(),
    'refused',
    'refused',
    'refused',
    'refused',
  ],
  [
    'change a version',
    (c) => c.from('blog_post_versions').update({ post: {} }).eq('post_id', DRAFT).select(),
    'refused',
    'refused',
    'refused',
    'refused',
  ],
  [
    'delete a version',
    (c) => c.from('blog_post_versions').delete().eq('post_id', DRAFT).select(),
    'refused',
    'refused',
    'refused',
    'refused',
  ],
  [
    'store an unsaved draft',
    (c) => c.from('blog_post_drafts').insert(another).select('key'),
    'refused',
    'refused',
    'done',
    'done',
  ],
  [
    'store an unsaved draft as another account',
    (c) =>
      c
        .from('blog_post_drafts')
        .insert({ ...another, account_id: '00000000-0000-4000-8000-000000000009' })
        .select('key'),
    'refused',
    'refused',
    'refused',
    'refused',
  ],
  [
    'change the unsaved draft of one account',
    (c) =>
      c
        .from('blog_post_drafts')
        .update({ draft: { a: 1 } })
        .eq('key', KEY)
        .select('key'),
    'refused',
    'nothing',
    'nothing',
    'done',
  ],
  [
    'take over an unsaved draft',
    (c) =>
      c
        .from('blog_post_drafts')
        .upsert({ ...another, key: KEY })
        .select('key'),
    'refused',
    'refused',
    'refused',
    'done',
  ],
  [
    'set the date of an unsaved draft',
    (c) =>
      c.from('blog_post_drafts').update({ kept_at: '2000-01-01T00:00:00Z' }).eq('key', KEY).select('key'),
    'refused',
    'refused',
    'refused',
    'refused',
  ],
  [
    'delete an unsaved draft',
    (c) => c.from('blog_post_drafts').delete().eq('key', KEY).select('key'),
    'refused',
    'nothing',
    'nothing',
    'done',
  ],
];

describe.each(['anon', 'user', 'admin', 'owner'] as const)('%s', (who) => {
  const expected = ([, , anon, user, admin, owner]: Row): Outcome => ({ anon, user, admin, owner })[who];

  it.each(reading)('has the expected right to read: %s', async (...row) => {
    expect(outcomeOf(await row[1](people[who]))).toBe(expected(row));
  });

  it.each(writing)('has the expected right to write: %s', async (...row) => {
    const before = await snapshot(server);
    expect(outcomeOf(await row[1](people[who]))).toBe(expected(row));
    expect((await snapshot(server)) === before).toBe(expected(row) !== 'done');
  });
});
