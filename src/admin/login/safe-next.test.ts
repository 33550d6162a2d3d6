import { describe, expect, it } from 'vitest';
import { loginPath, safeNext } from './safe-next.ts';

const ORIGIN = 'https://www.example.com';

describe('safeNext', () => {
  it.each(['/admin/blog/editar/1?aba=2#topo', '/blog/mei-das', '/'])(
    'follows an address of this site: %s',
    (next) => {
      expect(safeNext(next, ORIGIN)).toBe(next);
    },
  );

  it.each([
    null,
    '',
    'blog',
    '//elsewhere.example',
    '///elsewhere.example',
    '/\\elsewhere.example',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    '/\n/elsewhere.example',
    '/.//elsewhere.example',
    '/admin/..//elsewhere.example',
    '/.\\/elsewhere.example',
    'https://elsewhere.example',
    'https:elsewhere.example',
    'javascript:alert(1)',
    ' //elsewhere.example',
    '/admin/login',
    '/admin/login/?next=/admin/login',
  ])('goes to the dashboard instead of %j', (next) => {
    expect(safeNext(next, ORIGIN)).toBe('/admin');
  });

  it('keeps percent-encoded slashes unchanged, because they are part of a name', () => {
    expect(safeNext('/%2Felsewhere.example', ORIGIN)).toBe('/%2Felsewhere.example');
  });
});

describe('loginPath', () => {
  it('survives a round trip through the address', () => {
    const path = '/admin/blog/editar/1?a=b&c=//d#e';
    const { searchParams } = new URL(loginPath(path), ORIGIN);
    expect(safeNext(searchParams.get('next'), ORIGIN)).toBe(path);
  });

  it('omits the dashboard, which is the default', () => {
    expect(loginPath('/admin')).toBe('/admin/login');
  });
});
