import { describe, expect, it } from 'vitest';
import { middlesOf, nearestTo } from './positions.ts';

const point = (x: number) => ({ x, label: String(x), values: [1] });
const extent = { left: 100, right: 400 };

describe('middlesOf', () => {
  it('places points of lines and areas at their numbers', () => {
    const points = [point(0), point(1), point(4)];
    expect(middlesOf({ shape: 'line', points }, extent)).toEqual([100, 175, 400]);
    expect(middlesOf({ shape: 'area', points }, extent)).toEqual([100, 175, 400]);
  });

  it('gives points of columns equal widths', () => {
    const points = [point(0), point(1), point(4)];
    expect(middlesOf({ shape: 'columns', points }, extent)).toEqual([150, 250, 350]);
    expect(middlesOf({ shape: 'stackedColumns', points: [point(7)] }, extent)).toEqual([250]);
  });
});

describe('nearestTo', () => {
  it.each([
    [-50, 0],
    [137, 0],
    [138, 1],
    [999, 2],
  ])('of a place at %d returns point %d', (place, index) => {
    expect(nearestTo(place, [100, 175, 400])).toBe(index);
  });
});
