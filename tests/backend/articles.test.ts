import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Insert, Update } from '../../src/backend/row-types.ts';
import { connect } from './support/client.ts';
import { idOf, newUser, signInAdmin } from './support/people.ts';
import type { Client } from './support/client.ts';
import { BOOT_TIMEOUT, openServer } from './support/server.ts';
import type { TestServer } from './support/server.ts';
import { article, articleRefusal, createArticle } from './support/stage.ts';

let server: TestServer;
let visitor: Client;
let admin: Client;

beforeAll(async () => {
  server = await openServer();
  visitor = connect(server);
  admin = await signInAdmin(server);
}, BOOT_TIMEOUT);
afterAll(() => server.close());
beforeEach(() => server.database.run('delete from public.blog_posts'));

const PAST = '2020-01-01T00:00:00Z';
const FUTURE = '2999-01-01T00:00:00Z';

const create = (changes?: Partial<Insert<'blog_posts'>>) => createArticle(admin, changes);

async function change(id: string, changes: Update<'blog_posts'>): Promise<void> {
  const { data, error } = await admin.from('blog_posts').update(changes).eq('id', id).select('id');
  if (error) throw new Error(error.message);
  expect(data).toHaveLength(1);
}

const refusal = (changes: object) => articleRefusal(admin, changes);

describe('a new article', () => {
  it('has the specified defaults', async () => {
    const before = Date.now();
    const post = await create();
    expect(post).toMatchObject({
      category: 'trabalhista',
      read_time: 5,
      related_calculators: [],
      version: 1,
      author_id: await idOf(admin),
      cover_image: null,
      cta_1_text: null,
    });
    for (const moment of [post.published_at, post.created_at, post.updated_at]) {
      expect(Math.abs(Date.parse(moment ?? '') - before)).toBeLessThan(60_000);
    }
  });

  it('stores every value', async () => {
    const given = article({
      id: randomUUID(),
      category: 'saude',
      cover_image: '/imagens/capa.webp',
      cover_image_alt: 'Uma balança',
      content_image_1: '/imagens/1.webp',
      content_image_1_alt: 'Tabela de “IMC”',
      content_image_2: '/imagens/2.webp',
      content_image_2_alt: 'Gráfico',
      read_time: 60,
      cta_1_text: 'Calcule já',
      cta_1_link: '/calculadora/saude/imc',
      cta_2_text: 'Leia mais',
      cta_2_link: 'http://example.com/a?b=c#d',
      related_calculators: ['IMC', '13º salário', 'vírgula, "aspas" e {chaves}'],
    });
    expect(await create(given)).toMatchObject(given);
  });

  it('with an id from the client is created only once, even if sent again', async () => {
    const id = randomUUID();
    await create({ id });
    const { error } = await admin.from('blog_posts').insert(article({ id }));
    expect(error).toMatchObject({ code: '23505' });
    expect(error?.message).toContain('blog_posts_pkey');
    expect((await admin.from('blog_posts').select('id')).data).toEqual([{ id }]);
  });

  it('stores an empty optional field as null', async () => {
    const post = await create({ cover_image: '', cta_1_text: '  ', cta_1_link: '', cover_image_alt: '' });
    expect(post).toMatchObject({
      cover_image: null,
      cta_1_text: null,
      cta_1_link: null,
      cover_image_alt: null,
    });
  });

  it('cannot set its version, creation date or date of change', async () => {
    const post = await create({ version: 40, created_at: PAST, updated_at: PAST });
    expect(post.version).toBe(1);
    expect(Date.parse(post.created_at)).toBeGreaterThan(Date.parse(PAST));
    expect(Date.parse(post.updated_at)).toBeGreaterThan(Date.parse(PAST));
  });
});

describe('a save', () => {
  const save = (id: string, version: number, title: string) =>
    admin.from('blog_posts').update({ title }).eq('id', id).eq('version', version).select('title, version');

  it('succeeds on the version that was read, and increments it', async () => {
    const { id } = await create();
    expect((await save(id, 1, 'Segundo')).data).toEqual([{ title: 'Segundo', version: 2 }]);
    expect((await save(id, 2, 'Terceiro')).data).toEqual([{ title: 'Terceiro', version: 3 }]);
  });

  it('affects no row if somebody else has saved in between', async () => {
    const { id } = await create();
    await save(id, 1, 'De outra pessoa');
    expect((await save(id, 1, 'Meu')).data).toEqual([]);
    expect((await admin.from('blog_posts').select('title').eq('id', id).single()).data?.title).toBe(
      'De outra pessoa',
    );
  });

  it('succeeds for only one of several concurrent saves', async () => {
    const { id } = await create();
    const answers = await Promise.all(['A', 'B', 'C'].map((title) => save(id, 1, title)));
    expect(answers.flatMap(({ data }) => data)).toHaveLength(1);
  });

  it('keeps the id and the creation date, and updates the date of change', async () => {
    const created = await create();
    await change(created.id, { id: randomUUID(), created_at: PAST, updated_at: PAST, title: 'Outro' });
    const { data } = await admin.from('blog_posts').select().single();
    expect(data).toMatchObject({ id: created.id, created_at: created.created_at, title: 'Outro' });
    expect(Date.parse(data?.updated_at ?? '')).toBeGreaterThanOrEqual(Date.parse(created.updated_at));
  });
});

