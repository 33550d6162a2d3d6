/** Checks that the form's schema and the database's constraints refuse the same values. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { checkPost } from '../../src/admin/articles/model/check-post.ts';
import { emptyForm, valuesOf, type PostForm } from '../../src/admin/articles/model/post-form.ts';
import { createPost } from '../../src/backend/posts.ts';
import { newId } from '../../src/admin/articles/new-id.ts';
import type { Client } from './support/client.ts';
import { signInAdmin } from './support/people.ts';
import { BOOT_TIMEOUT, openServer, type TestServer } from './support/server.ts';

let server: TestServer;
let admin: Client;

beforeAll(async () => {
  server = await openServer();
  admin = await signInAdmin(server);
}, BOOT_TIMEOUT);
afterAll(() => server.close());
beforeEach(() => server.database.run('delete from public.blog_posts'));

const TODAY = '2026-11-20';
const GOOD: PostForm = {
  ...emptyForm(TODAY),
  title: 'Férias',
  slug: 'ferias',
  excerpt: 'Resumo',
  content: '<p>Texto</p>',
};

const LINKS = [
  '/',
  '/a',
  '/a?b=c#d',
  '//a',
  '/\\a',
  '/\ta',
  '/a b',
  'a',
  'https://a',
  'HTTPS://A/b?c',
  'http://a',
  'http://',
  'http:///a',
  'https://a b',
  'https://?a',
  'javascript:alert(1)',
  'data:text/html,x',
  'ftp://a',
  `/${'a'.repeat(2047)}`,
  `/${'a'.repeat(2048)}`,
];

const samples: [what: string, changes: Partial<PostForm>][] = [
  ...['', ' \n', 'a', 'a'.repeat(300), 'a'.repeat(301)].map((title): [string, Partial<PostForm>] => [
    `title of ${title.length}`,
    { title },
  ]),
  ...['', 'a', 'a-b', 'A', 'á', 'a--b', '-a', 'a-', 'a b', 'a_b', 'a'.repeat(200), 'a'.repeat(201)].map(
    (slug): [string, Partial<PostForm>] => [`slug ${slug.slice(0, 9)} of ${slug.length}`, { slug }],
  ),
  ...['0', '1', '60', '61', '-5'].map((read_time): [string, Partial<PostForm>] => [
    `${read_time} minutes`,
    { read_time },
  ]),
  ...['', 'a', 'a'.repeat(2000), 'a'.repeat(2001)].map((excerpt): [string, Partial<PostForm>] => [
    `excerpt of ${excerpt.length}`,
    { excerpt },
  ]),
  ...['', '\t', 'a', 'a'.repeat(500_000), 'a'.repeat(500_001)].map((content): [string, Partial<PostForm>] => [
    `content of ${content.length}`,
    { content },
  ]),
  ...LINKS.flatMap((link): [string, Partial<PostForm>][] => [
    [`button to ${link.slice(0, 20)} of ${link.length}`, { cta_2_text: 'x', cta_2_link: link }],
    [`cover at ${link.slice(0, 20)} of ${link.length}`, { cover_image: link }],
  ]),
  ...[500, 501].map((length): [string, Partial<PostForm>] => [
    `texts of ${length}`,
    { cta_1_text: 'a'.repeat(length), cta_1_link: '/' },
  ]),
  ...[500, 501].map((length): [string, Partial<PostForm>] => [
    `description of ${length}`,
    { cover_image: '/a', cover_image_alt: 'a'.repeat(length) },
  ]),
  ...(
    [
      ['search_title', 120],
      ['search_description', 320],
      ['author_name', 120],
    ] as const
  ).flatMap(([name, most]) =>
    [most, most + 1].map((length): [string, Partial<PostForm>] => [
      `${name} of ${length}`,
      { [name]: 'a'.repeat(length) },
    ]),
  ),
  ...[50, 51].map((length): [string, Partial<PostForm>] => [
    `${length} calculators`,
    { related_calculators: Array.from({ length }, (_, index) => `n${index}`) },
  ]),
  ['a nameless calculator', { related_calculators: ['IMC', ''] }],
  ['another category', { category: 'educacional' as PostForm['category'] }],
];

it.each(samples)('form and database agree: %s', async (_what, changes) => {
  const form = { ...GOOD, ...changes };
  const isFine = Object.keys(checkPost(form)).length === 0;
  const isStored = await createPost(admin, newId(), valuesOf(form, TODAY, null)).then(
    () => true,
    () => false,
  );
  expect(isFine).toBe(isStored);
});
