import { describe, expect, it } from 'vitest';
import {
  backendHeaders,
  backendOrigin,
  contentSecurityPolicy,
  embedHeaders,
  headersFile,
  metaContentSecurityPolicy,
  siteHeaders,
} from './security-headers.ts';

const hosted = { VITE_SUPABASE_URL: 'https://projeto.supabase.co/' };

describe('contentSecurityPolicy', () => {
  it('allows only the site itself, and data: URLs of pictures', () => {
    expect(contentSecurityPolicy({})).toBe(
      "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
        "object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'self'",
    );
  });

  it('allows the configured backend only for connections and pictures', () => {
    const policy = contentSecurityPolicy(hosted);
    expect(policy).toContain("connect-src 'self' https://projeto.supabase.co;");
    expect(policy).toContain("img-src 'self' data: https://projeto.supabase.co;");
    expect(policy.match(/supabase/g)).toHaveLength(2);
  });

  it('allows Google Analytics only if it is configured', () => {
    const counted = contentSecurityPolicy({ VITE_GOOGLE_ANALYTICS: 'G-ABCDE12345' });
    const google = 'https://www.googletagmanager.com';
    expect(counted).toContain(`script-src 'self' ${google};`);
    expect(counted).toContain(
      `connect-src 'self' ${google} https://*.google-analytics.com https://*.analytics.google.com;`,
    );
    expect(contentSecurityPolicy({ VITE_GOOGLE_ANALYTICS: ' ' })).toBe(contentSecurityPolicy({}));
  });

  it('omits frame-ancestors in the meta tag', () => {
    expect(metaContentSecurityPolicy({})).toBe(
      contentSecurityPolicy({}).replace("; frame-ancestors 'self'", ''),
    );
  });
});

describe('backendOrigin', () => {
  it('returns only the origin', () => {
    expect(backendOrigin({ VITE_SUPABASE_URL: ' http://127.0.0.1:54321/rest/v1 ' })).toBe(
      'http://127.0.0.1:54321',
    );
    expect(backendOrigin({})).toBeNull();
    expect(backendOrigin({ VITE_SUPABASE_URL: '' })).toBeNull();
  });

  it.each(['projeto.supabase.co', 'javascript:alert(1)', "https:// ' x"])('refuses %j', (address) => {
    expect(() => backendOrigin({ VITE_SUPABASE_URL: address })).toThrow(/VITE_SUPABASE_URL/);
  });
});

describe('headers', () => {
  it('keep uploaded files from running as a page', () => {
    expect(backendHeaders({})['Content-Security-Policy']).toContain("default-src 'none'");
    expect(backendHeaders({})['Content-Security-Policy']).toContain('sandbox');
    expect(backendHeaders({})['X-Content-Type-Options']).toBe('nosniff');
  });

  it('are the same for static hosts', () => {
    const file = headersFile(hosted);
    for (const [name, value] of Object.entries(siteHeaders(hosted)))
      expect(file).toContain(`  ${name}: ${value}\n`);
    expect(file).toMatch(/^\/\*\n/);
    expect(file).toContain(
      '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n  Access-Control-Allow-Origin: *\n',
    );
    expect(file).toContain('/admin/*\n  X-Robots-Tag: noindex');
  });

  it('of embedded calculators differ only in allowing other sites to frame them', () => {
    const { 'X-Robots-Tag': robots, ...others } = embedHeaders(hosted);
    const own = siteHeaders(hosted);
    expect(robots).toBe('noindex');
    expect(own['Content-Security-Policy']).toMatch(/; frame-ancestors 'self'$/);
    expect(others).toEqual({
      ...own,
      'Content-Security-Policy': own['Content-Security-Policy']?.replace(/'self'$/, '*'),
    });
  });

  it('for static hosts end with the rule for embedding, which first removes the general policy', () => {
    const blocks = headersFile(hosted).trim().split('\n\n');
    const { 'Content-Security-Policy': policy, 'X-Robots-Tag': robots } = embedHeaders(hosted);
    expect(blocks.at(-1)).toBe(
      `/embed/*\n  ! Content-Security-Policy\n  Content-Security-Policy: ${policy}\n  X-Robots-Tag: ${robots}`,
    );
  });
});
