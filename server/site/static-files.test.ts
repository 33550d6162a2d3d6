import { describe, expect, it } from 'vitest';
import { cacheControl, isCompressible } from './static-files.ts';

describe('cacheControl', () => {
  it('keeps hashed files for a year and revalidates everything else', () => {
    expect(cacheControl('assets/app-1a2b.js')).toBe('public, max-age=31536000, immutable');
    expect(cacheControl('blog/index.html')).toBe('no-cache');
    expect(cacheControl('sw.js')).toBe('no-cache');
  });
});

describe('isCompressible', () => {
  it.each([
    'index.html',
    'assets/a.css',
    'assets/a.js',
    'backend.json',
    'icon.svg',
    'sitemap.xml',
    'robots.txt',
  ])('is true for %s', (file) => expect(isCompressible(file)).toBe(true));
  it.each(['capa.webp', 'a.png', 'fonte.woff2', 'sem-extensao'])('is false for %s', (file) =>
    expect(isCompressible(file)).toBe(false),
  );
});
