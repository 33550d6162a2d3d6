import { describe, expect, it } from 'vitest';
import { sketchOf, type Measure } from './sketch.ts';

const measure = (part: Measure['part'], size: number): Measure => ({ part, size, text: `${size} m` });

/** Corners of an outline that is made of straight lines. */
function corners(outline: string): number[][] {
  return outline
    .slice(1, -1)
    .split('L')
    .map((corner) => corner.split(' ').map(Number));
}

/** Length of the sides, one after the other, in tenths as their corners. */
function sides(outline: string): number[] {
  const points = corners(outline);
  return points.map(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = points[(index + 1) % points.length] ?? [];
    return Math.round(Math.hypot(nextX - x, nextY - y) * 10) / 10;
  });
}

describe('sketchOf', () => {
  it('draws a rectangle to scale', () => {
    const { outline = '' } = sketchOf('rectangle', [measure('base', 8), measure('height', 2)]) ?? {};
    // As wide as there is room, 220: 8 x 27.5; 2 x 27.5.
    expect(sides(outline)).toEqual([55, 220, 55, 220]);
  });

  it('draws triangles, one of them with a right angle on the left', () => {
    const measures = [measure('base', 3), measure('height', 4)];
    const [a = [], apex = [], b = []] = corners(sketchOf('triangle', measures)?.outline ?? '');
    expect(apex[0]).toBe(((a[0] ?? 0) + (b[0] ?? 0)) / 2);
    // As tall as there is room, 180: 4 x 45; 5 x 45; 3 x 45.
    expect(sides(sketchOf('rightTriangle', measures)?.outline ?? '')).toEqual([180, 225, 135]);
  });

  it('draws a trapezium whichever side is the longer one', () => {
    // The longer one is 220 wide, and the other a third of it.
    for (const [base, top, drawn] of [
      [6, 2, { base: 220, top: 73.3 }],
      [2, 6, { base: 73.3, top: 220 }],
    ] as const) {
      const measures = [measure('base', base), measure('top', top), measure('height', 3)];
      const { outline = '', labels = [], dimensions = [] } = sketchOf('trapezium', measures) ?? {};
      const [, drawnTop = 0, , drawnBase = 0] = sides(outline);
      expect({ base: drawnBase, top: drawnTop }).toEqual(drawn);
      expect(labels.map(({ text }) => text)).toEqual(['3 m', `${base} m`, `${top} m`]);
      expect(dimensions).toHaveLength(3);
    }
  });

  it('draws a circle with its radius', () => {
    const sketch = sketchOf('circle', [measure('radius', 5)]);
    expect(sketch?.dimensions).toHaveLength(1);
    expect(sketch?.labels.map(({ text }) => text)).toEqual(['5 m']);
  });

  it('keeps figures and labels inside of the picture', () => {
    for (const [base, height] of [
      [1000, 1],
      [1, 1000],
      [1e-9, 1e-9],
    ] as const) {
      const sketch = sketchOf('rectangle', [
        { part: 'base', size: base, text: '123.456.789 metros' },
        measure('height', height),
      ]);
      for (const [x = 0, y = 0] of corners(sketch?.outline ?? '')) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(sketch?.width ?? 0);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(sketch?.height ?? 0);
      }
      const [, label] = sketch?.labels ?? [];
      const half = ((label?.text.length ?? 0) * 7) / 2;
      expect(label?.x).toBeGreaterThan(half);
      expect(label?.x).toBeLessThan((sketch?.width ?? 0) - half);
    }
  });

  it('draws nothing of a measure that is not above zero', () => {
    expect(sketchOf('rectangle', [measure('base', 0), measure('height', 1)])).toBeUndefined();
    expect(sketchOf('circle', [measure('radius', -1)])).toBeUndefined();
    expect(sketchOf('circle', [])).toBeUndefined();
  });
});