describe('scheduling', () => {
  it('hides an article from visitors until its publication time', async () => {
    const { id } = await create({ published_at: FUTURE });
    expect((await visitor.from('blog_posts').select('id')).data).toEqual([]);
    await change(id, { published_at: PAST });
    expect((await visitor.from('blog_posts').select('id')).data).toEqual([{ id }]);
  });
});

describe('addresses', () => {
  /** Resolves an address as a visitor; returns the current slug of its article. */
  const follow = async (slug: string): Promise<string | undefined> => {
    const { data } = await visitor
      .from('blog_post_slugs')
      .select('post:blog_posts(slug)')
      .eq('slug', slug)
      .maybeSingle();
    return data?.post.slug;
  };

  it('resolve to the article, including former ones', async () => {
    const { id } = await create({ slug: 'um' });
    await change(id, { slug: 'dois' });
    await change(id, { slug: 'tres' });
    expect(await Promise.all(['um', 'dois', 'tres', 'quatro'].map(follow))).toEqual([
      'tres',
      'tres',
      'tres',
      undefined,
    ]);
  });

  it('that were never public are removed and can be reused', async () => {
    const { id } = await create({ slug: 'rascunho', published_at: FUTURE });
    await change(id, { slug: 'final', published_at: PAST });
    expect(await follow('rascunho')).toBeUndefined();
    expect(await refusal({ slug: 'rascunho' })).toBeUndefined();
  });

  it('that were public remain, even if the article is unpublished and renamed', async () => {
    const { id } = await create({ slug: 'um' });
    await change(id, { published_at: FUTURE });
    await change(id, { slug: 'dois' });
    expect(await follow('um')).toBeUndefined();
    await change(id, { published_at: PAST });
    expect(await follow('um')).toBe('dois');
  });

  it('can be reused by their own article', async () => {
    const { id } = await create({ slug: 'um' });
    await change(id, { slug: 'dois' });
    await change(id, { slug: 'um' });
    expect(await Promise.all(['um', 'dois'].map(follow))).toEqual(['um', 'um']);
  });

  // Check the constraint's name, because row-level security hides the conflicting value.
  it('of another article are refused: current ones', async () => {
    await create({ slug: 'um' });
    const { error, status } = await admin.from('blog_posts').insert(article({ slug: 'um' }));
    expect({ status, code: error?.code }).toEqual({ status: 409, code: '23505' });
    expect(error?.message).toContain('"blog_posts_slug_key"');
  });

  it('of another article are refused: former ones', async () => {
    const { id } = await create({ slug: 'um' });
    await change(id, { slug: 'dois' });
    const { error, status } = await admin.from('blog_posts').insert(article({ slug: 'um' }));
    expect({ status, code: error?.code }).toEqual({ status: 409, code: '23505' });
    expect(error?.message).toContain('"blog_post_slugs_pkey"');
    expect((await admin.from('blog_posts').select('slug')).data).toEqual([{ slug: 'dois' }]);
  });

  it('can be reused after their article is deleted for good', async () => {
    const { id } = await create({ slug: 'um' });
    await change(id, { slug: 'dois' });
    await change(id, { deleted_at: 'now' });
    await admin.from('blog_posts').delete().eq('id', id);
    expect(await refusal({ slug: 'um' })).toBeUndefined();
    expect(await refusal({ slug: 'dois' })).toBeUndefined();
  });
});

describe('a script with the secret key', () => {
  it('writes articles without a user account', async () => {
    await server.database.run('begin');
    try {
      await server.database.run('set local role service_role');
      const rows = await server.database.rows(
        `insert into public.blog_posts (title, slug, excerpt, content, cta_1_link)
         values ('Importado', 'importado', 'Resumo', 'Texto', '/') returning author_id, version`,
      );
      expect(rows).toEqual([{ author_id: null, version: 1 }]);
    } finally {
      await server.database.run('rollback');
    }
  });
});

describe('an author’s account', () => {
  it('can be deleted, and the articles remain', async () => {
    const author = await newUser(server, 'autora@example.com');
    const id = await idOf(author);
    await server.database.rows("update public.profiles set role = 'admin' where id = $1", [id]);
    await author.from('blog_posts').insert(article({ slug: 'dela' }));
    await server.database.rows('delete from auth.users where id = $1', [id]);
    expect((await admin.from('blog_posts').select('slug, author_id')).data).toEqual([
      { slug: 'dela', author_id: null },
    ]);
  });
});
