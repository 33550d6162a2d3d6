import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Insert } from '../../src/backend/row-types.ts';
import { ORIGIN, type Client } from './support/client.ts';
import { signInAdmin } from './support/people.ts';
import { BOOT_TIMEOUT, isEmbedded, openServer } from './support/server.ts';
import type { TestServer } from './support/server.ts';
import { articleRefusal, createArticle } from './support/stage.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await openServer();
  admin = await signInAdmin(server);
}, BOOT_TIMEOUT);
afterAll(() => server.close());
beforeEach(() => server.database.run('delete from public.blog_posts'));

const create = (changes?: Partial<Insert<'blog_posts'>>) => createArticle(admin, changes);

/** Lists articles as a visitor. */
function ask(query: string): Promise<Response> {
  const { backend } = server;
  return backend.fetch(
    new Request(`${ORIGIN}/rest/v1/blog_posts?select=id&${query}`, { headers: { apikey: backend.anonKey } }),
  );
}

const refusal = (changes: object) => articleRefusal(admin, changes);

describe.runIf(isEmbedded)('a filter on a list', () => {
  it.each(['eq.{}', 'eq.{IMC}', 'cs.{}', 'ov.{"}', 'eq.x', 'is.null'])(
    'may be %s without affecting later requests',
    async (filter) => {
      const { status } = await ask(`related_calculators=${encodeURIComponent(filter)}`);
      expect([200, 400]).toContain(status);
      expect((await ask('limit=1')).status).toBe(200);
    },
  );

  it('with an impossible date is a bad request', async () => {
    expect((await ask('published_at=eq.99999999999999999999')).status).toBe(400);
  });
});

describe('constraints on articles', () => {
  const CHECK = '23514';
  const bad: [what: string, changes: object, code: string][] = [
    ['without a title', { title: ' \n' }, CHECK],
    ['with a null title', { title: null }, '23502'],
    ['with a title of two lines', { title: 'Férias\n- [falso](https://mau.example)' }, CHECK],
    ['with terminal escape codes in the title', { title: 'Férias\u001b[2J' }, CHECK],
    ['with an overlong title', { title: 'a'.repeat(301) }, CHECK],
    ['without an excerpt', { excerpt: '' }, CHECK],
    ['without content', { content: '\t' }, CHECK],
    ['with overlong content', { content: 'a'.repeat(500_001) }, CHECK],
    ['of an unknown category', { category: 'educacional' }, CHECK],
    ['with a reading time of zero', { read_time: 0 }, CHECK],
    ['with a reading time of more than an hour', { read_time: 61 }, CHECK],
    ['with a reading time that is not a number', { read_time: 'meio' }, '22P02'],
    ['a draft without a title', { published_at: null, title: ' ' }, CHECK],
    ['a draft with an excerpt that is too long', { published_at: null, excerpt: 'a'.repeat(2001) }, CHECK],
    ['with a nameless related calculator', { related_calculators: ['IMC', ''] }, CHECK],
    ['with a null related calculator', { related_calculators: ['IMC', null] }, CHECK],
    ['with lists of related calculators', { related_calculators: [['IMC'], ['INSS']] }, '0A000'],
    ['with an invalid id', { id: '1' }, '22P02'],
    ...[
      '',
      'Férias',
      'ferias 2026',
      'FERIAS',
      '-ferias',
      'ferias-',
      'fe--rias',
      'ferias/../x',
      'a'.repeat(201),
    ].map((slug): [string, object, string] => [`at the address “${slug.slice(0, 20)}”`, { slug }, CHECK]),
    ...[
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'data:text/html,x',
      'ftp://example.com',
      '//example.com',
      '/\\example.com',
      '/\t/example.com',
      'example.com',
      'https://',
      'https:///x',
      'https://a b',
      `/${'a'.repeat(2048)}`,
    ].flatMap((link): [string, object, string][] => [
      [`with an action linked to “${link.slice(0, 20)}”`, { cta_1_link: link }, CHECK],
      [`with a cover at “${link.slice(0, 20)}”`, { cover_image: link }, CHECK],
    ]),
    ['with an unsafe second action', { cta_2_link: 'javascript:x' }, CHECK],
    ['with an unsafe picture', { content_image_1: 'javascript:x' }, CHECK],
    ['with an unsafe second picture', { content_image_2: 'javascript:x' }, CHECK],
  ];

  it.each(bad)('refuse an article %s', async (_what, changes, code) => {
    expect(await refusal(changes)).toBe(code);
  });

  it('also apply to updates', async () => {
    const { id } = await create();
    const { error, status } = await admin.from('blog_posts').update({ read_time: 61 }).eq('id', id);
    expect({ code: error?.code, status }).toEqual({ code: CHECK, status: 400 });
  });
});

describe('a valid link in an article', () => {
  it.each(['/', '/calculadora/saude/imc?x=1#y', 'https://example.com', 'HTTP://example.com/a//b'])(
    'is accepted: %s',
    async (link) => {
      expect((await create({ cta_1_link: link })).cta_1_link).toBe(link);
    },
  );
});
