import { describe, expect, it } from 'vitest';
import { pageChunks, type Chunk } from './client-chunks.ts';

const chunk = (fileName: string, known: Partial<Chunk> = {}): Chunk => ({
  fileName,
  facadeModuleId: null,
  moduleIds: [],
  imports: [],
  ...known,
});

const chunks = [
  chunk('page.js', { facadeModuleId: '/page.tsx', moduleIds: ['/page.tsx'], imports: ['shared.js'] }),
  chunk('shared.js', { moduleIds: ['/shared.ts', '/grouped.tsx'], imports: ['base.js', 'page.js'] }),
  chunk('entry.js', { facadeModuleId: '/site/index.html', imports: ['base.js'] }),
  chunk('base.js'),
  chunk('other.js', { facadeModuleId: '/other.tsx' }),
];

describe('pageChunks', () => {
  it('starts with the entry, and follows static imports, circles too', () => {
    expect(pageChunks(chunks, ['/page.tsx'])).toEqual(['/entry.js', '/base.js', '/page.js', '/shared.js']);
  });

  it('finds a module that was put into a shared chunk', () => {
    expect(pageChunks(chunks, ['/grouped.tsx'])).toContain('/shared.js');
  });

  it('leaves out modules that only the server bundle has', () => {
    expect(pageChunks(chunks, ['/server-only.ts'])).toEqual(['/entry.js', '/base.js']);
  });

  it('needs an entry', () => {
    expect(() => pageChunks([chunk('a.js')], [])).toThrow('não tem entrada');
  });
});
