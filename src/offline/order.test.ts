import { describe, expect, it } from 'vitest';
import type { PagePart } from './list.ts';
import { allowance, choreOf, partsInOrder, partWith, withVisit } from './order.ts';

const PARTS = [
  { address: '/a.json', first: '/' },
  { address: '/b.json', first: '/calculadora/saude/imc' },
  { address: '/c.json', first: '/calculadora/util/idade' },
];

describe('partWith', () => {
  it('finds the part in whose range a path is', () => {
    expect(partWith(PARTS, '/')?.address).toBe('/a.json');
    expect(partWith(PARTS, '/calculadora/financeira/cdi')?.address).toBe('/a.json');
    expect(partWith(PARTS, '/calculadora/saude/imc')?.address).toBe('/b.json');
    expect(partWith(PARTS, '/termos')?.address).toBe('/c.json');
  });

  it('finds none before the first', () => expect(partWith(PARTS.slice(1), '/blog')).toBeUndefined());
});

describe('partsInOrder', () => {
  it('begins with what was visited, the last visit first, and has every part once', () => {
    const addresses = (visited: string[]) => partsInOrder(PARTS, visited).map(({ address }) => address);
    expect(addresses([])).toEqual(['/a.json', '/b.json', '/c.json']);
    expect(addresses(['/termos', '/calculadora/saude/imc', '/calculadora/util/idade'])).toEqual([
      '/c.json',
      '/b.json',
      '/a.json',
    ]);
  });
});

describe('allowance', () => {
  it('counts each file once, and stops before it is exceeded', () => {
    const { take, taken } = allowance(100);
    expect(
      take({
        files: [
          ['/base.js', 60],
          ['/imc.js', 20],
        ],
      }),
    ).toBe(true);
    // 60 + 20 + 20 = 100.
    expect(
      take({
        files: [
          ['/base.js', 60],
          ['/irpf.js', 20],
        ],
      }),
    ).toBe(true);
    expect(take({ files: [['/cdi.js', 1]] })).toBe(false);
    expect(take({ files: [['/imc.js', 20]] })).toBe(true);
    expect([...taken]).toEqual(['/base.js', '/imc.js', '/irpf.js']);
  });

  it('counts a file once that one page needs twice', () => {
    expect(
      allowance(20).take({
        files: [
          ['/a.js', 20],
          ['/a.js', 20],
        ],
      }),
    ).toBe(true);
  });

  it('counts what a page carries', () => {
    // {"movedTo":"saude/imc"} has 23 characters.
    const page = { path: '/calculadora/saude/imc', files: [], data: { movedTo: 'saude/imc' } };
    expect(allowance(22).take({ files: [], page })).toBe(false);
    expect(allowance(23).take({ files: [], page })).toBe(true);
  });
});

describe('choreOf', () => {
  it('names the files of a page by their numbers in its part, and leaves out what the part does not have', () => {
    const part: PagePart = {
      files: [
        ['/a.js', 1],
        ['/b.js', 2],
        ['/c.js', 3],
      ],
      pages: [{ path: '/termos', files: [2, 0, 7] }],
    };
    const [page] = part.pages;
    expect(page && choreOf(page, part).files).toEqual([
      ['/c.js', 3],
      ['/a.js', 1],
    ]);
  });
});

describe('withVisit', () => {
  it('puts the last visit first, once', () => {
    expect(withVisit(['/a', '/b', '/c'], '/c')).toEqual(['/c', '/a', '/b']);
  });

  it('forgets the oldest of too many', () => {
    const many = Array.from({ length: 40 }, (_, number) => `/${number}`);
    const visited = withVisit(many, '/nova');
    expect(visited).toHaveLength(30);
    expect([visited[0], visited.at(-1)]).toEqual(['/nova', '/28']);
  });
});
