import { describe, expect, it } from 'vitest';
import { acceptedEncodings, fileHeaders, isCompressible, matchesEtag } from './static-file.ts';

const names = (header: string | undefined) => acceptedEncodings(header).map(({ name }) => name);

describe('acceptedEncodings', () => {
  it('prefers brotli, and respects encodings that the client refuses (q=0)', () => {
    expect(names('gzip, deflate, br, zstd')).toEqual(['br', 'gzip']);
    expect(names('gzip;q=1.0, br;q=0')).toEqual(['gzip']);
    expect(names('br; q=0.000, GZIP')).toEqual(['gzip']);
    expect(names('br;q=0.5')).toEqual(['br']);
    expect(names('identity')).toEqual([]);
    expect(names(undefined)).toEqual([]);
  });
});

describe('fileHeaders', () => {
  it('caches hashed files for a year and revalidates everything else', () => {
    expect(fileHeaders('assets/app-1a2b.js')['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(fileHeaders('blog/index.html')['Cache-Control']).toBe('no-cache');
    expect(fileHeaders('sw.js')['Cache-Control']).toBe('no-cache');
  });

  it('sets content types, with UTF-8 for text', () => {
    expect(fileHeaders('index.html')).toMatchObject({
      'Content-Type': 'text/html; charset=utf-8',
      Vary: 'Accept-Encoding',
    });
    expect(fileHeaders('a.png')['Content-Type']).toBe('image/png');
    expect(fileHeaders('sem-extensao')['Content-Type']).toBe('application/octet-stream');
  });

  it('compresses text only', () => {
    expect(isCompressible('assets/a.css')).toBe(true);
    expect(isCompressible('capa.webp')).toBe(false);
  });
});

describe('matchesEtag', () => {
  it('compares weakly, also in lists', () => {
    expect(matchesEtag('"x", W/"y"', '"y"')).toBe(true);
    expect(matchesEtag('*', '"y"')).toBe(true);
    expect(matchesEtag('"x"', '"y"')).toBe(false);
    expect(matchesEtag(undefined, '"y"')).toBe(false);
  });
});
