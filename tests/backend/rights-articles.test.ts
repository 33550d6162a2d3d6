import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { idOf, onePerRole, type People } from './support/people.ts';
import type { Client } from './support/client.ts';
import { outcomeOf } from './support/outcome.ts';
import type { Outcome } from './support/outcome.ts';
import { BOOT_TIMEOUT, openServer } from './support/server.ts';
import type { TestServer } from './support/server.ts';
import { PUBLISHED_ID, SCHEDULED_ID, article, setArticles, snapshot } from './support/stage.ts';

let server: TestServer;
let people: People;

beforeAll(async () => {
  server = await openServer();
  people = await onePerRole(server);
}, BOOT_TIMEOUT);
afterAll(() => server.close());
beforeEach(() => setArticles(server));

type Attempt = (client: Client) => PromiseLike<{ data: unknown; error: unknown; count?: number | null }>;
type Row = [what: string, attempt: Attempt, anon: Outcome, user: Outcome, admin: Outcome];

const reading: Row[] = [
  [
    'a published article',
    (c) => c.from('blog_posts').select().eq('id', PUBLISHED_ID),
    'done',
    'done',
    'done',
  ],
  [
    'a scheduled article',
    (c) => c.from('blog_posts').select().eq('id', SCHEDULED_ID),
    'nothing',
    'nothing',
    'done',
  ],
  [
    'the number of scheduled articles',
    (c) => c.from('blog_posts').select('*', { count: 'exact', head: true }).eq('id', SCHEDULED_ID),
    'nothing',
    'nothing',
    'done',
  ],
  [
    'the address of a published article',
    (c) => c.from('blog_post_slugs').select().eq('slug', 'publicado'),
    'done',
    'done',
    'done',
  ],
  [
    'the address of a scheduled article',
    (c) => c.from('blog_post_slugs').select().eq('slug', 'agendado'),
    'nothing',
    'nothing',
    'done',
  ],
  [
    'a scheduled article through its address',
    (c) => c.from('blog_post_slugs').select('slug, post:blog_posts!inner(title)').eq('slug', 'agendado'),
    'nothing',
    'nothing',
    'done',
  ],
];

const writing: Row[] = [
  ['insert', (c) => c.from('blog_posts').insert(article()).select(), 'refused', 'refused', 'done'],
  [
    'insert several',
    (c) =>
      c
        .from('blog_posts')
        .insert([article(), article({ slug: 'outro' })])
        .select(),
    'refused',
    'refused',
    'done',
  ],
  [
    'insert a scheduled one',
    (c) =>
      c
        .from('blog_posts')
        .insert(article({ published_at: '2999-01-01T00:00:00Z' }))
        .select(),
    'refused',
    'refused',
    'done',
  ],
  ['upsert a new one', (c) => c.from('blog_posts').upsert(article()).select(), 'refused', 'refused', 'done'],
  [
    'upsert an existing one',
    (c) =>
      c
        .from('blog_posts')
        .upsert(article({ id: PUBLISHED_ID }))
        .select(),
    'refused',
    'refused',
    'done',
  ],
  [
    'update a published one',
    (c) => c.from('blog_posts').update({ title: 'Outro' }).eq('id', PUBLISHED_ID).select(),
    'refused',
    'nothing',
    'done',
  ],
  [
    'update a scheduled one',
    (c) => c.from('blog_posts').update({ title: 'Outro' }).eq('id', SCHEDULED_ID).select(),
    'refused',
    'nothing',
    'done',
  ],
  [
    'publish a scheduled one',
    (c) =>
      c.from('blog_posts').update({ published_at: '2000-01-01T00:00:00Z' }).eq('id', SCHEDULED_ID).select(),
    'refused',
    'nothing',
    'done',
  ],
  [
    'move to the trash',
    (c) => c.from('blog_posts').update({ deleted_at: 'now' }).eq('id', PUBLISHED_ID).select(),
    'refused',
    'nothing',
    'done',
  ],
  // Articles can be deleted only from the trash, so that a slip deletes nothing for good.
  [
    'delete',
    (c) => c.from('blog_posts').delete().eq('id', PUBLISHED_ID).select(),
    'refused',
    'nothing',
    'nothing',
  ],
  // Articles can be removed only one at a time, so that a mistake does not empty the blog.
  [
    'delete all',
    (c) => c.from('blog_posts').delete().neq('slug', '').select(),
    'refused',
    'nothing',
    'nothing',
  ],
  [
    'move all to the trash',
    (c) => c.from('blog_posts').update({ deleted_at: 'now' }).neq('slug', '').select(),
    'refused',
    'nothing',
    'refused',
  ],
  [
    'insert an address',
    (c) => c.from('blog_post_slugs').insert({ slug: 'meu', post_id: PUBLISHED_ID }).select(),
    'refused',
    'refused',
    'refused',
  ],
  [
    'update an address',
    (c) => c.from('blog_post_slugs').update({ slug: 'meu' }).eq('slug', 'publicado').select(),
    'refused',
    'refused',
    'refused',
  ],
  [
    'delete an address',
    (c) => c.from('blog_post_slugs').delete().eq('slug', 'publicado').select(),
    'refused',
    'refused',
    'refused',
  ],
];

describe.each(['anon', 'user', 'admin'] as const)('%s', (who) => {
  const expected = ([, , anon, user, admin]: Row): Outcome => ({ anon, user, admin })[who];

  describe('reads', () => {
    it.each(reading)('%s', async (...row) => {
      expect(outcomeOf(await row[1](people[who]))).toBe(expected(row));
    });
  });

  describe('writes:', () => {
    it.each(writing)('%s', async (...row) => {
      const before = await snapshot(server);
      expect(outcomeOf(await row[1](people[who]))).toBe(expected(row));
      expect((await snapshot(server)) === before).toBe(expected(row) !== 'done');
    });
  });
});

describe('refusals', () => {
  it('report the missing right, without data of the row', async () => {
    const { data, error, status } = await people.anon.from('blog_posts').insert(article()).select();
    expect({ data, status, code: error?.code }).toEqual({ data: null, status: 401, code: '42501' });
  });

  it('distinguish a signed-in user from a visitor', async () => {
    const { error, status } = await people.user.from('blog_posts').insert(article());
    expect({ status, code: error?.code }).toEqual({ status: 403, code: '42501' });
  });
});

describe('authorship', () => {
  it('belongs to the signed-in user, even if the request names another', async () => {
    const { data } = await people.admin
      .from('blog_posts')
      .insert(article({ author_id: await idOf(people.user) }))
      .select('author_id')
      .single();
    expect(data?.author_id).toBe(await idOf(people.admin));
  });

  it('is preserved by an update', async () => {
    const { data: created } = await people.admin.from('blog_posts').insert(article()).select().single();
    const { data } = await people.admin
      .from('blog_posts')
      .update({ author_id: await idOf(people.user) })
      .eq('id', created?.id ?? '')
      .select('author_id')
      .single();
    expect(data?.author_id).toBe(await idOf(people.admin));
  });
});
