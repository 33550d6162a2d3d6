import { describe, expect, it } from 'vitest';
import { rowChange } from './use-row-focus.ts';

describe('rowChange', () => {
  it('reports an added row, and the index of a removed one', () => {
    expect(rowChange([], ['a'])).toEqual({ kind: 'added' });
    expect(rowChange(['a', 'b'], ['a', 'b', 'c'])).toEqual({ kind: 'added' });
    expect(rowChange(['a', 'b', 'c'], ['b', 'c'])).toEqual({ kind: 'removed', index: 0 });
    expect(rowChange(['a', 'b', 'c'], ['a', 'c'])).toEqual({ kind: 'removed', index: 1 });
    expect(rowChange(['a', 'b', 'c'], ['a', 'b'])).toEqual({ kind: 'removed', index: 2 });
    expect(rowChange(['a'], [])).toEqual({ kind: 'removed', index: 0 });
  });

  it('ignores lists that were replaced or did not change', () => {
    expect(rowChange(['a', 'b'], ['a', 'b'])).toBeUndefined();
    expect(rowChange(['a', 'b', 'c'], ['d', 'e'])).toBeUndefined();
    expect(rowChange(['a', 'b'], ['c', 'd', 'e'])).toBeUndefined();
    expect(rowChange(['a', 'b', 'c'], ['a'])).toBeUndefined();
    expect(rowChange(['a', 'b'], ['a', 'b', 'c', 'd'])).toBeUndefined();
  });
});
