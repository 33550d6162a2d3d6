import { describe, expect, it } from 'vitest';
import { sketchOf, type Measure } from './sketch.ts';

const measure = (part: Measure['part'], size: number): Measure => ({ part, size, text: `${size} m` });

/** Corners of an outline with straight sides. */
function corners(outline: string): number[][] {
  return outline
    .slice(1, -1)
    .split('L')
    .map((corner) => corner.split(' ').map(Number));
}

/** Lengths of the sides in order, rounded to tenths like the corners. */
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
    // Fills the width of 220: 8 x 27.5; 2 x 27.5.
    expect(sides(outline)).toEqual([55, 220, 55, 220]);
  });

  it('draws triangles, one of them with a right angle on the left', () => {
    const measures = [measure('base', 3), measure('height', 4)];
    const [a = [], apex = [], b = []] = corners(sketchOf('triangle', measures)?.outline ?? '');
    expect(apex[0]).toBe(((a[0] ?? 0) + (b[0] ?? 0)) / 2);
    // Fills the height of 180: 4 x 45; 5 x 45; 3 x 45.
    expect(sides(sketchOf('rightTriangle', measures)?.outline ?? '')).toEqual([180, 225, 135]);
  });

  it('draws a trapezium with either side as the longer one', () => {
    // The longer side is 220 wide, the other a third of that.
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

  it('draws a trapezium with two right angles on the left', () => {
    const measures = [measure('base', 6), measure('top', 2), measure('height', 3)];
    // 6 is drawn 220 wide, so 3 is 110 tall, 2 is 73.3 wide and the slanted side √(146.7² + 110²).
    expect(sides(sketchOf('rightTrapezium', measures)?.outline ?? '')).toEqual([110, 73.3, 183.4, 220]);
  });

  it('draws a rhombus from its diagonals', () => {
    const measures = [measure('base', 8), measure('height', 6)];
    // The diagonals are 220 and 165 long, the sides √(110² + 82.5²).
    const { outline = '', dimensions = [] } = sketchOf('rhombus', measures) ?? {};
    expect(sides(outline)).toEqual([137.5, 137.5, 137.5, 137.5]);
    expect(dimensions).toHaveLength(2);
  });

  it('draws a triangle on its longest side, whatever the order of the sides', () => {
    for (const [base, right, left] of [
      [3, 4, 5],
      [4, 5, 3],
      [5, 3, 4],
    ] as const) {
      const measures = [measure('base', base), measure('right', right), measure('left', left)];
      const { outline = '', labels = [] } = sketchOf('scaleneTriangle', measures) ?? {};
      // 5 is drawn 220 wide: 4 × 44 on the left, 3 × 44 on the right.
      expect(sides(outline)).toEqual([176, 132, 220]);
      expect(labels.map(({ text }) => text)).toEqual(['4 m', '5 m', '3 m']);
    }
  });

  it('keeps a flat triangle and its labels inside the picture', () => {
    const measures = [measure('base', 1000), measure('right', 999), measure('left', 2)];
    const { outline = '', labels = [], width = 0 } = sketchOf('scaleneTriangle', measures) ?? {};
    for (const [x = 0] of corners(outline)) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(width);
    }
    const [first, , last] = labels;
    const letters = ({ text }: { readonly text: string }) => text.length * 7;
    expect(first && first.x - letters(first)).toBeGreaterThan(0);
    expect(last && last.x + letters(last)).toBeLessThan(width);
  });

  it('draws no triangle from sides that cannot form one', () => {
    const measures = [measure('base', 10), measure('right', 4), measure('left', 5)];
    expect(sketchOf('scaleneTriangle', measures)).toBeUndefined();
  });

  it('draws a circle with its radius', () => {
    const sketch = sketchOf('circle', [measure('radius', 5)]);
    expect(sketch?.dimensions).toHaveLength(1);
    expect(sketch?.labels.map(({ text }) => text)).toEqual(['5 m']);
  });

  it('keeps figures and labels inside the picture', () => {
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

  it('draws nothing if a measure is not above zero', () => {
    expect(sketchOf('rectangle', [measure('base', 0), measure('height', 1)])).toBeUndefined();
    expect(sketchOf('circle', [measure('radius', -1)])).toBeUndefined();
    expect(sketchOf('circle', [])).toBeUndefined();
  });
});
