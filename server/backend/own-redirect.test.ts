import { describe, expect, it } from 'vitest';
import { withOwnRedirect } from './own-redirect.ts';

function redirectOf(address: string, siteOrigin = 'https://exemplo.com'): string | null {
  const url = `${siteOrigin}/auth/v1/verify?token=x&redirect_to=${encodeURIComponent(address)}`;
  return new URL(withOwnRedirect(new Request(url), siteOrigin).url).searchParams.get('redirect_to');
}

describe('the redirect of a mail link', () => {
  it.each(['https://exemplo.com/', 'https://exemplo.com/admin/nova-senha?a=b'])(
    'may lead to a page of the site: %s',
    (address) => expect(redirectOf(address)).toBe(address),
  );

  it('is passed on as browsers read it', () => {
    expect(redirectOf('https://mau.example\n@exemplo.com')).toBe('https://mau.example@exemplo.com/');
  });

  it.each([
    'https://mau.example/',
    'https://exemplo.com.mau.example/',
    'https://mau.example\\@exemplo.com/',
    ' https://mau.example',
    'http://exemplo.com/',
    'https://exemplo.com:8443/',
    'http://127.0.0.1:9999/',
    'https://127.9.9.9/',
    'http://[::1]:9999/',
    'programa://127.0.0.1/',
    'javascript://127.0.0.1/%0aalert(1)',
    '/admin',
    '',
  ])('is removed if it leads elsewhere: %j', (address) => expect(redirectOf(address)).toBeNull());

  it.each(['http://localhost:4321/admin', 'http://127.0.0.1:4321/admin', 'http://[::1]:4321/admin'])(
    'may lead to a local site under any name of the computer: %s',
    (address) => expect(redirectOf(address, 'http://127.0.0.1:4321')).toBe(address),
  );

  it('may not lead to another port of a local site', () => {
    expect(redirectOf('http://127.0.0.1:9999/', 'http://127.0.0.1:4321')).toBeNull();
  });

  it('is removed each time that a link repeats it', () => {
    const link =
      'https://exemplo.com/auth/v1/verify?redirect_to=https://mau.example&redirect_to=https://127.0.0.1';
    expect(withOwnRedirect(new Request(link), 'https://exemplo.com').url).toBe(
      'https://exemplo.com/auth/v1/verify',
    );
  });
});
