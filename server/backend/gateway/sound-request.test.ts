import { describe, expect, it } from 'vitest';
import { asksForTooMuch, faultOfBody, isSoundAddress, meetsEveryRow } from './sound-request.ts';

const at = (path: string) => new URL(path, 'http://localhost');
const columns = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`c${index}`, 1]));

describe('an address', () => {
  it.each(['/rest/v1/blog_posts?slug=eq.f%C3%A9rias', '/storage/v1/object/x/a+b.png', '/auth/v1/token'])(
    '%s is sound',
    (path) => expect(isSoundAddress(at(path))).toBe(true),
  );

  it.each([
    '/rest/v1/blog_posts?slug=eq.%00',
    '/storage/v1/object/x/a%00.png',
    '/rest/v1/%zz',
    '/rest/v1/x?y=%ff',
  ])('%s is not', (path) => expect(isSoundAddress(at(path))).toBe(false));
});

describe('a body', () => {
  it.each([
    ['', undefined],
    ['{}', undefined],
    ['{"email":', 'json'],
    ['null', 'shape'],
    ['7', 'shape'],
    ['[]', 'shape'],
    ['{"a":"\\u0000"}', 'nul'],
    ['{"a\\u0000":1}', 'nul'],
  ])('%s of a request for accounts', (text, fault) => {
    expect(faultOfBody('auth', text)).toBe(fault);
  });

  it.each([
    ['[]', undefined],
    ['[{"a":["x"]},{"b":2}]', undefined],
    ['[null]', 'shape'],
    ['[[]]', 'shape'],
    ['"x"', 'shape'],
    [JSON.stringify(columns(100)), undefined],
    [JSON.stringify([columns(101)]), 'columns'],
    [JSON.stringify([{ a: ['x', '\0'] }]), 'nul'],
    [`{"a":${'['.repeat(30)}${']'.repeat(30)}}`, 'nul'],
  ])('%.30s of a request for tables', (text, fault) => {
    expect(faultOfBody('rest', text)).toBe(fault);
  });

  it('of an upload is anything', () => {
    expect(faultOfBody('storage', '\0{')).toBeUndefined();
  });
});

describe('a request that meets every row', () => {
  it.each([
    ['DELETE', '/rest/v1/blog_posts'],
    ['DELETE', '/rest/v1/blog_posts?select=id'],
    ['PATCH', '/rest/v1/blog_posts?columns=title&order=id&limit=1'],
  ])('%s %s', (method, path) => expect(meetsEveryRow(method, at(path))).toBe(true));

  it.each([
    ['DELETE', '/rest/v1/blog_posts?id=eq.1'],
    ['PATCH', '/rest/v1/blog_posts?or=(a.eq.1)'],
    ['GET', '/rest/v1/blog_posts'],
    ['POST', '/rest/v1/blog_posts'],
    ['DELETE', '/storage/v1/object/blog-images'],
  ])('is not %s %s', (method, path) => expect(meetsEveryRow(method, at(path))).toBe(false));
});

describe('a query', () => {
  const selecting = (select: string, table = 'blog_posts') => at(`/rest/v1/${table}?select=${select}`);
  const toAndFro = (steps: number): string =>
    steps === 0 ? 'slug' : `slug,blog_posts(id,blog_post_slugs(${toAndFro(steps - 1)}))`;
  const repeated = (count: number) =>
    Array.from({ length: count }, (_, index) => `a${index}:content`).join(',');

  it.each([
    '',
    '*',
    'id,title,updated_at,addresses:blog_post_slugs(slug)',
    'slug,post:blog_posts!inner(id,slug,title,content)',
    'id,id::text',
    repeated(2),
  ])('that selects %s is served', (select) => expect(asksForTooMuch(selecting(select))).toBe(false));

  it.each([
    toAndFro(1),
    toAndFro(12),
    'id,blog_post_slugs(slug),more:blog_post_slugs(slug)',
    repeated(3),
    `title,${repeated(600)}`,
    Object.keys(columns(101)).join(),
    'title&select=blog_post_slugs(slug)&%73elect=more:blog_post_slugs(slug)',
  ])('that selects %.60s is not', (select) => expect(asksForTooMuch(selecting(select))).toBe(true));

  it('of accounts or files selects nothing', () => {
    expect(asksForTooMuch(at(`/storage/v1/object/x?select=${toAndFro(2)}`))).toBe(false);
  });
});
