import { describe, expect, it } from 'vitest';
import { fileHeaders, isCompressible } from './static-files.ts';

describe('fileHeaders', () => {
  it('keeps hashed files for a year, for pages in any frame, and revalidates everything else', () => {
    expect(fileHeaders('assets/app-1a2b.js')).toEqual({
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Access-Control-Allow-Origin': '*',
      Vary: 'Accept-Encoding',
    });
    expect(fileHeaders('blog/index.html')).toEqual({ 'Cache-Control': 'no-cache', Vary: 'Accept-Encoding' });
    expect(fileHeaders('imagens/a.png')).toEqual({ 'Cache-Control': 'no-cache' });
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
