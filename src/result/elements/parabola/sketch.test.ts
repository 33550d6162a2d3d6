import { describe, expect, it } from 'vitest';
import { HEIGHT, sketchOf, WIDTH } from './sketch.ts';

describe('sketchOf', () => {
  it('places two roots on the axis, each a quarter of the curve’s width from its end', () => {
    // x² − 5x + 6: from 1.5 to 3.5, where y is 0.75; the vertex is at (2.5; −0.25). Of the 160 between the margins
    // three quarters are above the axis: 30 + 120; of the 260 across, each root is 65 from 160.
    const { roots, vertex, axis, yAxis, curve } = sketchOf({
      steepness: 1,
      vertex: { x: 2.5, y: -0.25, text: '' },
      roots: [
        { x: 3, text: '3' },
        { x: 2, text: '2' },
      ],
    });
    expect(axis).toBe(150);
    expect(roots.map(({ x, y, anchor }) => [x, y, anchor])).toEqual([
      [95, 150, 'end'],
      [225, 150, 'start'],
    ]);
    expect([vertex.x, vertex.y]).toEqual([160, 190]);
    expect(yAxis).toBeUndefined();
    // The curve ends at the top; its tangents there meet as far below the vertex as the ends are above it.
    expect(curve).toBe('M30 30Q160 350 290 30');
  });

  it('opens downwards for a negative coefficient, and draws a y axis within the picture', () => {
    // −x² + 4: from −4 to 4, where y is −12; the vertex is at (0; 4).
    const { axis, yAxis, vertex, curve, roots } = sketchOf({
      steepness: -1,
      vertex: { x: 0, y: 4, text: '' },
      roots: [
        { x: -2, text: '' },
        { x: 2, text: '' },
      ],
    });
    expect({ axis, yAxis, top: vertex.y }).toEqual({ axis: 70, yAxis: 160, top: 30 });
    expect(curve).toBe('M30 190Q160 -130 290 190');
    expect(roots.every(({ labelY }) => labelY < axis)).toBe(true);
  });

  it('keeps the x axis in the picture if the curve does not reach it', () => {
    for (const [steepness, y] of [
      [1, 4],
      [-1, -4],
      [2, 0],
      [1, -1e-9],
      [1e9, 1e-9],
    ] as const) {
      const { axis, vertex } = sketchOf({ steepness, vertex: { x: -1, y, text: '' }, roots: [] });
      for (const place of [axis, vertex.y]) {
        expect(place).toBeGreaterThanOrEqual(30);
        expect(place).toBeLessThanOrEqual(HEIGHT - 30);
      }
      expect(vertex.x).toBe(WIDTH / 2);
    }
  });
});
