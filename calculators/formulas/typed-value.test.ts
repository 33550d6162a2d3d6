import { expect, it } from 'vitest';
import { count } from '../../src/quantity/quantity.ts';
import { withoutNoise } from './typed-value.ts';

it('withoutNoise returns the decimal that floating-point arithmetic misses', () => {
  expect(withoutNoise(count(0.1 + 0.2)).number).toBe(0.3);
  expect(withoutNoise(count(25 * 1.6 * 1.6, 'kg')).number).toBe(64);
  expect(withoutNoise(count(0)).number).toBe(0);
  expect(withoutNoise(count(-73.999)).number).toBe(-73.999);
});
