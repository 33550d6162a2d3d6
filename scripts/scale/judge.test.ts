import { describe, expect, it } from 'vitest';
import { grown } from './judge.ts';

const page = (path: string, scripts: number, rest: number) => ({
  path,
  scripts,
  styles: 0,
  total: scripts + rest,
  used: scripts,
  depth: 1,
  document: 1,
  files: [],
});

describe('grown', () => {
  const small = [page('/', 80_000, 20_000), page('/calculadoras-saude', 80_000, 20_000)];

  it('lets counts differ, and lists fill up', () => {
    expect(grown(small, [page('/', 80_010, 20_010), page('/calculadoras-saude', 79_990, 31_000)])).toEqual(
      [],
    );
  });

  it('tells of scripts, of pages without lists, and of lists without end', () => {
    expect(grown(small, [page('/', 81_000, 21_000), page('/calculadoras-saude', 80_000, 40_000)])).toEqual([
      '/: 1000 bytes de JavaScript a mais',
      '/: 1000 bytes a mais, além do JavaScript',
      '/calculadoras-saude: 20000 bytes a mais, além do JavaScript',
    ]);
  });

  it('tells of a page that was not weighed before', () => {
    expect(grown([], [page('/', 1, 1)])).toEqual(['/ não foi medida no catálogo menor']);
  });
});
