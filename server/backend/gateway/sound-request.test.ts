import { describe, expect, it, vi } from 'vitest';
import { faultOfAccount, faultOfBody, isSoundAddress, affectsEveryRow } from './sound-request.ts';

const at = (path: string) => new URL(path, 'http://localhost');
const columns = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`c${index}`, 1]));

/** Adds the start of each text, for the titles of tests. */
const withStart = (rows: readonly (readonly [text: string, fault: string | undefined])[]) =>
  rows.map(([text, fault]) => [text.slice(0, 30), text, fault] as const);

describe('an address', () => {
  it.each(['/rest/v1/blog_posts?slug=eq.f%C3%A9rias', '/storage/v1/object/x/a+b.png', '/auth/v1/token'])(
    '%s is valid',
    (path) => expect(isSoundAddress(at(path))).toBe(true),
  );

  it.each([
    '/rest/v1/blog_posts?slug=eq.%00',
    '/storage/v1/object/x/a%00.png',
    '/rest/v1/%zz',
    '/rest/v1/x?y=%ff',
    '/auth/v1/verify?token=x#&redirect_to=%5C',
  ])('%s is refused', (path) => expect(isSoundAddress(at(path))).toBe(false));
});

describe('a request body', () => {
  it.each([
    ['', undefined],
    ['{}', undefined],
    ['{"email":', 'json'],
    ['null', 'shape'],
    ['7', 'shape'],
    ['[]', 'shape'],
    ['{"a":"\\u0000"}', 'nul'],
    ['{"a\\u0000":1}', 'nul'],
  ])('is checked for accounts: %s', (text, fault) => {
    expect(faultOfBody('auth', text, '/auth/v1/signup')).toBe(fault);
  });

  it.each(
    withStart([
      ['[]', undefined],
      ['[{"a":["x"]},{"b":2}]', undefined],
      ['[null]', 'shape'],
      ['[[]]', 'shape'],
      ['"x"', 'shape'],
      [JSON.stringify(columns(100)), undefined],
      [JSON.stringify([columns(101)]), 'columns'],
      [JSON.stringify([{ a: ['x', '\0'] }]), 'nul'],
      [`{"a":${'['.repeat(30)}${']'.repeat(30)}}`, 'nul'],
    ]),
  )('is checked for tables: %s', (_start, text, fault) => {
    expect(faultOfBody('rest', text, '/rest/v1/blog_posts')).toBe(fault);
  });

  it.each(
    withStart([
      ['{"prefixes":["a.png","b.png"]}', undefined],
      ['{"prefix":"blog","limit":1000,"sortBy":{"column":"name"}}', undefined],
      [JSON.stringify({ prefixes: Array.from({ length: 101 }, () => 'a') }), 'rows'],
      ['["a.png"]', 'shape'],
      ['\0{', 'json'],
    ]),
  )('is checked for lists of files: %s', (_start, text, fault) => {
    expect(faultOfBody('storage', text, '/storage/v1/object/blog-images')).toBe(fault);
  });

  it('has at most 500 rows, enough for the pictures of a draft', () => {
    const rows = (count: number) => JSON.stringify(Array.from({ length: count }, () => ({ a: 1 })));
    expect(faultOfBody('rest', rows(500), '/rest/v1/blog_post_drafts')).toBeUndefined();
    expect(faultOfBody('rest', rows(501), '/rest/v1/blog_post_drafts')).toBe('rows');
  });

  it.each(['/rest/v1/rpc/list_admins', '/rest/v1/feedback', '/rest/v1/%66eedback/', '/rest/v1//rpc/x'])(
    'to %s must be a single record',
    (path) => {
      expect(faultOfBody('rest', '{"a":1}', path)).toBeUndefined();
      expect(faultOfBody('rest', '[{"a":1}]', path)).toBe('shape');
    },
  );

  it('with millions of empty values is refused without parsing it', () => {
    const parse = vi.spyOn(JSON, 'parse');
    expect(faultOfBody('rest', `[${'{},'.repeat(1_000_000)}{}]`, '/rest/v1/blog_posts')).toBe('rows');
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
    const article = `{"content":"${'<p>Um texto longo, com [colchetes].</p>'.repeat(9000)}"}`;
    expect(faultOfBody('rest', article, '/rest/v1/blog_posts')).toBeUndefined();
  });
});

describe('a request that changes every row', () => {
  it.each([
    ['DELETE', '/rest/v1/blog_posts'],
    ['DELETE', '/rest/v1/blog_posts?select=id'],
    ['PATCH', '/rest/v1/blog_posts?columns=title&order=id&limit=1'],
  ])('is refused: %s %s', (method, path) => expect(affectsEveryRow(method, at(path))).toBe(true));

  it.each([
    ['DELETE', '/rest/v1/blog_posts?id=eq.1'],
    ['PATCH', '/rest/v1/blog_posts?or=(a.eq.1)'],
    ['GET', '/rest/v1/blog_posts'],
    ['POST', '/rest/v1/blog_posts'],
    ['DELETE', '/storage/v1/object/blog-images'],
  ])('does not include: %s %s', (method, path) => expect(affectsEveryRow(method, at(path))).toBe(false));
});

const address = (length: number): string => `${'a'.repeat(length - 6)}@b.com`;

describe('the fault of an account request', () => {
  it.each([
    [{}, undefined],
    [{ email: 'ana@example.com', password: 'uma senha', data: {}, code_challenge: null }, undefined],
    [{ token_hash: {}, type: 'recovery' }, 'text'],
    [{ token: ['1'], email: 'ana@example.com' }, 'text'],
    [{ refresh_token: true }, 'text'],
    [{ password: null }, 'text'],
    [{ email: 1 }, 'text'],
    [{ email: address(255) }, undefined],
    [{ email: address(256) }, 'email'],
    [{ email: 'a\u001B]0;x\u0007@example.com' }, 'email'],
    [{ email: 'ana@example.com\n' }, 'email'],
    [{ email: '\uD800ana@example.com' }, 'email'],
    [{ email: '💡ana@example.com' }, undefined],
    [{ password: 'a\tb' }, undefined],
  ])('with the body %j is %s', (body, fault) => expect(faultOfAccount(body)).toBe(fault));
});
