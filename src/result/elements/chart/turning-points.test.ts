import { expect, it } from 'vitest';
import { crossing, widestPoint } from './turning-points.ts';

const points = (...pairs: readonly (readonly number[])[]) => pairs.map((values) => ({ values }));

it('widestPoint finds the widest gap between two series, or the end of a single one', () => {
  expect(widestPoint(points([100, 100], [90, 70], [50, 0], [0, 0]))).toBe(2);
  expect(widestPoint(points([1], [2], [3]))).toBe(2);
  expect(widestPoint(points([1, 1], [2, 2]))).toBe(1);
});

it('crossing finds the point at which two series cross', () => {
  expect(crossing(points([100, 0], [80, 20], [40, 60], [0, 100]))).toBe(2);
  expect(crossing(points([0, 0], [10, 8], [20, 15]))).toBeUndefined();
  expect(crossing(points([0, 0], [1, 2], [2, 2], [3, 2]))).toBe(3);
  expect(crossing(points([1], [2]))).toBeUndefined();
});
