import { describe, expect, it } from 'vitest';
import { joinShares, sharesOf } from './browser-shares.ts';
import type { Chunk } from './client-chunks.ts';

const chunk = (fileName: string, facadeModuleId: string | null = null): Chunk => ({
  fileName,
  facadeModuleId,
  moduleIds: [],
  imports: [],
});
const share = (entry: string, ...others: string[]) => ({
  chunks: [chunk(entry, '/site/index.html'), ...others.map((name) => chunk(name))],
});

describe('the shares of a catalogue', () => {
  it('are one up to a thousand calculators', () => {
    expect(sharesOf(0)).toEqual([{ from: 0, to: 0 }]);
    expect(sharesOf(52)).toEqual([{ from: 0, to: 52 }]);
    expect(sharesOf(1000)).toEqual([{ from: 0, to: 1000 }]);
  });

  it('are of much the same size above, and have every calculator once', () => {
    expect(sharesOf(1001)).toEqual([
      { from: 0, to: 500 },
      { from: 500, to: 1001 },
    ]);
    const shares = sharesOf(5000);
    expect(shares).toHaveLength(5);
    expect(shares.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, at) => from + at))).toEqual(
      Array.from({ length: 5000 }, (_, at) => at),
    );
  });
});

describe('the half that they make', () => {
  it('has what they have in common once', () => {
    const joined = joinShares([share('entry-a.js', 'um.js'), share('entry-a.js', 'dois.js')]);
    expect(joined.chunks.map(({ fileName }) => fileName)).toEqual(['entry-a.js', 'um.js', 'dois.js']);
  });

  it('is refused where that differs', () => {
    expect(() => joinShares([share('entry-a.js'), share('entry-b.js')])).toThrow('entry-a.js, entry-b.js');
    expect(() => joinShares([])).toThrow('Nenhuma parte');
  });
});
