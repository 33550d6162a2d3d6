import { describe, expect, it } from 'vitest';
import { median } from './statistics.ts';

describe('median', () => {
  it('is the middle figure, in whatever order they come', () => {
    expect(median([9, 1, 100])).toBe(9);
  });

  it('is the mean of the two in the middle when there is none', () => {
    expect(median([4, 1, 2, 100])).toBe(3);
  });

  it('is the figure itself when there is only one, and none of none', () => {
    expect(median([7])).toBe(7);
    expect(() => median([])).toThrow('No figures');
  });
});
